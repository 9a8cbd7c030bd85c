/** What players agree on before a game, read from a variant's text. */

import BASES from './bases.json'
import type { BoardName, Player } from './scene'

export type Base = keyof typeof BASES

export const POTENTIALS = ['T', 'Z', 'D', 'Y', 'P'] as const
export type Potential = (typeof POTENTIALS)[number]

export const POTENTIAL_NAMES: Record<Potential, string> = {
  T: 'TAMSK',
  Z: 'ZÈRTZ',
  D: 'DVONN',
  Y: 'YINSH',
  P: 'PÜNCT',
}

export type Hand = Record<Potential, number>

/** Everything that can be agreed on. */
export interface Agreement {
  base: Base
  potentials: Record<Player, Hand>
  /** Basic pieces off the board at the start. */
  reserve: Record<Player, number>
  board: BoardName
  /** For each player, 0 for none, `*` for as many as wanted. */
  challenges: number | '*'
  /** Side games by the potential they settle. */
  side: Partial<Record<Potential, string>>
  /** A draw when a position comes up so often; 0 for off. */
  repetition: number
  /** A draw after so many turns without a capture; 0 for off. */
  quiet: number
}

export function isBase(word: string): word is Base {
  return Object.hasOwn(BASES, word)
}

function handOf(text: string): Hand {
  const counts = new Map(
    [...text.matchAll(/([A-Z])(\d+)/g)].map(([, letter, count]) => [letter, Number(count)]),
  )
  return Object.fromEntries(POTENTIALS.map((letter) => [letter, counts.get(letter) ?? 0])) as Hand
}

/** Take a text apart at the first of the signs in it: there may be more in the options of a side game. */
function partsOf(text: string, sign: string): [string, string] {
  const at = text.indexOf(sign)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}

/** Read a variant's text. */
export function agreementOf(variant: string): Agreement {
  const [game = '', ...options] = variant.split(';')
  const [word = '', hands] = game.split('+')
  const base = isBase(word) ? word : 'standard'
  const usual = BASES[base]
  const [white = '', black = white] = (hands ?? usual.hand).split('/')
  const given = new Map(options.map((option) => partsOf(option, '=')))
  const [most = usual.reserve, least = most] = given.get('reserve')?.split('/').map(Number) ?? []
  const challenges = given.get('challenges') ?? '0'
  const side =
    given
      .get('side')
      ?.split(',')
      .map((pair) => partsOf(pair, ':')) ?? []
  return {
    base,
    potentials: { w: handOf(white), b: handOf(black) },
    reserve: { w: most, b: least },
    board: (given.get('board') ?? usual.board) as BoardName,
    challenges: challenges === '*' ? '*' : Number(challenges),
    side: Object.fromEntries(side) as Agreement['side'],
    repetition: Number(given.get('repetition') ?? 0),
    quiet: Number(given.get('quiet') ?? 0),
  }
}

export function hasPotentials(agreed: Agreement): boolean {
  return potentialsOf(agreed).length > 0
}

/** The potentials that somebody has. */
export function potentialsOf({ potentials }: Agreement): Potential[] {
  return POTENTIALS.filter((letter) => potentials.w[letter] || potentials.b[letter])
}

/** Whether potentials were added to a game that usually has none. */
export function isMixed(agreed: Agreement): boolean {
  return hasPotentials(agreed) && (agreed.base === 'standard' || agreed.base === 'tournament')
}
