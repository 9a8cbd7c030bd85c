/** How a game has ended, said to its reader: who has won, and why. */

import { other, winnerOf, type GameState } from '../game'
import { t } from '../locales/language.svelte'
import type { Player } from '../scene'
import { seatName } from './names'

/** Whom a sentence is about: the reader, the computer against whom they play, or a colour. */
export type Who = 'you' | 'computer' | Player

export interface Ending {
  title: string
  /** Empty where nothing is known but the result. */
  why: string
  winner: Player | null
  /** Whether the reader has won; null for a draw, and where two people play. */
  isWon: boolean | null
}

const KNOWN = ['no-move', 'gipf-lost', 'gipf-captured', 'resignation', 'time', 'abandoned']
const DRAWN = ['repetition', 'quiet', 'agreement']

/** Say whom a sentence about a player is about. */
export function whoIs({ seats }: GameState, player: Player, reader: Player | null): Who {
  if (player === reader) return 'you'
  return reader && seats[player].kind === 'computer' ? 'computer' : player
}

export function endingOf(game: GameState, reader: Player | null): Ending {
  const { id, args } = game.scene.prompt
  const reason = id.replace('over-', '')
  const winner = winnerOf(game.result)
  if (!winner) {
    const why = DRAWN.includes(reason) ? t(`end-${reason}`, args) : ''
    return { title: t('end-title', { who: 'draw', name: '' }), why, winner, isWon: null }
  }
  const name = seatName(game.seats, winner)
  const isNamed = reader === null && name !== t('setup-colour-name', { colour: winner })
  const who = isNamed ? 'other' : whoIs(game, winner, reader)
  const loser = whoIs(game, other(winner), reader)
  return {
    title: t('end-title', { who, name }),
    why: KNOWN.includes(reason) ? t(`end-${reason}`, { loser }) : '',
    winner,
    isWon: reader && winner === reader,
  }
}
