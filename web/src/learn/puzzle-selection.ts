/** Which puzzle comes: that of the day, the one that suits a solver, the next of a streak; and those of a kind. */

import { agreementOf, hasPotentials, type Agreement } from '../variant'
import type { Chapter, Puzzle, Theme } from './course'
import { stepsDone, type Progress } from './plan'
import { firstRatingOf, ratingOf, type Ratings } from './rating'

/** The first puzzle of a streak has about this rating, and each further one so much more. */
const FIRST = 1000
const RISE = 60
/** Of so many that suit, one is taken. */
const AMONG = 6
/** Puzzles of a streak before the first with potentials. */
const PLAIN = 5
/** The puzzle of the day is for everybody: at most so hard. */
const FOR_ALL = 1400

export interface Kind {
  /** The name of a theme; empty for all. */
  theme: string
  /** A sort of variants, as `sortOf` gives it; empty for all. */
  variant: string
}

/** All puzzles of a kind. */
export function puzzlesOf(themes: readonly Theme[], { theme, variant }: Kind): Puzzle[] {
  return themes
    .filter(({ id }) => !theme || id === theme)
    .flatMap(({ puzzles }) => puzzles)
    .filter((puzzle) => !variant || sortOf(puzzle.variant) === variant)
}

/** The sort of a variant: its base, and a plus where it has potentials of its own. */
export function sortOf(variant: string): string {
  return /^\w+\+?/.exec(variant)?.[0] ?? variant
}

/** By sort, the first of the variants there are puzzles of. */
export function sortsOf(themes: readonly Theme[]): Map<string, string> {
  const every = puzzlesOf(themes, { theme: '', variant: '' }).map(({ variant }) => variant)
  return new Map(every.toReversed().map((variant) => [sortOf(variant), variant]))
}

/** Write a day as `2026-11-16`, where the reader is. */
export function dayOf(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

function isPlain({ variant }: { variant: string }): boolean {
  return !hasPotentials(agreementOf(variant))
}

function isBasic({ variant }: { variant: string }): boolean {
  return agreementOf(variant).base === 'basic'
}

/** What somebody has met: basic pieces only, GIPF-pieces too, or also potentials. */
export type Met = 'basic' | 'gipf' | 'potentials'

/** The most that one of several games has. */
export function metIn(agreed: readonly Agreement[]): Met {
  if (agreed.some(hasPotentials)) return 'potentials'
  return agreed.every(({ base }) => base === 'basic') ? 'basic' : 'gipf'
}

/** The games somebody has met in the course or in a puzzle. */
export function gamesMet(
  chapters: readonly Chapter[],
  themes: readonly Theme[],
  progress: Progress,
  { changes }: Ratings,
): Agreement[] {
  const lessons = chapters.flatMap((chapter) => chapter.lessons)
  const puzzles = themes.flatMap((theme) => theme.puzzles)
  return [
    ...lessons.filter((lesson) => !lesson.game && stepsDone(lesson, progress) > 0),
    ...puzzles.filter(({ id }) => id in progress || id in changes),
  ].map(({ variant }) => agreementOf(variant))
}

/** The puzzles with nothing in them that somebody has not met; where there are none, those with the least. */
function metAmong(puzzles: readonly Puzzle[], met: Met): readonly Puzzle[] {
  const plain = met === 'potentials' ? puzzles : orAll(puzzles, isPlain)
  return met === 'basic' ? orAll(plain, isBasic) : plain
}

/** The puzzle of a day: the same for everybody, without potentials and not hard; none again before all such have come. */
export function dailyPuzzle(puzzles: readonly Puzzle[], day: string): Puzzle | null {
  const days = Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000)
  const forAll = orAll(puzzles, (puzzle) => isPlain(puzzle) && firstRatingOf(puzzle) <= FOR_ALL)
  const sorted = forAll.toSorted((one, other) => mixed(one.id) - mixed(other.id))
  return sorted[((days % sorted.length) + sorted.length) % sorted.length] ?? null
}

/** The puzzle nearest to a solver's rating that was not solved yet, with nothing in it they have not met. */
export function suitedPuzzle(
  puzzles: readonly Puzzle[],
  ratings: Ratings,
  progress: Progress,
  met: Met,
): Puzzle | null {
  const open = puzzles.filter(({ id }) => progress[id] !== 'solved')
  return nearest(metAmong(open, met), ratings, ratings.player)[0] ?? null
}

/** The next puzzle of a streak, harder than those before it; `chance` is from 0 to 1. */
export function nextInStreak(
  puzzles: readonly Puzzle[],
  ratings: Ratings,
  used: readonly string[],
  met: Met,
  chance: number,
): Puzzle | null {
  const left = puzzles.filter(({ id }) => !used.includes(id))
  const fit = metAmong(left, met === 'potentials' && used.length < PLAIN ? 'gipf' : met)
  const suited = nearest(fit, ratings, FIRST + RISE * used.length).slice(0, AMONG)
  return suited[Math.min(suited.length - 1, Math.floor(chance * suited.length))] ?? null
}

/** The puzzles that fit; all where none does. */
function orAll(puzzles: readonly Puzzle[], fits: (puzzle: Puzzle) => boolean): readonly Puzzle[] {
  const found = puzzles.filter(fits)
  return found.length ? found : puzzles
}

function nearest(puzzles: readonly Puzzle[], ratings: Ratings, rating: number): Puzzle[] {
  const distance = (puzzle: Puzzle) => Math.abs(ratingOf(ratings, puzzle) - rating)
  return puzzles.toSorted((one, other) => distance(one) - distance(other))
}

/** A number from a name that has nothing to do with its order (FNV-1a). */
function mixed(name: string): number {
  let hash = 0x811c9dc5
  for (const letter of name) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193)
  return hash >>> 0
}
