/** A position that is set up by hand: pieces go from the reserve onto the board and back. Whether it is one, the server says. */

import { isMatrx, isUsed, letterOf, playerOf, unitOf } from '../board/pieces'
import { potentialsOf } from '../board/layout'
import { sceneToLookAt } from '../position'
import type { Letter, Player, Reserve, Scene, Unit } from '../scene'

export interface Setup {
  variant: string
  piles: Record<string, Unit[]>
  reserves: Record<Player, Reserve>
  player: Player
  turn: number
  /** Who may still bring GIPF-pieces, where the variant asks for that. */
  bringing: Player[]
}

/** Read a setup from a position's text. */
export function setupOf(position: string): Setup {
  const { variant, piles, reserves, owner, turn } = sceneToLookAt(position)
  const opening = position.split(' ')[5] ?? '--'
  const bringing = (['w', 'b'] as const).filter((_, index) => opening[index] !== '-')
  return { variant, piles, reserves, player: owner ?? 'w', turn, bringing }
}

/** Make a scene to look at. */
export function sceneOf({ variant, piles, reserves, player, turn }: Setup): Scene {
  return { ...sceneToLookAt(`${variant} 4 ${player} m -/- -- - ${turn}`), piles, reserves }
}

/** Whether a variant lets its players bring GIPF-pieces until they bring another piece. */
export function hasOpening(variant: string): boolean {
  return variant.startsWith('tournament') || variant.startsWith('ultimate')
}

/** The units a player can have on the board. */
export function unitsFor(variant: string, player: Player): Unit[] {
  const base: Letter[] = isMatrx(variant) ? ['G'] : variant.startsWith('basic') ? ['B'] : ['B', 'G']
  const potentials = potentialsOf(variant)
  const whole = [...base, ...potentials].map((letter) => unitOf(player, letter))
  return [...whole, ...potentials.map((letter) => `${unitOf(player, letter)}'`)]
}

/** The sorts of pieces that can be in a reserve. */
export function lettersFor(variant: string): Letter[] {
  return [isMatrx(variant) ? 'G' : 'B', ...potentialsOf(variant)]
}

/** Say which pieces a unit is made of. */
function piecesOf(unit: Unit, variant: string): [Letter, number][] {
  const letter = letterOf(unit)
  if (letter === 'B' || isUsed(unit)) return [[letter, 1]]
  if (letter === 'G') return isMatrx(variant) ? [['G', 1]] : [['B', 2]]
  if (isMatrx(variant)) return [[letter, 2]]
  return [
    ['B', 1],
    [letter, 1],
  ]
}

function moved(setup: Setup, units: readonly Unit[], by: 1 | -1): Setup {
  const reserves = { w: { ...setup.reserves.w }, b: { ...setup.reserves.b } }
  for (const unit of units) {
    const reserve = reserves[playerOf(unit)]
    for (const [letter, count] of piecesOf(unit, setup.variant)) {
      reserve[letter] = Math.max(0, reserve[letter] + by * count)
    }
  }
  return { ...setup, reserves }
}

function withPile(setup: Setup, spot: string, pile: Unit[]): Setup {
  const piles = { ...setup.piles }
  if (pile.length) piles[spot] = pile
  else delete piles[spot]
  return { ...setup, piles }
}

/** Take the top unit of a spot back to the reserve. */
export function takenOff(setup: Setup, spot: string): Setup {
  const pile = setup.piles[spot] ?? []
  return withPile(moved(setup, pile.slice(-1), 1), spot, pile.slice(0, -1))
}

/**
 * Put a unit on a spot: onto a unit of the other player's where there are potentials, else in the place of what is
 * there; the same unit again takes it off.
 */
export function putOn(setup: Setup, spot: string, unit: Unit): Setup {
  const pile = setup.piles[spot] ?? []
  const top = pile.at(-1)
  if (top === unit) return takenOff(setup, spot)
  const isPiled = top && playerOf(top) !== playerOf(unit) && potentialsOf(setup.variant).length > 0
  const kept = isPiled ? pile : pile.slice(0, -1)
  const freed = moved(setup, isPiled ? [] : pile.slice(-1), 1)
  return withPile(moved(freed, [unit], -1), spot, [...kept, unit])
}

/** How many pieces of each sort a player has nowhere; below zero, too many. */
export type Room = Record<Player, Record<Letter, number>>

/** Take everything off the board; all pieces there are go to the reserves. */
export function emptied(setup: Setup, room?: Room): Setup {
  const { reserves } = moved(setup, Object.values(setup.piles).flat(), 1)
  const whole = (player: Player): Reserve => {
    const counts = Object.entries(reserves[player]) as [Letter, number][]
    const all = counts.map(([letter, count]) => [letter, Math.max(0, count + (room?.[player][letter] ?? 0))])
    return Object.fromEntries(all) as Reserve
  }
  return { ...setup, piles: {}, reserves: { w: whole('w'), b: whole('b') }, turn: 1, bringing: ['w', 'b'] }
}

/** Change a reserve by hand. */
export function withReserve(setup: Setup, player: Player, letter: Letter, count: number): Setup {
  const reserve = { ...setup.reserves[player], [letter]: count }
  return { ...setup, reserves: { ...setup.reserves, [player]: reserve } }
}

/** What the server is asked. */
export function requestOf({ variant, piles, reserves, player, turn, bringing }: Setup) {
  return { variant, piles, reserves, player, turn, bringing }
}
