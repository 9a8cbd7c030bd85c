/** What players agree on before a game, put into words. */

import {
  agreementOf,
  isMixed,
  POTENTIAL_NAMES,
  POTENTIALS,
  type Agreement,
  type Hand,
  type Potential,
} from './agreement'
import { t, language } from './locales/language.svelte'

export * from './agreement'

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

/** What `POST /api/variant` is asked: only what differs from the base. */
export function requestOf(agreed: Agreement): Record<string, unknown> {
  const usual = agreementOf(agreed.base)
  const differs = (name: keyof Agreement) => JSON.stringify(agreed[name]) !== JSON.stringify(usual[name])
  const names = ['potentials', 'reserve', 'board', 'challenges', 'side', 'repetition', 'quiet'] as const
  const changed = names.filter(differs).map((name) => [name, agreed[name]])
  return { base: agreed.base, ...Object.fromEntries(changed) }
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

/** The kind of game a variant is, which has a name and a way to lose of its own: `standard-potentials`. */
export function kindOf(variant: string): string {
  const agreed = agreementOf(variant)
  return isMixed(agreed) ? `${agreed.base}-potentials` : agreed.base
}

/** Name a variant: "Standard GIPF with potentials". */
export function nameOf(variant: string): string {
  return t('variant-name', { base: kindOf(variant) })
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
