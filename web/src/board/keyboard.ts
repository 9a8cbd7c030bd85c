/** Arrow keys on the board: which point each leads to. */

import { placeOf, type Board, type Place } from './geometry'

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

const WAYS: Record<Arrow, Place> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}
const OPPOSITE: Record<Arrow, Arrow> = {
  ArrowUp: 'ArrowDown',
  ArrowDown: 'ArrowUp',
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
}
/** Steps that are remembered: more than there are from one end of a board to the other. */
const REMEMBERED = 40
/** What differs by less is the same: places are rounded. */
const LITTLE = 0.5

export function isArrow(key: string): key is Arrow {
  return key in WAYS
}

/** Give the place one step from here in the direction of an arrow key. */
export function ahead(here: Place, key: Arrow): Place {
  return { x: here.x + WAYS[key].x, y: here.y + WAYS[key].y }
}

/**
 * Give the point an arrow key leads to, or the same point at the edge.
 *
 * Up and down follow a column. Left and right lead to the next column, which stands half a step higher or lower, so that there
 * are mostly two points to choose from: a dot leads to a dot, so that one can walk along the rim, and a spot to a spot; where
 * both are of a kind, right leans down and left leans up, so that each undoes the other.
 */
export function neighbour(board: Board, point: string, key: Arrow): string {
  const here = placeOf(board, point)
  const way = WAYS[key]
  const along = ({ x, y }: Place) => (x - here.x) * way.x + (y - here.y) * way.y
  const aside = ({ x, y }: Place) => Math.abs((x - here.x) * way.y - (y - here.y) * way.x)
  const points = Object.entries(board.points).map(([name, place]) => ({ name, place }))
  if (way.x === 0) {
    const column = points.filter(({ place }) => aside(place) < LITTLE && along(place) > LITTLE)
    return column.sort((one, other) => along(one.place) - along(other.place))[0]?.name ?? point
  }
  const beyond = points.filter(({ place }) => along(place) > LITTLE)
  const next = Math.min(...beyond.map(({ place }) => along(place)))
  const column = beyond.filter(({ place }) => along(place) < next + LITTLE)
  const nearest = Math.min(...column.map(({ place }) => aside(place)))
  const isDot = (name: string) => name in board.pushes
  const near = column.filter(({ place }) => aside(place) < nearest + LITTLE)
  const alike = near.filter(({ name }) => isDot(name) === isDot(point))
  const choice = (alike.length ? alike : near).sort((one, other) => way.x * (other.place.y - one.place.y))
  return choice[0]?.name ?? point
}

/** A walk over the board by arrow keys: the opposite of the last one leads back to where one was, step by step. */
export class Walk {
  private readonly steps: { from: string; key: Arrow; to: string }[] = []

  /** Give the point an arrow key leads to from here. */
  step(board: Board, here: string, key: Arrow): string {
    const last = this.steps.at(-1)
    if (last && last.to !== here)
      this.steps.length = 0 // one has come here another way
    else if (last?.key === OPPOSITE[key]) {
      this.steps.pop()
      return last.from
    }
    const to = neighbour(board, here, key)
    if (to === here) return here
    this.steps.push({ from: here, key, to })
    if (this.steps.length > REMEMBERED) this.steps.shift()
    return to
  }
}
