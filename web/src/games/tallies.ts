/** What games against the computer add up to, for a table. */

import type { TallyData } from '../server-types'
import { agreementOf, isMixed } from '../variant'
import { MIXED } from './filter'

export interface Count {
  won: number
  drawn: number
  lost: number
}

export interface Group {
  name: string
  /** The base of its variants, or that they are mixed with potentials, by which its games are found. */
  base: string
  total: Count
  levels: (Count & { level: number })[]
}

export const gamesOf = ({ won, drawn, lost }: Count): number => won + drawn + lost

export function sum(counts: readonly Count[]): Count {
  const add = (name: keyof Count) => counts.reduce((total, count) => total + count[name], 0)
  return { won: add('won'), drawn: add('drawn'), lost: add('lost') }
}

function baseOf(variant: string): string {
  const agreed = agreementOf(variant)
  return isMixed(agreed) ? MIXED : agreed.base
}

/** Group tallies by the name of the game, those played most first; levels in order. */
export function groupsOf(tallies: readonly TallyData[], nameOf: (variant: string) => string): Group[] {
  const names = [...new Set(tallies.map(({ variant }) => nameOf(variant)))]
  const groups = names.map((name): Group => {
    const own = tallies.filter(({ variant }) => nameOf(variant) === name)
    const levels = [...new Set(own.map(({ level }) => level))].sort((a, b) => a - b)
    return {
      name,
      base: baseOf(own[0]?.variant ?? ''),
      total: sum(own),
      levels: levels.map((level) => ({ level, ...sum(own.filter((tally) => tally.level === level)) })),
    }
  })
  return groups.sort((a, b) => gamesOf(b.total) - gamesOf(a.total))
}
