/** Decisions as a list of moves shows them: in notation, and where the notation has but a word, in the reader's. */

import { t } from '../locales/language.svelte'

const WORDS = ['accept', 'challenge', 'first', 'second', 'won', 'tied', 'lost', 'pass']

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
