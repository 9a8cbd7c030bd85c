/** How a game of the list ended, in words. */

import { readerOf, winnerOf, type GameSummary } from '../game'
import { t } from '../locales/language.svelte'
import type { Player } from '../scene'

/** Say how a game ended, as its reader would, or how far it has come; a study has but turns. */
export function resultOf({ kind, result, turns, seats }: GameSummary): string {
  if (kind === 'study') return t('games-study-turns', { turns })
  if (result === '*' && (seats.w.open || seats.b.open)) return t('game-awaited')
  if (result === '*') return t('games-going-on', { turns })
  return endedAs(result, readerOf(seats), turns)
}

/** Say how a game that is over ended, as its reader would; `0-1` says nothing to who has not met it. */
export function endedAs(result: string, reader: Player | null, turns: number): string {
  const winner = winnerOf(result)
  const told = reader && winner ? (winner === reader ? 'won' : 'lost') : winner
  return t('games-result', { result: told ?? 'draw', turns })
}
