/** Carrying out effects on piles and reserves: what the board will be after an option. */

import type { Effect, Player, Reserve, Scene, Unit } from '../scene'

export type Piles = Record<string, Unit[]>
export type Reserves = Record<Player, Reserve>

/** What lies on the board and beside it. */
export interface Table {
  piles: Piles
  reserves: Reserves
}

export function tableOf(scene: Scene): Table {
  return { piles: scene.piles, reserves: scene.reserves }
}

function withPile(piles: Piles, spot: string, pile: Unit[]): Piles {
  const { [spot]: _, ...others } = piles
  return pile.length ? { ...others, [spot]: pile } : others
}

/** Take what an effect takes off the board: it is in the hand now. */
export function lift(piles: Piles, effect: Effect): Piles {
  switch (effect.do) {
    case 'slide':
      return withPile(piles, effect.from, [])
    case 'jump': {
      const below = (piles[effect.from] ?? []).slice(0, -1)
      return withPile(piles, effect.from, effect.leaves ? [...below, effect.leaves] : below)
    }
    case 'take':
      return withPile(piles, effect.from, (piles[effect.from] ?? []).slice(0, -1))
    case 'turn':
      return withPile(piles, effect.at, [...(piles[effect.at] ?? []).slice(0, -1), effect.unit])
    default:
      return piles
  }
}

/** Give the units an effect moves. */
export function inHand(piles: Piles, effect: Effect): Unit[] {
  if (effect.do === 'slide') return piles[effect.from] ?? []
  return 'unit' in effect && effect.do !== 'turn' ? [effect.unit] : []
}

/** Put down what an effect moves. */
export function putDown(piles: Piles, effect: Effect, units: Unit[]): Piles {
  if (effect.do === 'slide' || effect.do === 'enter' || effect.do === 'jump') {
    return withPile(piles, effect.to, [...(piles[effect.to] ?? []), ...units])
  }
  return piles
}

/** Carry out one effect. */
export function carryOut(table: Table, effect: Effect): Table {
  if (effect.do === 'reserve') {
    const reserve = table.reserves[effect.player]
    const changed = { ...reserve, [effect.letter]: (reserve[effect.letter] ?? 0) + effect.by }
    return { ...table, reserves: { ...table.reserves, [effect.player]: changed } }
  }
  const units = inHand(table.piles, effect)
  return { ...table, piles: putDown(lift(table.piles, effect), effect, units) }
}

/** Carry out effects one after the other. */
export function after(table: Table, effects: readonly Effect[]): Table {
  return effects.reduce(carryOut, table)
}

/** Whether two boards hold the same piles. */
export function samePiles(some: Piles, others: Piles): boolean {
  const spots = Object.keys(some)
  return (
    spots.length === Object.keys(others).length &&
    spots.every((spot) => some[spot]?.join() === others[spot]?.join())
  )
}

/** The spots whose piles differ. */
export function changedSpots(before: Piles, later: Piles): string[] {
  const spots = new Set([...Object.keys(before), ...Object.keys(later)])
  return [...spots].filter((spot) => before[spot]?.join() !== later[spot]?.join())
}
