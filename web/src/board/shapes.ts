/** Rings and arrows a reader has drawn: a ring is the text of its point, `d4`, an arrow that of two, `e2-e5`. */

import type { Pointer } from './Board.svelte'

/** From a point to a point: an arrow, or a ring around the one. */
export function shapeOf(from: string, to: string): string {
  return from === to ? from : `${from}-${to}`
}

/** Draw a shape; one that is there already goes. */
export function toggled(shapes: readonly string[], shape: string): string[] {
  return shapes.includes(shape) ? shapes.filter((each) => each !== shape) : [...shapes, shape]
}

/** What the board shows of them. */
export function pointersOf(shapes: readonly string[]): Pointer[] {
  return shapes.map((shape) => {
    const [from = shape, to = from] = shape.split('-')
    return { from, to, drawn: true }
  })
}
