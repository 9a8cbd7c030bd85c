/** The words of a language for an embed: all of them are in the script. */

import { FluentResource } from '@fluent/bundle'
import TEXTS from 'virtual:embed-texts'
import type { Words } from '../board/words'
import { emptyBundle, firstSpoken, wordsIn } from '../locales/words'

const known = new Map<string, Words>()

/** Give the language of an element: its own or that of what is around it, else the reader's. */
export function languageOf(element: Element): string {
  const said = element.closest<HTMLElement>('[lang]')?.lang
  return firstSpoken(said ? [said] : navigator.languages, Object.keys(TEXTS))
}

/** Give what puts messages into words of a language. */
export function speaking(language: string): Words {
  const words = known.get(language) ?? wordsFor(language)
  known.set(language, words)
  return words
}

function wordsFor(language: string): Words {
  const bundle = emptyBundle(language)
  bundle.addResource(new FluentResource(TEXTS[language] ?? ''))
  return wordsIn(bundle)
}
