import { expect, test } from 'vitest'
import type { Puzzle } from './course'
import { counts, rated, ratingOf, ratingsFrom, UNRATED } from './rating'

const puzzle = (id: string, difficulty: number) => ({ id, difficulty }) as Puzzle
const EASY = puzzle('a', 1)
const HARD = puzzle('b', 5)

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
