/** Pieces as they stand on the table: discs in layers. The measures are those of the diagrams in `gipf.svg`. */

import type { Letter, Player, Unit } from '../scene'

export const RADIUS = 18.5
const THICKNESS = 6
/** Piles of many layers get thinner ones, so that the spot behind is not hidden. */
const TALLEST = 29
/** How far below the spot's middle a pile's foot is drawn, so that single pieces look centred. */
export const BASE = 3
const ON_CARRIER = 0.9
const USED = 0.8
/** Piles of this many units are counted. */
export const COUNTED_FROM = 3

/** One piece of a unit. */
export interface Layer {
  player: Player
  radius: number
}

export function playerOf(unit: Unit): Player {
  return unit[0] === unit[0]?.toUpperCase() ? 'w' : 'b'
}

export function letterOf(unit: Unit): Letter {
  return (unit[0] ?? 'B').toUpperCase() as Letter
}

export function isUsed(unit: Unit): boolean {
  return unit.endsWith("'")
}

/** Write a unit of a player's. */
export function unitOf(player: Player, letter: Letter): Unit {
  return player === 'w' ? letter : letter.toLowerCase()
}

/** What tells a unit's kind on its top: G, a potential's letter, nothing on a basic piece. */
export function markOf(unit: Unit): Letter | '' {
  const letter = letterOf(unit)
  return letter === 'B' ? '' : letter
}

/** Give the pieces a unit is made of, bottom to top; in MATRX potentials stand on their like. */
export function layersOf(unit: Unit, matrx: boolean): Layer[] {
  const player = playerOf(unit)
  const whole = { player, radius: RADIUS }
  if (isUsed(unit)) return [{ player, radius: USED * RADIUS }]
  const letter = letterOf(unit)
  if (letter === 'B') return [whole]
  if (letter === 'G') return matrx ? [whole] : [whole, whole]
  return [whole, matrx ? whole : { player, radius: ON_CARRIER * RADIUS }]
}

export function pileLayers(pile: readonly Unit[], matrx: boolean): Layer[] {
  return pile.flatMap((unit) => layersOf(unit, matrx))
}

/** How high each layer of a pile is drawn. */
export function pileThickness(layers: number): number {
  return Math.min(THICKNESS, TALLEST / layers)
}

/** How high a pile is drawn. */
export function pileHeight(pile: readonly Unit[], matrx: boolean): number {
  const count = pileLayers(pile, matrx).length
  return count ? count * pileThickness(count) : 0
}

/** A path around a pile of that height, seen from its spot's middle. */
export function outline(height: number, distance: number, radius = RADIUS): string {
  const r = radius + distance
  return `M${-r} ${BASE}A${r} ${r} 0 0 0 ${r} ${BASE}V${BASE - height}A${r} ${r} 0 0 0 ${-r} ${BASE - height}Z`
}

/** A path around what is on a spot, as high as it is; around an empty spot, a circle. */
export function around(pile: readonly Unit[] | undefined, matrx: boolean, distance: number): string {
  if (pile?.length) return outline(pileHeight(pile, matrx), distance)
  return circle(RADIUS + distance)
}

/** A circle as a path. */
export function circle(radius: number): string {
  return `M${-radius} 0A${radius} ${radius} 0 0 0 ${radius} 0A${radius} ${radius} 0 0 0 ${-radius} 0Z`
}
