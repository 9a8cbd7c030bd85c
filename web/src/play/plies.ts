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

/**
 * Name a turn in a sentence: without what its rows take, which is long to read. Where another turn that it is compared
 * with differs in just that, it is told.
 */
export function turnName(moves: readonly string[], compared: readonly string[] = []): string {
  const others = (turn: readonly string[]) => turn.filter((move) => !move.startsWith('x'))
  const [rest, same] = [others(moves), others(compared).join(';')]
  return turnText(rest.length && rest.join(';') !== same ? rest : moves)
}

/** Some decisions of a turn, by their places: moves, or what was said of a challenge between them. */
export interface PartOfTurn {
  from: number
  to: number
  isLong: boolean
}

/** Part a turn where moves and what is said of a challenge, by either player, follow each other. */
export function partsOf(moves: readonly string[]): PartOfTurn[] {
  const parts: PartOfTurn[] = []
  moves.forEach((move, at) => {
    const isLong = move === 'accept' || CHALLENGED.includes(move)
    const latest = parts[parts.length - 1]
    if (latest?.isLong === isLong) latest.to = at + 1
    else parts.push({ from: at, to: at + 1, isLong })
  })
  return parts
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
