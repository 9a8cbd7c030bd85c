/** Where at the board it is said what the arrows of a row mean: beside the pieces that have one, over none of the row and, where there is room, over no other piece. */

import type { Row, Unit } from '../scene'
import { placeOf, type Place } from './geometry'
import type { Layout } from './layout'
import { RADIUS } from './pieces'

export interface Size {
  width: number
  height: number
}

/** Places are looked at so far from each other. */
const STEP = 8
/** How far a piece reaches, with what is raised of it and its arrow. */
const PIECE = RADIUS + 12
/** What it costs to lie over another piece, as a way from the arrows: farther than any place on the board is. */
const COVERED = 600
/** How far up a tower of a reserve reaches from its foot. */
const TOWER = 30

/** How far a place is from a box around another. */
function away(from: Place, middle: Place, { width, height }: Size): number {
  const across = Math.max(0, Math.abs(from.x - middle.x) - width / 2)
  const down = Math.max(0, Math.abs(from.y - middle.y) - height / 2)
  return Math.hypot(across, down)
}

/** Find the middle of a box that lies near the arrows of a row; null where there is no room for it. */
export function besideRow(
  { board, left, top, width, height, reserves }: Layout,
  piles: Readonly<Record<string, readonly Unit[]>>,
  row: Row,
  size: Size,
): Place | null {
  const placesOf = (spots: readonly string[]) => spots.map((spot) => placeOf(board, spot))
  const own = placesOf(row.spots)
  const arrows = placesOf(row.may)
  const kept = [...reserves.w, ...reserves.b].flatMap(({ foot, number }) => [
    foot,
    { x: foot.x, y: foot.y - TOWER },
    number,
  ])
  const others = [...placesOf(Object.keys(piles).filter((spot) => !row.spots.includes(spot))), ...kept]
  let best: Place | null = null
  let least = Infinity
  for (let x = left + size.width / 2; x <= left + width - size.width / 2; x += STEP) {
    for (let y = top + size.height / 2; y <= top + height - size.height / 2; y += STEP) {
      const middle = { x, y }
      if (own.some((place) => away(place, middle, size) < PIECE)) continue
      const covered = others.filter((place) => away(place, middle, size) < RADIUS).length
      const way = Math.min(...arrows.map((place) => away(place, middle, size)))
      const cost = way + COVERED * covered
      if (cost < least) [best, least] = [middle, cost]
    }
  }
  return best
}
