/** Where the switches of a row stand: beside the pieces, and never on what tells one piece from another. */

import type { Row, Unit } from '../scene'
import { placeOf, type Board, type Place } from './geometry'
import { BASE, markOf, pileHeight, RADIUS } from './pieces'

/** Half of a switch. */
export const HALF = { x: 10, y: 6 }
/** How far a glyph reaches from the middle of a face. */
const GLYPH = 0.7 * RADIUS
/** How far the top of a pile is raised when it is taken. */
const LIFTED = 9
/** Where a switch stands best, seen from its spot: at the pile's foot. */
const FOOT = 10.5

const steps = (most: number, step: number) =>
  Array.from({ length: 2 * Math.floor(most / step) + 1 }, (_, index) => index * step - most)

/** Places around a spot, the best first. */
const AROUND: readonly Place[] = steps(24, 4)
  .flatMap((x) => steps(26, 2).map((y) => ({ x, y: y + 0.5 })))
  .sort((one, other) => Math.hypot(one.x, one.y - FOOT) - Math.hypot(other.x, other.y - FOOT))

/** The middles of all glyphs, as high as their piles are; a pile that may be lifted has two. */
export function glyphs(
  board: Board,
  piles: Readonly<Record<string, readonly Unit[]>>,
  matrx: boolean,
  row: Row,
): Place[] {
  return Object.entries(piles).flatMap(([spot, pile]) => {
    const { x, y } = placeOf(board, spot)
    const top = y + BASE - pileHeight(pile, matrx)
    const places = row.spots.includes(spot) ? [0, LIFTED] : [0]
    return markOf(pile.at(-1) ?? '') ? places.map((lift) => ({ x, y: top - lift })) : []
  })
}

/** Whether a switch in a place lies over a glyph. */
export function covers(place: Place, glyph: Place): boolean {
  const across = Math.max(0, Math.abs(place.x - glyph.x) - HALF.x)
  const down = Math.max(0, Math.abs(place.y - glyph.y) - HALF.y)
  return Math.hypot(across, down) < GLYPH
}

const meets = (one: Place, other: Place) =>
  Math.abs(one.x - other.x) < 2 * HALF.x && Math.abs(one.y - other.y) < 2 * HALF.y

/** Place the switches of a row: beside each spot, over no glyph and no other switch. */
export function switchPlaces(
  board: Board,
  piles: Readonly<Record<string, readonly Unit[]>>,
  matrx: boolean,
  row: Row,
): Map<string, Place> {
  const seen = glyphs(board, piles, matrx, row)
  const placed = new Map<string, Place>()
  for (const spot of row.may) {
    const { x, y } = placeOf(board, spot)
    const places = AROUND.map((way) => ({ x: x + way.x, y: y + way.y }))
    const isFree = (place: Place) =>
      !seen.some((glyph) => covers(place, glyph)) &&
      ![...placed.values()].some((other) => meets(place, other))
    placed.set(spot, places.find(isFree) ?? places[0] ?? { x, y })
  }
  return placed
}
