/** Choosing a row and what of it is taken, among the ways to clear it that the scene lists. */

import type { Row, Scene } from '../scene'

/** The rows that may be cleared now. */
export function rowsToClear(scene: Scene): Row[] {
  return scene.rows.filter((row) => Object.keys(row.clears).length)
}

/** A lone row is chosen already, unless a sensible player would leave it. */
export function begunRow(scene: Scene): { row: number | null; taken: string[] } {
  const [row, ...others] = rowsToClear(scene)
  if (!row || others.length || !row.preset || !row.clears[row.preset]) return { row: null, taken: [] }
  return pickRow(scene, scene.rows.indexOf(row))
}

/** Choose a row with what a sensible player would take of it, or as little as may be. */
export function pickRow(scene: Scene, index: number): { row: number | null; taken: string[] } {
  const row = scene.rows[index]
  if (!row) return { row: null, taken: [] }
  const least = Object.values(row.clears).sort((a, b) => a.length - b.length)[0]
  return { row: index, taken: (row.preset && row.clears[row.preset]) || least || [] }
}

/** The move that takes exactly these spots. */
export function clearOf(row: Row, taken: readonly string[]): string | null {
  const found = Object.entries(row.clears).find(([, spots]) => difference(spots, taken) === 0)
  return found?.[0] ?? null
}

/** Turn a spot between taken and kept; where the others then have to change, as few as possible do. */
export function toggle(row: Row, taken: readonly string[], spot: string): string[] {
  const isWanted = !taken.includes(spot)
  const wish = isWanted ? [...taken, spot] : taken.filter((other) => other !== spot)
  const ways = Object.values(row.clears).filter((spots) => spots.includes(spot) === isWanted)
  ways.sort((a, b) => difference(a, wish) - difference(b, wish))
  return ways[0] ?? [...taken]
}

/** Whether a spot can be turned at all. */
export function canToggle(row: Row, taken: readonly string[], spot: string): boolean {
  return Object.values(row.clears).some((spots) => spots.includes(spot) !== taken.includes(spot))
}

function difference(some: readonly string[], others: readonly string[]): number {
  const shared = some.filter((spot) => others.includes(spot)).length
  return some.length + others.length - 2 * shared
}
