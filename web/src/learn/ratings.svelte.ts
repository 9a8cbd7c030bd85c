/** The solver's and the puzzles' ratings; they are kept in the browser, and every tab follows. */

import { keep, kept } from '../settings/settings.svelte'
import type { Puzzle } from './course'
import { rated, ratingsFrom, UNRATED, type Ratings } from './rating'

const KEY = 'gipf.ratings'

let now = $state.raw<Ratings>(ratingsFrom(kept(KEY)))

export function ratings(): Ratings {
  return now
}

function change(next: Ratings): void {
  now = next
  keep(KEY, now)
}

/** Rate a first try. */
export function rate(puzzle: Puzzle, isSolved: boolean): void {
  change(rated(now, puzzle, isSolved))
}

export function noteStreak(length: number): void {
  if (length > now.best) change({ ...now, best: length })
}

export function noteDaily(day: string): void {
  change({ ...now, daily: day })
}

export function forgetRatings(): void {
  change(UNRATED)
}

addEventListener('storage', ({ key }) => {
  if (key === KEY) now = ratingsFrom(kept(KEY))
})
