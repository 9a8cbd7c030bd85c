/** Ratings in puzzles: after each first try the solver's and the puzzle's move, as in a game between them (Elo). */

import type { Puzzle } from './course'

export interface Ratings {
  /** The solver's rating. */
  player: number
  /** By the name of a puzzle that was tried: what the first try changed in the solver's rating. */
  changes: Readonly<Record<string, number>>
  /** By the name of a puzzle whose rating has moved. */
  puzzles: Readonly<Record<string, number>>
  /** The longest streak. */
  best: number
  /** The day of the last daily puzzle that was solved, as `2026-11-16`. */
  daily: string
}

export const UNRATED: Ratings = { player: 1200, changes: {}, puzzles: {}, best: 0, daily: '' }

/** A puzzle of the lowest difficulty begins here, and of each further one so much higher. */
const EASIEST = 1000
const STEP = 250
/** The most a rating moves: a newcomer's much, a puzzle's little. */
const NEWCOMER = 48
const SETTLED = 16
const PUZZLE = 12
export const LOWEST = 400

/** The rating a puzzle has before anybody has tried it. */
export function firstRatingOf({ difficulty }: Puzzle): number {
  return EASIEST + STEP * (difficulty - 1)
}

export function ratingOf({ puzzles }: Ratings, puzzle: Puzzle): number {
  return puzzles[puzzle.id] ?? firstRatingOf(puzzle)
}

/** Whether a try at a puzzle counts: the first one does. */
export function counts({ changes }: Ratings, { id }: Puzzle): boolean {
  return !(id in changes)
}

/** Give the ratings after a first try; one that does not count changes nothing. */
export function rated(ratings: Ratings, puzzle: Puzzle, isSolved: boolean): Ratings {
  if (!counts(ratings, puzzle)) return ratings
  const theirs = ratingOf(ratings, puzzle)
  const expected = 1 / (1 + 10 ** ((theirs - ratings.player) / 400))
  const surprise = (isSolved ? 1 : 0) - expected
  const tries = Object.keys(ratings.changes).length
  const most = Math.max(SETTLED, NEWCOMER - 2 * tries)
  const player = Math.max(LOWEST, Math.round(ratings.player + most * surprise))
  return {
    ...ratings,
    player,
    changes: { ...ratings.changes, [puzzle.id]: player - ratings.player },
    puzzles: { ...ratings.puzzles, [puzzle.id]: Math.round(theirs - PUZZLE * surprise) },
  }
}

/** Take what fits from what was kept. */
export function ratingsFrom(data: unknown): Ratings {
  const given = (data && typeof data === 'object' ? data : {}) as Record<string, unknown>
  const numbers = (value: unknown): Record<string, number> =>
    Object.fromEntries(
      Object.entries(value && typeof value === 'object' ? value : {}).filter(([, n]) => Number.isFinite(n)),
    ) as Record<string, number>
  return {
    player: Number.isFinite(given.player) ? (given.player as number) : UNRATED.player,
    changes: numbers(given.changes),
    puzzles: numbers(given.puzzles),
    best: Number.isFinite(given.best) ? (given.best as number) : 0,
    daily: typeof given.daily === 'string' ? given.daily : '',
  }
}
