/** What screen readers say when something has happened in a game. */

import { moveWords } from '../board'
import { t, words } from '../locales/language.svelte'
import { plyText } from './plies'
import type { Change } from './session.svelte'

/** Put a change into words: what was decided, and the sentence that says how it goes on. */
export function spoken({ before, now, made }: Change, sentence: string): string {
  const said = made.map((move, index) => (index ? nameOf(now, move) : moveWords(words, before.scene, move)))
  if (now.plies.length < before.plies.length) said.push(t('spoken-back'))
  if (now.offer && now.offer !== before.offer) said.push(t('spoken-offer', { player: now.offer }))
  const isNews = made.length > 0 || now.result !== before.result || now.plies.length !== before.plies.length
  if (isNews) said.push(sentence)
  return said.map((sentence) => sentence.replace(/\.?$/, '.')).join(' ')
}

/** Name a decision that was made since, in words where they are known. */
function nameOf({ last }: Change['now'], move: string): string {
  const label = last.labels[last.moves.indexOf(move)]
  return label ? words(label) : plyText(move)
}
