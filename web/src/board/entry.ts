/**
 * Entering a move: what has been picked, pointed at and chosen so far, as a value.
 *
 * Every function here takes the scene and an entry and gives the next entry, and the text of the move once
 * it is decided. Nothing here knows a rule: only the options of the scene.
 */

import { POTENTIALS } from '../agreement'
import type { Letter, Option, Row, Scene } from '../scene'
import { begunRow, clearOf, forcedRow, pickRow, rowsToClear, toggle } from './clearing'

export interface Entry {
  /** The unit picked in the reserve, to be pushed in. */
  letter: Letter | null
  /** The spot of the potential that is picked up. */
  held: string | null
  /** What is pointed at. */
  aim: Aim | null
  /** The row chosen to be cleared: its place in `scene.rows`. */
  row: number | null
  /** The spots of that row whose top is taken. */
  taken: string[]
  /** The spots of that row that the player has turned between taken and kept. */
  turned: string[]
}

/** A point and what may be done there: one option, or several to choose from. */
export interface Aim {
  point: string
  options: Option[]
  /** Which of the options; null while that is open. */
  chosen: number | null
  /** Whether it stays when the pointer leaves: it was tapped once, or there is something to choose. */
  fixed: boolean
}

/** What follows from doing something. */
export interface Step {
  entry: Entry
  /** The move, once it is decided. */
  move: string | null
}

/** How the board is touched: a tap shows first what it would do, a click or a key does it. */
export type Manner = 'click' | 'tap' | 'key'

/** Units in the order in which they come into a game; the last forfeits the others, so nobody means it first. */
const ORDER: readonly Letter[] = ['G', ...POTENTIALS, 'B']

/** Begin to enter a move; `usual` is what the player pushed in last. */
export function begin(scene: Scene, usual: Letter | null = null): Entry {
  const letters = pushable(scene)
  const letter = usual && letters.includes(usual) ? usual : (letters[0] ?? null)
  return { letter, held: null, aim: null, ...begunRow(scene) }
}

/** The units that may be pushed in. */
export function pushable(scene: Scene): Letter[] {
  const found = new Set(
    scene.options.filter((option) => option.kind === 'push').map((option) => option.letter),
  )
  return ORDER.filter((letter) => found.has(letter))
}

/** The spots of the potentials that may be used. */
export function usable(scene: Scene): string[] {
  const uses = scene.options.filter((option) => option.kind === 'use')
  return [...new Set(uses.flatMap((option) => option.from))]
}

/** The ways in which the picked unit may be pushed in. */
function pushes(scene: Scene, entry: Entry): Option[] {
  return scene.options.filter(
    (option) => option.kind === 'extra' || (option.kind === 'push' && option.letter === entry.letter),
  )
}

function uses(scene: Scene, held: string): Option[] {
  return scene.options.filter((option) => option.kind === 'use' && option.from.includes(held))
}

/** What may be done at a point with what is picked. */
export function optionsAt(scene: Scene, entry: Entry, point: string): Option[] {
  if (entry.held) return uses(scene, entry.held).filter((option) => option.to === point)
  const isEmpty = !scene.piles[point]
  return pushes(scene, entry).filter(
    (option) => option.from.includes(point) || (isEmpty && option.to === point),
  )
}

/** The points at which something may be done now. */
export function targets(scene: Scene, entry: Entry): Set<string> {
  if (entry.held) return new Set(uses(scene, entry.held).map((option) => option.to ?? ''))
  const found = new Set(usable(scene))
  for (const option of pushes(scene, entry)) {
    option.from.forEach((dot) => found.add(dot))
    if (option.to && !scene.piles[option.to]) found.add(option.to)
  }
  for (const row of rowsToClear(scene)) {
    const isChosen = scene.rows.indexOf(row) === entry.row
    const isTurned = isChosen && row !== forcedRow(scene)
    for (const spot of isTurned ? row.may : row.spots) found.add(spot)
  }
  return found
}

/** The row that is chosen. */
export function chosenRow(scene: Scene, entry: Entry): Row | null {
  return entry.row === null ? null : (scene.rows[entry.row] ?? null)
}

/** The option that would be decided now: what the preview shows. */
export function preview(scene: Scene, entry: Entry): Option | null {
  if (entry.aim) return entry.aim.chosen === null ? null : (entry.aim.options[entry.aim.chosen] ?? null)
  const row = chosenRow(scene, entry)
  const move = row && clearOf(row, entry.taken)
  return scene.options.find((option) => option.move === move) ?? null
}

function undecided(entry: Entry): Step {
  return { entry, move: null }
}

