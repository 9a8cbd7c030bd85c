/** A position that is set up by hand: pieces go from the reserve onto the board and back. Whether it is one, the server says. */

import { boardOf } from '../board/geometry'
import { playerOf, unitOf } from '../board/pieces'
import type { Letter, Player, Reserve, Scene, Unit } from '../scene'
import type { SettingRequest } from '../server-types'

export interface Setup {
  /** The scene it began with: its variant, board and pieces. */
  scene: Scene
  piles: Record<string, Unit[]>
  reserves: Record<Player, Reserve>
  player: Player
  turn: number
  /** Who may still bring GIPF-pieces; null where the variant does not ask for that. */
  bringing: Player[] | null
}

/** Begin with a scene. */
export function setupOf(scene: Scene): Setup {
  const { piles, reserves, owner, turn, bringing } = scene
  return { scene, piles, reserves, player: owner ?? 'w', turn, bringing }
}

/** Make a scene to look at. */
export function sceneOf({ scene, piles, reserves, player, turn }: Setup): Scene {
  return { ...scene, piles, reserves, turn, owner: player, player: null, rows: [], options: [] }
}

/** The units a player can have on the board. */
export function unitsFor({ scene: { pieces } }: Setup, player: Player): Unit[] {
  return Object.keys(pieces.units).map((unit) => unitOf(player, unit[0] as Letter) + unit.slice(1))
}

/** Say which pieces a unit is made of. */
function piecesOf({ scene: { pieces } }: Setup, unit: Unit): [Letter, number][] {
  return Object.entries(pieces.units[unit.toUpperCase()] ?? {}) as [Letter, number][]
}

function moved(setup: Setup, units: readonly Unit[], by: 1 | -1): Setup {
  const reserves = { w: { ...setup.reserves.w }, b: { ...setup.reserves.b } }
  for (const unit of units) {
    const reserve = reserves[playerOf(unit)]
    for (const [letter, count] of piecesOf(setup, unit)) {
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
  const isPiled = top && playerOf(top) !== playerOf(unit) && setup.scene.pieces.reserve.length > 1
  const kept = isPiled ? pile : pile.slice(0, -1)
  const freed = moved(setup, isPiled ? [] : pile.slice(-1), 1)
  return withPile(moved(freed, [unit], -1), spot, [...kept, unit])
}

/** Whether nothing has been changed since a variant's start was taken. */
function isStart({ scene, piles, reserves }: Setup): boolean {
  const same = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)
  return scene.turn === 1 && same(piles, scene.piles) && same(reserves, scene.reserves)
}

/**
 * Go on with the start of another variant: what lies on the board stays there, what the variant does not have becomes a
 * basic piece, and all other pieces are in the reserves. Where nothing was set up yet, it is that start.
 */
export function inVariant(setup: Setup, start: Scene): Setup {
  const begun = setupOf(start)
  if (isStart(setup)) return begun
  const { spots } = boardOf(start.board, false)
  const known = (unit: Unit) => {
    const basic = unitOf(playerOf(unit), 'B')
    return unitsFor(begun, playerOf(unit)).includes(unit) ? unit : basic
  }
  const kept = spots.flatMap((spot): [string, Unit[]][] => {
    const pile = setup.piles[spot]?.map(known).filter((unit) => unit.toUpperCase() in start.pieces.units)
    const isPiled = start.pieces.reserve.length > 1
    return pile?.length ? [[spot, isPiled ? pile : pile.slice(-1)]] : []
  })
  const { player, turn, bringing } = setup
  const laid = moved(emptied(begun), kept.map(([, pile]) => pile).flat(), -1)
  return {
    ...laid,
    piles: Object.fromEntries(kept),
    player,
    turn,
    bringing: begun.bringing && (bringing ?? begun.bringing),
  }
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
  return {
    ...setup,
    piles: {},
    reserves: { w: whole('w'), b: whole('b') },
    turn: 1,
    bringing: setup.bringing && ['w', 'b'],
  }
}

/** Change a reserve by hand. */
export function withReserve(setup: Setup, player: Player, letter: Letter, count: number): Setup {
  const reserve = { ...setup.reserves[player], [letter]: count }
  return { ...setup, reserves: { ...setup.reserves, [player]: reserve } }
}

/** What the server is asked. */
export function requestOf({ scene, piles, reserves, player, turn, bringing }: Setup): SettingRequest {
  return { variant: scene.variant, piles, reserves, player, turn, bringing: bringing ?? [] }
}
