/** Tournaments in words, and what stands in the table of a group. */

import { locale, t } from '../locales/language.svelte'
import type { GroupData, PlaceData, TournamentGameData, TimeData } from '../server-types'
import { durationText } from './days'

/** What a game was worth to somebody, as a table has it; a dot while it goes on. */
export type Mark = '1' | '½' | '0' | '•'

/** A game of somebody against somebody else, as it stands in the table. */
export interface Met {
  game: TournamentGameData
  mark: Mark
}

/** Somebody's games against each of their group, in the order of the table; nothing against oneself. */
export function cellsOf(group: GroupData, of: PlaceData): (Met[] | null)[] {
  return group.places.map(({ number }) => {
    if (number === of.number) return null
    return group.games.flatMap((game) => {
      if (game.white === of.number && game.black === number) return [{ game, mark: markOf(game, true) }]
      if (game.black === of.number && game.white === number) return [{ game, mark: markOf(game, false) }]
      return []
    })
  })
}

function markOf({ result }: TournamentGameData, isWhite: boolean): Mark {
  if (result === '*') return '•'
  if (result === '1/2-1/2') return '½'
  return (result === '1-0') === isWhite ? '1' : '0'
}

/** Points as tables have them: `2½`. */
export function pointsText(points: number): string {
  const whole = Math.floor(points)
  const part = points - whole
  const rest = part === 0.25 ? '¼' : part === 0.5 ? '½' : part === 0.75 ? '¾' : ''
  return rest && whole === 0 ? rest : `${whole}${rest}`
}

/** What somebody is called; who is not known any more has no name. */
export function nameOfEntrant({ name }: { name: string }): string {
  return name || t('tournament-gone')
}

/** Names in a row, as the reader's language joins them. */
export function namesText(people: readonly { name: string }[]): string {
  return new Intl.ListFormat(locale(), { type: 'conjunction' }).format(people.map(nameOfEntrant))
}

/** The month a tournament is of: `December 2026`. */
export function monthText(starts: string): string {
  const format = new Intl.DateTimeFormat(locale(), { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.format(new Date(starts))
}

/** The day on which it begins, which is that day everywhere. */
export function dayText(starts: string): string {
  const format = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeZone: 'UTC' })
  return format.format(new Date(starts))
}

/** How much time its games have. */
export function timeOfTournament({ seconds, increment, cap }: TimeData): string {
  const text = (time: number) => durationText(time, locale())
  return t('tournament-time', { time: text(seconds), added: text(increment), most: text(cap ?? seconds) })
}