function decided(entry: Entry, option: Option): Step {
  return { entry: { ...entry, aim: null, held: null }, move: option.move }
}

/** Point at a point, or at nothing; `chosen` is the option the pointer leans towards. */
export function aimAt(scene: Scene, entry: Entry, point: string | null, chosen: number | null = null): Entry {
  if (entry.aim?.fixed) return entry
  const options = point === null ? [] : optionsAt(scene, entry, point)
  if (point === null || !options.length) return entry.aim ? { ...entry, aim: null } : entry
  const only = options.length === 1 ? 0 : chosen
  if (entry.aim?.point === point && entry.aim.chosen === only) return entry
  return { ...entry, aim: { point, options, chosen: only, fixed: false } }
}

/** Choose one of the options that are pointed at: a direction, or what covers. */
export function choose(entry: Entry, chosen: number): Entry {
  return entry.aim ? { ...entry, aim: { ...entry.aim, chosen, fixed: true } } : entry
}

/** Lean towards one of the options that are to be chosen from, or towards none: what is leant to is shown. */
export function lean(entry: Entry, chosen: number | null): Entry {
  const { aim } = entry
  if (!aim?.fixed || aim.options.length === 1 || aim.chosen === chosen) return entry
  return { ...entry, aim: { ...aim, chosen } }
}

/** Decide one of the options that are pointed at. */
export function take(entry: Entry, chosen: number): Step {
  const option = entry.aim?.options[chosen]
  return option ? decided(entry, option) : undecided(entry)
}

/** Do what may be done at a point. */
export function act(scene: Scene, entry: Entry, point: string, manner: Manner): Step {
  if (forcedRow(scene)?.spots.includes(point)) return confirm(scene, entry)
  if (entry.row !== null || rowsToClear(scene).length) return undecided(actOnRow(scene, entry, point))
  const pointed = entry.aim?.fixed ? entry.aim.options.findIndex((option) => option.to === point) : -1
  if (pointed >= 0 && entry.aim?.point !== point) return take(entry, pointed)
  const options = optionsAt(scene, entry, point)
  if (options.length) return actOn(entry, point, options, manner)
  if (entry.held !== point && usable(scene).includes(point)) {
    return undecided({ ...entry, held: point, aim: null })
  }
  return undecided(letGo(entry))
}

/** From a dot one goes by an arrow; elsewhere one way is gone at once, or after a first tap has shown it. */
function actOn(entry: Entry, point: string, options: Option[], manner: Manner): Step {
  const aim = entry.aim?.point === point && entry.aim.fixed ? entry.aim : null
  const isOnly = options.length === 1
  const chosen = isOnly ? 0 : (aim?.chosen ?? null)
  const option = chosen === null ? null : options[chosen]
  const isDot = option?.kind === 'push' && option.from.includes(point)
  const isShownFirst = manner === 'tap' || (manner === 'click' && isDot)
  if (option && (aim || (isOnly && !isShownFirst))) return decided(entry, option)
  return undecided({ ...entry, aim: { point, options, chosen, fixed: true } })
}

function actOnRow(scene: Scene, entry: Entry, point: string): Entry {
  const row = chosenRow(scene, entry)
  if (row?.may.includes(point)) return { ...entry, ...toggle(row, entry, point) }
  const others = scene.rows.flatMap((other, index) =>
    Object.keys(other.clears).length && other.spots.includes(point) ? [index] : [],
  )
  const next = others.find((index) => index > (entry.row ?? -1)) ?? others[0]
  return next === undefined || next === entry.row ? entry : { ...entry, ...pickRow(scene, next) }
}

/** Whether what was done has led to nothing: nothing is pointed at, held, or chosen otherwise than before. */
export function isInVain(before: Entry, now: Entry): boolean {
  return !now.aim && !now.held && now.row === before.row && now.taken.join() === before.taken.join()
}

/** Let go of everything that is not settled by itself. */
export function letGo(entry: Entry): Entry {
  return { ...entry, held: null, aim: null }
}

/** Pick a unit in the reserve. */
export function pick(scene: Scene, entry: Entry, letter: Letter): Entry {
  return pushable(scene).includes(letter) ? { ...letGo(entry), letter } : entry
}

/** Choose a row to clear. */
export function chooseRow(scene: Scene, entry: Entry, index: number): Entry {
  return { ...entry, ...pickRow(scene, index) }
}

/** Clear the chosen row as it is marked. */
export function confirm(scene: Scene, entry: Entry): Step {
  const row = chosenRow(scene, entry)
  return { entry, move: row && clearOf(row, entry.taken) }
}
