import { expect, test } from 'vitest'
import { speakWith } from '../locales/language.svelte'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { ArchivedGameData } from '../server-types'
import { readArchive } from './archive'
import { joined, joinedRatings } from './merging'
import { partsOf } from './parts'

const texts = new FluentBundle('en')
texts.addResource(
  new FluentResource('archive-no-file = none\narchive-newer = newer\narchive-damaged = damaged'),
)
speakWith('en', texts)

const archive = { gipf: 'archive', version: 1, written: '', games: [], browser: {} }

test('a file that is none of ours, is too new or is damaged is refused', () => {
  const refused = (data: unknown) => () => readArchive(typeof data === 'string' ? data : JSON.stringify(data))
  for (const none of ['', 'no JSON', '7', 'null', '[]', '{}']) expect(refused(none)).toThrow('none')
  expect(refused({ ...archive, version: 2 })).toThrow('newer')
  expect(refused({ ...archive, games: 5 })).toThrow('damaged')
  expect(refused({ ...archive, browser: null })).toThrow('damaged')
  expect(readArchive(JSON.stringify(archive)).games).toEqual([])
})

test('games are sent in parts of a size, however large one of them is', () => {
  const games = [10, 10, 200, 10].map((size) => ({ id: 'x'.repeat(size) }) as ArchivedGameData)
  expect(partsOf(games, 60).map((part) => part.length)).toEqual([2, 1, 1])
  expect(partsOf([])).toEqual([])
})

test('what was solved in either place is solved', () => {
  const here = { 'gipf.progress': { a: 'solved', b: 'shown' } }
  const there = { 'gipf.progress': { a: 'shown', b: 'solved', c: 'shown' } }
  expect(joined(here, there)).toEqual({ 'gipf.progress': { a: 'solved', b: 'solved', c: 'shown' } })
})

test('first tries of both places count once, and give one rating', () => {
  const here = { player: 1230, changes: { a: 20, b: 10 }, puzzles: { a: 900 }, best: 3, daily: '2026-11-16' }
  const there = { player: 1205, changes: { a: 20, c: -15 }, puzzles: { a: 899, c: 1010 }, best: 5, daily: '' }
  const both = joinedRatings(here, there)
  expect(both).toEqual({
    player: 1215,
    changes: { a: 20, b: 10, c: -15 },
    puzzles: { a: 900, c: 1010 },
    best: 5,
    daily: '2026-11-16',
  })
  expect(joinedRatings(both, there)).toEqual(both)
  expect(joinedRatings({}, here)).toEqual(here)
})

test('what was chosen here stays, and where nothing was, what was chosen there is taken', () => {
  const here = { 'gipf.settings': { look: 'table' }, 'gipf.tips': ['push'] }
  const there = {
    'gipf.settings': { look: 'contrast', name: 'Ann' },
    'gipf.tips': ['row'],
    'gipf.met': true,
    x: 1,
  }
  expect(joined(here, there)).toMatchObject({
    'gipf.settings': { look: 'table', name: 'Ann', theme: 'auto' },
    'gipf.tips': ['push', 'row'],
    'gipf.met': true,
  })
  expect(joined(here, there)).not.toHaveProperty('x')
})
