import { expect, test } from 'vitest'
import * as choosing from './choosing'
import type { Puzzle, Theme } from './course'
import { counts, rated, ratingOf, ratingsFrom, UNRATED } from './rating'

const puzzle = (id: string, difficulty = 1, variant = 'basic') => ({ id, difficulty, variant }) as Puzzle
const EASY = puzzle('a')
const HARD = puzzle('b', 5, 'matrx')
const THEMES = [
  { id: 'win-1', puzzles: [EASY, puzzle('c', 2)] },
  { id: 'win-2', puzzles: [HARD, puzzle('d', 3, 'standard+Z6')] },
] as unknown as Theme[]
const ALL = choosing.puzzlesOf(THEMES, { theme: '', variant: '' })

test('who solves a puzzle wins points, and the puzzle loses some', () => {
  const after = rated(UNRATED, HARD, true)
  expect(after.player).toBeGreaterThan(UNRATED.player)
  expect(ratingOf(after, HARD)).toBeLessThan(ratingOf(UNRATED, HARD))
  expect(after.changes).toEqual({ b: after.player - UNRATED.player })
})

test('a hard puzzle brings more than an easy one, and costs less', () => {
  expect(rated(UNRATED, HARD, true).player).toBeGreaterThan(rated(UNRATED, EASY, true).player)
  expect(rated(UNRATED, HARD, false).player).toBeGreaterThan(rated(UNRATED, EASY, false).player)
})

test('only the first try counts', () => {
  const after = rated(UNRATED, EASY, false)
  expect(counts(after, EASY)).toBe(false)
  expect(rated(after, EASY, true)).toBe(after)
})

test('what was kept and cannot be understood is left out', () => {
  expect(ratingsFrom('nonsense')).toEqual(UNRATED)
  expect(ratingsFrom({ player: 'x', puzzles: { a: 3, b: null }, best: 4 })).toEqual({
    ...UNRATED,
    puzzles: { a: 3 },
    best: 4,
  })
})

test('puzzles are chosen by theme and by variant', () => {
  expect(choosing.puzzlesOf(THEMES, { theme: 'win-2', variant: '' }).map(({ id }) => id)).toEqual(['b', 'd'])
  expect(choosing.puzzlesOf(THEMES, { theme: '', variant: 'matrx' })).toEqual([HARD])
  expect([...choosing.sortsOf(THEMES).keys()].sort()).toEqual(['basic', 'matrx', 'standard+'])
  expect(choosing.puzzlesOf(THEMES, { theme: '', variant: 'standard+' }).map(({ id }) => id)).toEqual(['d'])
})

test('every day has its puzzle, and in as many days as there are puzzles all of them come', () => {
  expect(choosing.dayOf(new Date(2026, 10, 6))).toBe('2026-11-06')
  const days = ['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02']
  const found = days.map((day) => choosing.dailyPuzzle(ALL, day)?.id)
  expect(new Set(found).size).toBe(4)
  expect(choosing.dailyPuzzle(ALL.toReversed(), '2026-11-30')?.id).toBe(found[1])
  expect(choosing.dailyPuzzle([], '2026-11-30')).toBeNull()
})

test('the puzzle that suits is the nearest by rating that was not solved', () => {
  expect(choosing.suitedPuzzle(ALL, UNRATED, {})?.id).toBe('c')
  expect(choosing.suitedPuzzle(ALL, UNRATED, { c: 'solved' })?.id).toBe('a')
  expect(choosing.suitedPuzzle(ALL, { ...UNRATED, player: 2000 }, {}, 'b')?.id).toBe('d')
  expect(choosing.suitedPuzzle([EASY], UNRATED, { a: 'solved' })).toBeNull()
})

test('a streak goes from easy to hard, and no puzzle comes twice', () => {
  const used: string[] = []
  for (let next; (next = choosing.nextInStreak(ALL, UNRATED, used, 0));) used.push(next.id)
  expect(used[0]).toBe('a')
  expect(used.toSorted()).toEqual(['a', 'b', 'c', 'd'])
  expect(choosing.nextInStreak(ALL, UNRATED, [], 1)?.id).toBe('b')
})
