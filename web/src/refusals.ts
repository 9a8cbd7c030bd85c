/** What the server refuses, in the reader's language: it says why in English, and as messages where it can. */

import { language, need, t, words } from './locales/language.svelte'
import type { Message } from './scene'

/** A refusal as the server sends it; a text among what it says is notation. */
export interface Refused {
  error?: unknown
  says?: (Message | string)[] | null
}

/** Give the sentence for a refusal; null where there is none. */
export async function sentenceFor({ error, says }: Refused): Promise<string | null> {
  const english = error === undefined || error === null ? null : String(error)
  if (!says?.length || language() === 'en') return english
  try {
    await need('refused')
  } catch {
    return english // its texts cannot be fetched now
  }
  return says
    .map((part) => (typeof part === 'string' ? part : words(part)))
    .reduceRight((then, first) => t('refused-because', { first, then }))
}
