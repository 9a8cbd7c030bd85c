/** Choosing a row and what of it is taken, among the ways to clear it that the scene lists. */

import type { Row, Scene } from '../scene'

/** What of a row is taken, and which of its spots the player has turned. */
export interface Choice {
  taken: string[]
  turned: string[]
}

/** A row by its place in `scene.rows`, and what of it is taken. */
export interface RowChoice extends Choice {
  row: number | null
}

const NO_ROW: RowChoice = { row: null, taken: [], turned: [] }

/** The rows that may be cleared now. */
export function rowsToClear(scene: Scene): Row[] {
  return scene.rows.filter((row) => Object.keys(row.clears).length)
}

/** The row that is cleared in just one way, where nothing else can be decided: a press on it clears it. */
export function forcedRow(scene: Scene): Row | null {
  const [option, ...others] = scene.options
  if (!option || others.length) return null
  return scene.rows.find(({ clears }) => option.move in clears) ?? null
}

/** A lone row is chosen already, unless a sensible player would leave it. */
export function begunRow(scene: Scene): RowChoice {
  const [row, ...others] = rowsToClear(scene)
  if (!row || others.length || !row.preset || !row.clears[row.preset]) return NO_ROW
  return pickRow(scene, scene.rows.indexOf(row))
}

/** Choose a row with what a sensible player would take of it, or as little as may be. */
export function pickRow(scene: Scene, index: number): RowChoice {
  const row = scene.rows[index]
  if (!row) return NO_ROW
  const least = Object.values(row.clears).sort((a, b) => a.length - b.length)[0]
  return { row: index, taken: (row.preset && row.clears[row.preset]) || least || [], turned: [] }
}

/** The move that takes exactly these spots. */
export function clearOf(row: Row, taken: readonly string[]): string | null {
  const found = Object.entries(row.clears).find(([, spots]) => difference(spots, taken) === 0)
  return found?.[0] ?? null
}

/**
 * Turn a spot between taken and kept.
 *
 * Where others then have to change, as few as possible do, and rather not those that were turned before.
 */
export function toggle(row: Row, { taken, turned }: Choice, spot: string): Choice {
  const isWanted = !taken.includes(spot)
  const wish = isWanted ? [...taken, spot] : taken.filter((other) => other !== spot)
  const ways = Object.values(row.clears).filter((spots) => spots.includes(spot) === isWanted)
  const cost = (spots: readonly string[]) =>
    row.spots
      .filter((other) => spots.includes(other) !== wish.includes(other))
      .reduce((sum, other) => sum + (turned.includes(other) ? row.spots.length : 1), 0)
  const [best] = ways.sort((a, b) => cost(a) - cost(b))
  return best ? { taken: best, turned: [...turned, spot] } : { taken, turned }
}

/** Whether a spot can be turned at all. */
export function canToggle(row: Row, taken: readonly string[], spot: string): boolean {
  return Object.values(row.clears).some((spots) => spots.includes(spot) !== taken.includes(spot))
}

function difference(some: readonly string[], others: readonly string[]): number {
  const shared = some.filter((spot) => others.includes(spot)).length
  return some.length + others.length - 2 * shared
}
