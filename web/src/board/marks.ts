/** Shapes that point something out: arrows, arcs, crosses. The measures are those of `gipf.svg.marks`. */

import { towards, type Place } from './geometry'

const HEAD = 11

export interface ArrowShape {
  shaft: string
  head: string
}

const at = ({ x, y }: Place) => `${x.toFixed(2)} ${y.toFixed(2)}`

function headOf(start: Place, tip: Place, size: number): string {
  const back = towards(tip, start, size)
  const across = { x: (tip.y - back.y) * 0.55, y: (back.x - tip.x) * 0.55 }
  const left = { x: back.x + across.x, y: back.y + across.y }
  const right = { x: back.x - across.x, y: back.y - across.y }
  return `M${at(tip)}L${at(left)}L${at(right)}Z`
}

/** A straight arrow from a little after one place to a little before another. */
export function straight(start: Place, end: Place, after: number, before: number, head = HEAD): ArrowShape {
  const tail = towards(start, end, after)
  const tip = towards(end, start, before)
  return { shaft: `M${at(tail)}L${at(towards(tip, start, head - 2))}`, head: headOf(start, tip, head) }
}

/** The arc of a potential that moves over the board. */
export function arcing(start: Place, end: Place, after: number, before: number): ArrowShape {
  const across = end.x - start.x
  const down = end.y - start.y
  const side = across >= 0 ? -0.18 : 0.18
  const bend = { x: (start.x + end.x) / 2 - side * down, y: (start.y + end.y) / 2 + side * across }
  const tip = towards(end, bend, before)
  const tail = towards(start, bend, after)
  return {
    shaft: `M${at(tail)}Q${at(bend)} ${at(towards(tip, bend, HEAD - 2))}`,
    head: headOf(bend, tip, HEAD),
  }
}
