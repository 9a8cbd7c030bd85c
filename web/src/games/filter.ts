/** Which games are listed; it stands in the address, so that one comes back to the same list. */

import { isBase, type Base } from '../variant'

/** Standard and tournament GIPF with potentials are games of their own. */
export const MIXED = 'potentials'

export const RESULTS = ['open', 'won', 'drawn', 'lost', 'w', 'b'] as const
export const OPPONENTS = ['people', 'computer', 'computers'] as const

/** What a list is of: all that was played, studies, or side games alone. */
export type Listed = 'played' | 'study' | 'side'

export interface Filter {
  words: string
  result: (typeof RESULTS)[number] | ''
  variant: Base | typeof MIXED | ''
  opponent: (typeof OPPONENTS)[number] | ''
  /** The computer's level, 0 for any. */
  level: number
  /** The name of a side game. */
  side: string
}

export const ALL: Filter = { words: '', result: '', variant: '', opponent: '', level: 0, side: '' }

/** Read a filter from its part of the address. */
export function filterOf(text: string): Filter {
  const given = new URLSearchParams(text)
  const among = <Value extends string>(values: readonly Value[], name: string): Value | '' =>
    values.find((value) => value === given.get(name)) ?? ''
  const variant = given.get('variant') ?? ''
  const level = Number(given.get('level'))
  return {
    words: given.get('q') ?? '',
    result: among(RESULTS, 'result'),
    variant: isBase(variant) || variant === MIXED ? variant : '',
    opponent: among(OPPONENTS, 'opponent'),
    level: Number.isInteger(level) && level >= 1 && level <= 10 ? level : 0,
    side: /^[a-z]+$/.exec(given.get('side') ?? '')?.[0] ?? '',
  }
}

/** Write a filter as the server reads it; what does not matter is left out. */
export function queryOf({ words, result, variant, opponent, level, side }: Filter): URLSearchParams {
  const asked = { q: words.trim(), result, variant, opponent, level: level ? String(level) : '', side }
  return new URLSearchParams(Object.entries(asked).filter(([, value]) => value))
}
