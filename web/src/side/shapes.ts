/** How boards and pieces of side games are drawn: the measures are those of `gipf.svg.side_games`. */

import type { Place } from '../board/geometry'
import type { SideBoard, SidePiece } from '../server-types'

const STEPS: Record<string, number> = { punct: 26, yinsh: 40 }
const STEP = 46
const RIM = 0.92
const LAYER = 0.12
const TALLEST = 0.6

/** A board as it is drawn. */
export interface Layout {
  /** From one spot to the next. */
  step: number
  /** From the outermost spots to the edge of the plate. */
  rim: number
  places: Record<string, Place>
  width: number
  height: number
}

/** A board that is wider by this stands upright on a narrow screen. */
const WIDE = 1.5

/** Whether a board is much wider than high. */
export function isWide(name: string, board: SideBoard): boolean {
  const { width, height } = layoutOf(name, board, false)
  return width > WIDE * height
}

/** Lay a board out; seen from the other side it is turned by half, upright by a quarter. */
export function layoutOf(name: string, board: SideBoard, flipped: boolean, upright = false): Layout {
  const step = STEPS[name] ?? STEP
  const turned = flipped ? -step : step
  const places = Object.fromEntries(
    Object.entries(board.spots).map(([spot, { x, y }]) => [
      spot,
      upright ? { x: y * turned, y: -x * turned } : { x: x * turned, y: y * turned },
    ]),
  )
  const rim = RIM * step + (step < 30 ? 6 : 0)
  const far = (axis: 'x' | 'y') => Math.max(...Object.values(places).map((place) => place[axis]))
  return { step, rim, places, width: 2 * (far('x') + rim + 4), height: 2 * (far('y') + rim + 4) }
}

/** The corners of the convex hull of points, going around. */
export function hull(points: readonly Place[]): Place[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y)
  const half = (ordered: Place[]) => {
    const found: Place[] = []
    for (const point of ordered) {
      while (found.length > 1 && turn(found.at(-2)!, found.at(-1)!, point) <= 1e-6) found.pop()
      found.push(point)
    }
    return found.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.reverse())]
}

function turn(a: Place, b: Place, c: Place): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

/** A path through points. */
export function through(points: readonly Place[], isClosed = false): string {
  return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}${isClosed ? 'Z' : ''}`
}

/** How thick each disc of a stack is drawn. */
export function thicknessOf(stack: readonly SidePiece[], step: number): number {
  return Math.min(LAYER, TALLEST / Math.max(1, stack.length)) * step
}

/** Pieces that are told apart by what is on them. */
export const SIGNED: readonly string[] = ['tzaar', 'tzarra', 'tott']

/** The middle line of a piece of three dots, that of its PÜNCT first. */
export function tilePath(dots: readonly Place[], step: number): string {
  const [first, second, third] = dots as [Place, Place, Place]
  const isNear = (a: Place, b: Place) => Math.hypot(a.x - b.x, a.y - b.y) < 1.2 * step
  if (isNear(second, third) && isNear(first, second) && isNear(first, third)) {
    return through([first, second, third], true)
  }
  if (isNear(first, second) && isNear(first, third)) return through([second, first, third])
  return through(isNear(first, second) ? [first, second, third] : [first, third, second])
}

/** Where the dots of a piece lie around its PÜNCT, when the first other one is on the spot ahead. */
export function dotsTowards(
  { spots, shapes }: SideBoard,
  kind: string,
  space: string,
  ahead: string,
): readonly [number, number][] | undefined {
  const [centre, next] = [spots[space], spots[ahead]]
  if (!centre || !next) return undefined
  return shapes[kind]?.find((dots) => {
    const dot = dots[1]
    return dot && Math.hypot(next.x - centre.x - dot[0], next.y - centre.y - dot[1]) < 0.1
  })
}

/** The spots that a piece of three dots covers then, that of its PÜNCT first. */
export function coveredBy(board: SideBoard, kind: string, space: string, ahead: string): string[] {
  const centre = board.spots[space]
  const dots = dotsTowards(board, kind, space, ahead)
  if (!centre || !dots) return []
  const all = Object.entries(board.spots)
  return dots.flatMap(([x, y]) =>
    all.flatMap(([spot, at]) => (Math.hypot(at.x - centre.x - x, at.y - centre.y - y) < 0.1 ? [spot] : [])),
  )
}

/** Find which of some spots a finger means: the nearest one within its reach. */
export function spotMeant(
  places: Readonly<Record<string, Place>>,
  spots: readonly string[],
  at: Place,
  reach: number,
): string | null {
  let [best, least]: [string | null, number] = [null, reach]
  for (const spot of spots) {
    const { x, y } = places[spot] ?? { x: Infinity, y: 0 }
    const far = Math.hypot(x - at.x, y - at.y)
    if (far <= least) [best, least] = [spot, far]
  }
  return best
}

/** Find the spot to which an arrow key leads: the nearest one about there. */
export function spotTowards(
  places: Readonly<Record<string, Place>>,
  from: string,
  key: string,
): string | null {
  const ways: Record<string, Place> = {
    ArrowUp: { x: 0, y: -1 },
    ArrowDown: { x: 0, y: 1 },
    ArrowLeft: { x: -1, y: 0 },
    ArrowRight: { x: 1, y: 0 },
  }
  const [way, here] = [ways[key], places[from]]
  if (!way || !here) return null
  let [best, least]: [string | null, number] = [null, Infinity]
  for (const [spot, { x, y }] of Object.entries(places)) {
    const [ahead, aside] = [
      (x - here.x) * way.x + (y - here.y) * way.y,
      Math.abs((x - here.x) * way.y - (y - here.y) * way.x),
    ]
    if (ahead <= 1e-6 || aside > 2 * ahead) continue
    const far = ahead + 1.5 * aside
    if (far < least - 1e-6) [best, least] = [spot, far]
  }
  return best
}
