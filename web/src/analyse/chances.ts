/** Winning chances as the engine gives them, from -1 (Black wins) to 1 (White wins), as people read them. */

import type { Player, Scene } from '../scene'
import type { LineData as Line } from '../server-types'

export type { Line }

/** White's share in percent, of the two digits that a file keeps; only what is certain is 0 or 100. */
export function shareOf(white: number): number {
  const share = Math.round((100 + Math.round(100 * white)) / 2)
  if (Math.abs(white) >= 1) return share
  return Math.min(99, Math.max(1, share))
}

/** Both players' shares in percent. */
export function sharesOf(white: number): { share: number; other: number } {
  const share = shareOf(white)
  return { share, other: 100 - share }
}

/** Who wins for certain and in how many turns; null where nothing is certain. */
export function certainWin({ white, win_in }: Line): { winner: Player; turns: number } | null {
  if (win_in === undefined || white === 0) return null
  return { winner: white > 0 ? 'w' : 'b', turns: win_in }
}

/** How many decisions a line has up to the end of one of its turns. */
export function movesUpTo({ texts }: Line, turn: number): number {
  return texts.slice(0, turn + 1).reduce((sum, text) => sum + text.split(';').length, 0)
}

/** Number the turns of a line as a file does: by whose turn each is, and the number of the first. */
export function numbered({ players }: Line, first: number): string[] {
  let number = first
  return players.map((player, index) => {
    if (player === 'w' && index) number++
    return player === 'w' ? `${number}.` : index ? '' : `${number}...`
  })
}

/** Write a large number in short: 950, 12 k, 3.4 M. */
export function inShort(count: number, language: string): string {
  return new Intl.NumberFormat(language, { notation: 'compact', maximumSignificantDigits: 2 }).format(count)
}

/** White's chance in a game that is over. */
export function chanceAtEnd({ winner }: NonNullable<Scene['outcome']>): number {
  return winner === null ? 0 : winner === 'w' ? 1 : -1
}
