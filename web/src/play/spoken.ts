/** What screen readers say when something has happened in a game. */

import { moveWords } from '../board'
import { t, words } from '../locales/language.svelte'
import type { Change } from './session.svelte'

/** Put a change into words: what was decided, and the sentence that says how it goes on. */
export function spoken({ before, now, made }: Change, sentence: string): string {
  const said = made.map((move, index) => (index ? move : moveWords(words, before.scene, move)))
  if (now.plies.length < before.plies.length) said.push(t('spoken-back'))
  if (now.offer && now.offer !== before.offer) said.push(t('spoken-offer', { player: now.offer }))
  const isNews = made.length > 0 || now.result !== before.result || now.plies.length !== before.plies.length
  if (isNews) said.push(sentence)
  return said.map((sentence) => sentence.replace(/\.?$/, '.')).join(' ')
}
