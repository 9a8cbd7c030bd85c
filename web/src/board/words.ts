/** What the board says to those who cannot see it: the name of every point, and what may be done there. */

import { POTENTIAL_NAMES } from '../agreement'
import type { Letter, Message, Option, Pieces, Player, Scene, Unit } from '../scene'
import { chosenRow, optionsAt, usable, type Entry } from './entry'
import { forcedRow, rowsToClear } from './clearing'
import type { Board } from './geometry'
import { isUsed, letterOf, playerOf } from './pieces'

/** Gives the text of a message in the reader's language. */
export type Words = (message: Message) => string

const NAMES: Partial<Record<Letter, string>> = POTENTIAL_NAMES

/** Whether there is only one kind of piece, which then needs no name of its own. */
export const isOneKind = ({ units }: Pieces) => Object.keys(units).length === 1

/** Name a unit of a game that has such pieces: "White GIPF-piece". */
export function unitWords(t: Words, unit: Unit, pieces: Pieces): string {
  const letter = letterOf(unit)
  const player = playerOf(unit)
  const potential = NAMES[letter]
  if (!potential) {
    const kind = letter === 'G' ? 'gipf' : isOneKind(pieces) ? 'piece' : 'basic'
    return t({ id: `unit-${kind}`, args: { player } })
  }
  const kind = isUsed(unit) ? 'used' : pieces.matrx ? 'stack' : 'loaded'
  return t({ id: `unit-${kind}`, args: { player, potential } })
}

/** Name the units of a pile from the top: "White basic piece on Black GIPF-piece". */
export function pileWords(t: Words, pile: readonly Unit[], pieces: Pieces): string {
  return [...pile]
    .reverse()
    .map((unit) => unitWords(t, unit, pieces))
    .reduce((upper, lower) => t({ id: 'pile-on', args: { upper, lower } }))
}

/** Say what a player has off the board; of one kind only, where one is given. */
export function reserveWords(t: Words, scene: Scene, player: Player, kind?: Letter): string {
  const pieces = Object.entries(scene.reserves[player])
    .filter(([letter, count]) => (kind ? letter === kind : count))
    .map(([letter, count]) => {
      const potential = NAMES[letter as Letter]
      if (potential) return t({ id: 'pieces-potential', args: { count, potential } })
      const named = letter === 'G' ? 'gipf' : isOneKind(scene.pieces) ? 'piece' : 'basic'
      return t({ id: `pieces-${named}`, args: { count } })
    })
  const all = pieces.length ? pieces.join(', ') : t({ id: 'pieces-none', args: {} })
  return t({ id: 'reserve', args: { player, pieces: all } })
}

/** Say who decided what, to be announced when a move was made in a scene: "White: basic piece onto b3". */
export function moveWords(t: Words, scene: Scene, move: string): string {
  const option = scene.options.find((other) => other.move === move)
  const words = option ? t(option.label) : move
  return t({ id: 'move-made', args: { player: scene.player ?? 'w', move: words } })
}

/** Name a point, say what is on it and what may be done there. */
export function pointWords(
  t: Words,
  board: Board,
  scene: Scene,
  entry: Entry | null,
  point: string,
  isThreatened = false,
): string {
  const said = [placeWords(t, board, scene, point)]
  if (isThreatened) said.push(t({ id: 'point-threatened', args: {} }))
  if (entry) said.push(...doableWords(t, scene, entry, point))
  return said.join(', ')
}

function placeWords(t: Words, board: Board, scene: Scene, point: string): string {
  if (board.pushes[point]) return t({ id: 'point-dot', args: { point } })
  const pile = scene.piles[point]
  if (!pile) return t({ id: 'point-empty', args: { point } })
  const words = pileWords(t, pile, scene.pieces)
  return t({ id: 'point-pile', args: { point, pile: words, count: pile.length } })
}

function doableWords(t: Words, scene: Scene, entry: Entry, point: string): string[] {
  const row = rowState(scene, entry, point)
  if (row) return [t({ id: `point-${row}`, args: {} })]
  if (entry.held === point) return [t({ id: 'point-held', args: {} })]
  const options = optionsAt(scene, entry, point)
  if (!options.length) {
    return usable(scene).includes(point) ? [t({ id: 'point-usable', args: {} })] : []
  }
  if (entry.held) return [t({ id: 'point-target', args: {} })]
  if (options[0]?.to === point) return [t({ id: 'point-enter', args: {} })]
  return [pushWords(t, options)]
}

function pushWords(t: Words, options: Option[]): string {
  const [first, second] = options.map((option) => option.to ?? '')
  if (!second) return t({ id: 'point-push', args: { first: first ?? '' } })
  return t({ id: 'point-push-either', args: { first: first ?? '', second } })
}

type RowState = 'clears' | 'taken' | 'goes' | 'kept' | 'row'

function rowState(scene: Scene, entry: Entry, point: string): RowState | null {
  const row = chosenRow(scene, entry)
  if (row?.spots.includes(point)) {
    if (row === forcedRow(scene)) return 'clears'
    if (row.must.includes(point)) return 'goes'
    return entry.taken.includes(point) ? 'taken' : 'kept'
  }
  return rowsToClear(scene).some((other) => other.spots.includes(point)) ? 'row' : null
}
