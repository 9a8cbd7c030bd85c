/** Why the server did not do something, in the reader's language: it is told by a code and arguments. */

import { need, words } from './locales/language.svelte'
import type { Message, Problem } from './server-types'

/** Give the sentence for a refusal; null where there is none. */
export async function sentenceFor(answer: object | null): Promise<string | null> {
  if (!isProblem(answer)) return null
  try {
    await need('errors')
  } catch {
    return answer.error // its texts cannot be fetched now
  }
  return begun(words(messageOf(answer)))
}

function isProblem(answer: object | null): answer is Problem {
  return answer !== null && 'error' in answer && 'code' in answer
}

/** Where in a request something is wrong, which nobody here has written. */
const UNTOLD = ['in-moves', 'in-position', 'in-variant']

function messageOf({ code, arguments: args }: Problem): Message {
  const { why } = args
  const isTold = !UNTOLD.includes(code) || typeof why !== 'object' || Array.isArray(why)
  return isTold ? { id: code, args } : messageOf({ error: '', code: why.id, arguments: why.args })
}

/** Begin a sentence with a capital letter, unless it begins with notation. */
function begun(sentence: string): string {
  return sentence.replace(/^\p{Ll}(?=\p{L}*\s)/u, (letter) => letter.toLocaleUpperCase())
}
