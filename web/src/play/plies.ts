/** Decisions as a list of moves shows them: in notation, and where the notation has but a word, in the reader's. */

import { other } from '../game'
import { t } from '../locales/language.svelte'
import type { Player } from '../scene'

/** What is decided about a challenge once there is one. */
const CHALLENGED = ['challenge', 'first', 'second', 'won', 'tied', 'lost']
const WORDS = ['accept', ...CHALLENGED, 'pass']

/** Write a decision. */
export function plyText(move: string): string {
  return WORDS.includes(move) ? t('ply', { move }) : move
}

/** Write a turn; what are words is set off by more than a semicolon. */
export function turnText(moves: readonly string[]): string {
  return moves
    .map((move, index) => (index ? (WORDS.includes(move) ? ', ' : ';') : '') + plyText(move))
    .join('')
}

/** Where a turn's decisions about a challenge begin; its length where there is none. */
export function challengeIn(moves: readonly string[]): number {
  const at = moves.findIndex((move) => CHALLENGED.includes(move))
  return at < 0 ? moves.length : at
}

/** Write a decision about a challenge with who made it; any other as it is. A side game that was given up is said to be. */
export function plyBy(
  move: string,
  player: Player,
  isGivenUp: boolean,
  whoIs: (player: Player) => { who: string; name: string },
): string {
  if (move !== 'accept' && !CHALLENGED.includes(move)) return plyText(move)
  const isAnswer = move === 'accept' || move === 'challenge'
  const isOthers = isAnswer || (isGivenUp && move === 'won')
  return t('ply-by', { move: isGivenUp ? 'gave-up' : move, ...whoIs(isOthers ? other(player) : player) })
}
