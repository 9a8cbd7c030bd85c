/** What players agree on before a game: read from a variant's text, and put into words. */

import BASES from './bases.json'
import { t, language } from './locales/language.svelte'
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

/** The side games the potentials are named after. */
export const NAMESAKES: Record<Potential, string> = {
  T: 'tzaar',
  Z: 'zertz',
  D: 'dvonn',
  Y: 'yinsh',
  P: 'punct',
}

/** The games one can begin with, as they usually are. */
export const STARTS: readonly string[] = [
  'basic',
  'standard',
  'tournament',
  'standard+Z6',
  'ultimate',
  'matrx',
]

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

/** Take the name of a side game and its options apart: `yinsh(blitz)`. */
export function splitName(text: string): { name: string; options: string } {
  const [name = '', options = ''] = text.replace(/\)$/, '').split('(')
  return { name, options }
}

/** Name a way to play a side game. */
export function optionName(name: string, option: string): string {
  const isNumber = /^\d+$/.test(option)
  if (isNumber && name === 'zertz') return t('side-option-rings', { count: Number(option) })
  if (isNumber && option !== '3') return t('side-option-rounds', { count: Number(option) })
  return t('side-option-name', { option: option === '3' ? 'three' : option || 'usual' })
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

/** What `POST /api/variant` is asked: only what differs from the base. */
export function requestOf(agreed: Agreement): Record<string, unknown> {
  const usual = agreementOf(agreed.base)
  const differs = (name: keyof Agreement) => JSON.stringify(agreed[name]) !== JSON.stringify(usual[name])
  const names = ['potentials', 'reserve', 'board', 'challenges', 'side', 'repetition', 'quiet'] as const
  const changed = names.filter(differs).map((name) => [name, agreed[name]])
  return { base: agreed.base, ...Object.fromEntries(changed) }
}

export function hasPotentials({ potentials }: Agreement): boolean {
  return POTENTIALS.some((letter) => potentials.w[letter] || potentials.b[letter])
}

function listed(parts: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(parts)
}

/** Side games whose options are the name of what is played. */
const NAMED_BY_OPTIONS = ['table', 'openspiel']

/** Name a side game with its options: "YINSH (blitz)". */
export function sideName(text: string): string {
  const { name, options } = splitName(text)
  if (options && NAMED_BY_OPTIONS.includes(name)) return options
  const game = t('compose-side-name', { game: name })
  return options ? `${game} (${optionName(name, options)})` : game
}

/** Name a side game at the beginning of a line: "A roll of the die". */
export function sideTitle(text: string): string {
  const name = sideName(text)
  return name.charAt(0).toLocaleUpperCase() + name.slice(1)
}

/** Name the side games that are agreed on, each once. */
function sideWords({ side }: Agreement): string {
  return listed([...new Set(POTENTIALS.flatMap((letter) => side[letter] ?? []).map(sideName))])
}

function handWords(hand: Hand): string {
  const parts = POTENTIALS.filter((letter) => hand[letter]).map((letter) =>
    t('variant-potential', { count: hand[letter], potential: POTENTIAL_NAMES[letter] }),
  )
  if (!parts.length) return t('variant-no-potentials')
  return listed(parts)
}

/** Whether potentials were added to a game that usually has none. */
export function isMixed(agreed: Agreement): boolean {
  return hasPotentials(agreed) && (agreed.base === 'standard' || agreed.base === 'tournament')
}

/** Name a variant: "Standard GIPF with potentials". */
export function nameOf(variant: string): string {
  const agreed = agreementOf(variant)
  return t('variant-name', { base: isMixed(agreed) ? `${agreed.base}-potentials` : agreed.base })
}

/** Say what is agreed on beyond the base. */
export function detailsOf(variant: string): string[] {
  const agreed = agreementOf(variant)
  const usual = agreementOf(agreed.base)
  const details: string[] = []
  const { w, b } = agreed.potentials
  if (JSON.stringify(agreed.potentials) !== JSON.stringify(usual.potentials)) {
    if (JSON.stringify(w) === JSON.stringify(b)) details.push(t('variant-hands', { hand: handWords(w) }))
    else details.push(t('variant-hands-differ', { white: handWords(w), black: handWords(b) }))
  }
  const { reserve } = agreed
  if (reserve.w !== usual.reserve.w || reserve.b !== usual.reserve.b) {
    details.push(t('variant-reserve', { white: reserve.w, black: reserve.b }))
  }
  if (agreed.board !== usual.board) details.push(t('variant-board', { board: agreed.board }))
  if (agreed.challenges === '*') details.push(t('variant-challenges-unlimited'))
  else if (agreed.challenges) details.push(t('variant-challenges', { count: agreed.challenges }))
  const sides = sideWords(agreed)
  if (sides) details.push(t('variant-sides', { games: sides }))
  if (agreed.repetition) details.push(t('variant-repetition', { count: agreed.repetition }))
  if (agreed.quiet) details.push(t('variant-quiet', { count: agreed.quiet }))
  return details
}
