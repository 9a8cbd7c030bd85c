import { beforeAll, expect, test } from 'vitest'
import { bundleOf } from '../locales'
import { speakWith } from '../locales/language.svelte'
import type { SideScene } from '../server-types'
import { moveName, spotName } from './words'

beforeAll(async () => speakWith('de', await bundleOf('de')))

test('a move that is a word is said in the reader’s language, a point stays as it is', () => {
  expect(['paper', 'rock', 'pass', 'f5', 'd4-d6', 'Wd4'].map(moveName)).toEqual([
    'Papier',
    'Stein',
    'Passen',
    'f5',
    'd4-d6',
    'Wd4',
  ])
})

test('a red piece within a stack is told', () => {
  const red = { kind: 'dvonn', owner: null }
  const white = { kind: 'piece', owner: 'w' as const }
  const scene = {
    tiles: [] as SideScene['tiles'],
    pieces: { e3: [red, white], f3: [white, white] },
  } as unknown
  expect(spotName(scene as SideScene, 'e3')).toMatch(/2 hoch, darin: DVONN-Stein$/)
  expect(spotName(scene as SideScene, 'f3')).toMatch(/2 hoch$/)
})
