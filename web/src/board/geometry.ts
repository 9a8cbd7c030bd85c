/** Where the points of a board are: the lattice as `boards.json` has it, seen from either player's side. */

import type { BoardName } from '../scene'
import data from './boards.json'

/** A place in the drawing: x to the right, y down, the board's middle at (0, 0). */
export interface Place {
  x: number
  y: number
}

export interface Board {
  /** All points: spots and dots. */
  points: Record<string, Place>
  spots: string[]
  dots: string[]
  lines: { spots: string[]; dots: string[] }[]
  /** By dot: the spots of each line that begins there, first to last. */
  pushes: Record<string, string[][]>
}

const BOARDS = data as unknown as Record<BoardName, Board>

/** From one spot to the next. */
export const STEP = 48

/** Give a board as seen by the player at the lower side: White, or Black where it is flipped. */
export function boardOf(name: BoardName, flipped: boolean): Board {
  const board = BOARDS[name]
  const places = Object.entries(board.points)
  const middle = {
    x: middleOf(places.map(([, { x }]) => x)),
    y: middleOf(places.map(([, { y }]) => y)),
  }
  const scale = flipped ? -STEP : STEP
  const points = places.map(([point, { x, y }]): [string, Place] => [
    point,
    { x: rounded(scale * (x - middle.x)), y: rounded(scale * (y - middle.y)) },
  ])
  return { ...board, points: Object.fromEntries(points) }
}

function middleOf(numbers: number[]): number {
  return (Math.min(...numbers) + Math.max(...numbers)) / 2
}

function rounded(number: number): number {
  return Math.round(100 * number) / 100
}

/** Give the place of a point that is known to be on the board. */
export function placeOf(board: Board, point: string): Place {
  const place = board.points[point]
  if (!place) throw new Error(`there is no point ${point} on this board`)
  return place
}

/** Go some way from one place in the direction of another. */
export function towards(from: Place, to: Place, distance: number): Place {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const share = distance / length
  return { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) }
}

/** Give the place that far outside a dot, away from the lines that end there. */
export function outside(board: Board, dot: string, distance: number): Place {
  const here = placeOf(board, dot)
  const beyond = { ...here }
  for (const [first] of board.pushes[dot] ?? []) {
    const spot = placeOf(board, first ?? dot)
    beyond.x += here.x - spot.x
    beyond.y += here.y - spot.y
  }
  return towards(here, beyond, distance)
}

/** Go around the corner dots: those with one way in. */
export function corners(board: Board): Place[] {
  const ends = board.dots.filter((dot) => board.pushes[dot]?.length === 1)
  const places = ends.map((dot) => placeOf(board, dot))
  return places.sort((a, b) => Math.atan2(a.y, a.x) - Math.atan2(b.y, b.x))
}

/** Which of the places lies most nearly in the direction from `here` to `pointer`. */
export function nearestWay(here: Place, ways: Place[], pointer: Place): number {
  const turn = Math.atan2(pointer.y - here.y, pointer.x - here.x)
  const off = ways.map((way) => {
    const angle = Math.abs(Math.atan2(way.y - here.y, way.x - here.x) - turn)
    return Math.min(angle, 2 * Math.PI - angle)
  })
  return off.indexOf(Math.min(...off))
}
