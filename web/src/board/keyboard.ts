/** Arrow keys on the board: which point each leads to. */

import { placeOf, type Board, type Place } from './geometry'

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

const WAYS: Record<Arrow, Place> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  // The lattice has no level lines: going right leans down and going left leans up, so that each undoes the other.
  ArrowLeft: { x: -1, y: -0.02 },
  ArrowRight: { x: 1, y: 0.02 },
}

export function isArrow(key: string): key is Arrow {
  return key in WAYS
}

/** Give the place one step from here in the direction of an arrow key. */
export function ahead(here: Place, key: Arrow): Place {
  return { x: here.x + WAYS[key].x, y: here.y + WAYS[key].y }
}

/** Give the point an arrow key leads to, or the same point at the edge. */
export function neighbour(board: Board, point: string, key: Arrow): string {
  const here = placeOf(board, point)
  const way = WAYS[key]
  let best = point
  let least = Infinity
  for (const [other, place] of Object.entries(board.points)) {
    const across = place.x - here.x
    const down = place.y - here.y
    const along = across * way.x + down * way.y
    const aside = Math.abs(across * way.y - down * way.x)
    if (along < 1 || aside > along * 1.2) continue
    const cost = along + 0.9 * aside
    if (cost < least) [best, least] = [other, cost]
  }
  return best
}
