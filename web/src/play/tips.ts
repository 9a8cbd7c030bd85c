/** What a newcomer is told during the first games, one thing at a time; each thing once. */

import { keep, kept } from '../settings/settings.svelte'
import { agreementOf, hasPotentials } from '../variant'

export const TIPS = [
  'push',
  'bring',
  'gipf',
  'single',
  'load',
  'stack',
  'use',
  'row',
  'stay',
  'stacks-stay',
  'hold',
  'pieces',
] as const
export type Tip = (typeof TIPS)[number]

/** A tip and the number of own turns from which it is told. */
export interface Planned {
  tip: Tip
  from: number
}

const KEY = 'gipf.tips'
/** What a first game of the basic kind tells; earlier, that was all that was kept. */
const BASIC: readonly Tip[] = ['push', 'row', 'pieces']
/** For so many turns the last one is told. */
const LASTS = 3

/** Say what is told in a game of a variant, and when; with a finger one asks otherwise than with a mouse, and is told how. */
export function planOf(variant: string, isTouched = false): Planned[] {
  const plan = planFor(variant)
  const last = plan.pop()
  if (!last) return plan
  return [...plan, ...(isTouched ? [{ tip: 'hold' as const, from: last.from - 1 }] : []), last]
}

function planFor(variant: string): Planned[] {
  const agreement = agreementOf(variant)
  const { base } = agreement
  if (base === 'basic') return planned({ push: 0, row: 1, pieces: 4 })
  if (base === 'matrx') return planned({ push: 0, single: 1, stack: 3, use: 4, row: 6, 'stacks-stay': 8 })
  const brings = base === 'tournament' || base === 'ultimate'
  if (hasPotentials(agreement)) {
    return brings
      ? planned({ push: 0, bring: 1, gipf: 2, load: 4, use: 5, row: 7, stay: 9, pieces: 11 })
      : planned({ push: 0, gipf: 1, load: 2, use: 4, row: 6, stay: 8, pieces: 10 })
  }
  if (brings) return planned({ push: 0, bring: 1, gipf: 3, row: 5, stay: 7, pieces: 9 })
  return planned({ push: 0, gipf: 1, row: 3, stay: 5, pieces: 7 })
}

function planned(from: Partial<Record<Tip, number>>): Planned[] {
  return Object.entries(from).map(([tip, turns]) => ({ tip: tip as Tip, from: turns }))
}

/** What this browser's reader has been told. */
export function seenTips(): Tip[] {
  const found = kept(KEY)
  if (found === 'seen') return [...BASIC]
  return Array.isArray(found) ? TIPS.filter((tip) => found.includes(tip)) : []
}

export function keepSeen(tips: readonly Tip[]): void {
  keep(KEY, [...new Set([...seenTips(), ...tips])])
}

/**
 * Give what is told after so many own turns, to somebody who has seen some of it: what the plan has now, and where that is
 * known, the next thing that is not, already. `canUse`: whether there has been a potential to be used, for before there is
 * nothing to tell of it; `last`: what was told last, behind which nothing goes back.
 */
export function tipAt(
  plan: readonly Planned[],
  seen: readonly Tip[],
  turns: number,
  canUse = true,
  last: Tip | null = null,
): Tip | null {
  if (turns >= endOf(plan)) return null
  const isThere = (tip: Tip) => canUse || tip !== 'use'
  const now = plan.findLastIndex(({ tip, from }) => turns >= from && isThere(tip))
  const told = plan.findIndex(({ tip }) => tip === last)
  const left = plan.slice(Math.max(now, told))
  return left.find(({ tip }) => isThere(tip) && !seen.includes(tip))?.tip ?? null
}

/** Give what has had its time after so many own turns. */
export function pastTips(plan: readonly Planned[], turns: number): Tip[] {
  const next = (index: number) => plan[index + 1]?.from ?? endOf(plan)
  return plan.filter((_, index) => turns >= next(index)).map(({ tip }) => tip)
}

function endOf(plan: readonly Planned[]): number {
  return (plan.at(-1)?.from ?? 0) + LASTS
}
