import { expect, test } from 'vitest'
import { agreementOf } from '../variant'
import type { Chapter, Puzzle, Theme } from './course'
import type { Progress } from './plan'
import * as selection from './puzzle-selection'
import { rated, UNRATED } from './rating'

const puzzle = (id: string, difficulty = 1, variant = 'basic') => ({ id, difficulty, variant }) as Puzzle
const EASY = puzzle('a')
const HARD = puzzle('b', 5, 'matrx')
const THEMES = [
  { id: 'win-1', puzzles: [EASY, puzzle('c', 2)] },
  { id: 'win-2', puzzles: [HARD, puzzle('d', 3, 'standard+Z6')] },
] as unknown as Theme[]
const ALL = selection.puzzlesOf(THEMES, { theme: '', variant: '' })

test('puzzles are chosen by theme and by variant', () => {
  expect(selection.puzzlesOf(THEMES, { theme: 'win-2', variant: '' }).map(({ id }) => id)).toEqual(['b', 'd'])
  expect(selection.puzzlesOf(THEMES, { theme: '', variant: 'matrx' })).toEqual([HARD])
  expect([...selection.sortsOf(THEMES).keys()].sort()).toEqual(['basic', 'matrx', 'standard+'])
  expect(selection.puzzlesOf(THEMES, { theme: '', variant: 'standard+' }).map(({ id }) => id)).toEqual(['d'])
})

test('every day has its puzzle, and in as many days as there are fit ones all of them come', () => {
  expect(selection.dayOf(new Date(2026, 10, 6))).toBe('2026-11-06')
  const fit = ['e', 'f', 'g', 'h'].map((id) => puzzle(id, 2, 'standard'))
  const days = ['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02']
  const found = days.map((day) => selection.dailyPuzzle(fit, day)?.id)
  expect(new Set(found).size).toBe(4)
  expect(selection.dailyPuzzle(fit.toReversed(), '2026-11-30')?.id).toBe(found[1])
  expect(selection.dailyPuzzle([], '2026-11-30')).toBeNull()
})

test('the puzzle of a day is neither hard nor with potentials, unless there are no others', () => {
  const days = ['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02']
  expect(new Set(days.map((day) => selection.dailyPuzzle(ALL, day)?.id))).toEqual(new Set(['a', 'c']))
  expect(selection.dailyPuzzle([HARD], '2026-11-30')).toBe(HARD)
})

test('potentials are met in a lesson about them, or in a puzzle', () => {
  const lesson = { id: 'zertz', variant: 'standard+Z6', steps: [{ id: 'jump' }, { id: 'load' }] }
  const chapters = [{ id: 'potentials', lessons: [lesson] }] as unknown as Chapter[]
  const met = (progress: Progress, ratings = UNRATED) =>
    selection.metIn(selection.gamesMet(chapters, THEMES, progress, ratings))
  expect(met({ a: 'solved', c: 'shown' })).toBe('basic')
  expect(met({ 'zertz/jump': 'solved' })).toBe('potentials')
  expect(met({ d: 'shown' })).toBe('potentials')
  expect(met({}, rated(UNRATED, HARD, false))).toBe('potentials')
  expect(selection.metIn(['basic', 'standard'].map(agreementOf))).toBe('gipf')
})

test('the puzzle that suits is the nearest by rating that was not solved', () => {
  expect(selection.suitedPuzzle(ALL, UNRATED, {}, 'potentials')?.id).toBe('c')
  expect(selection.suitedPuzzle(ALL, UNRATED, { c: 'solved' }, 'potentials')?.id).toBe('a')
  expect(selection.suitedPuzzle(ALL, { ...UNRATED, player: 2000 }, {}, 'potentials')?.id).toBe('b')
  expect(selection.suitedPuzzle([EASY], UNRATED, { a: 'solved' }, 'potentials')).toBeNull()
})

test('whoever has not met potentials is given puzzles without them, as long as there are any', () => {
  const strong = { ...UNRATED, player: 2000 }
  expect(selection.suitedPuzzle(ALL, strong, {}, 'basic')?.id).toBe('c')
  expect(selection.suitedPuzzle(ALL, strong, { a: 'solved', c: 'solved' }, 'gipf')?.id).toBe('b')
})

function streak(puzzles: readonly Puzzle[], met: selection.Met, chance: number): string[] {
  const used: string[] = []
  for (let next; (next = selection.nextInStreak(puzzles, UNRATED, used, met, chance));) used.push(next.id)
  return used
}

test('a streak goes from easy to hard, and no puzzle comes twice', () => {
  expect(streak(ALL, 'potentials', 0)).toEqual(['a', 'c', 'd', 'b'])
  expect(streak(ALL, 'potentials', 1)).toEqual(['c', 'a', 'b', 'd'])
})

test('in a streak potentials come only after others, and last for whoever has not met them', () => {
  const plain = ['e', 'f', 'g', 'h', 'i', 'j', 'k'].map((id) => puzzle(id, 4, 'standard'))
  const easy = puzzle('y', 1, 'standard+Z6')
  expect(streak([easy, ...plain], 'potentials', 0).indexOf('y')).toBe(5)
  expect(streak([easy, ...plain], 'gipf', 0).indexOf('y')).toBe(7)
})

test('whoever has met basic pieces only is given puzzles of the basic game, as long as there are any', () => {
  const standard = puzzle('s', 2, 'standard')
  const basic = puzzle('t', 5)
  const suited = (met: selection.Met, progress: Progress = {}) =>
    selection.suitedPuzzle([standard, basic], { ...UNRATED, player: 1200 }, progress, met)?.id
  expect(suited('gipf')).toBe('s')
  expect(suited('basic')).toBe('t')
  expect(suited('basic', { t: 'solved' })).toBe('s')
  expect(streak([standard, basic], 'basic', 0)).toEqual(['t', 's'])
})
