/** Texts: Fluent messages in the reader's language, fetched when the language is first needed. */

import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Message } from '../scene'

const FILES = import.meta.glob<string>('./*/*.ftl', { query: '?raw', import: 'default' })

/** Read all texts of a language. */
export async function bundleOf(language: string): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false })
  const paths = Object.keys(FILES).filter((path) => path.startsWith(`./${language}/`))
  for (const path of paths.sort()) {
    const [error] = bundle.addResource(new FluentResource((await FILES[path]?.()) ?? ''))
    if (error) throw new Error(`${path}: ${error.message}`)
  }
  return bundle
}

/** Give the function that puts messages into words; a text that is missing shows its name. */
export function wordsIn(bundle: FluentBundle): (message: Message) => string {
  return ({ id, args }) => {
    const pattern = bundle.getMessage(id)?.value
    return pattern ? bundle.formatPattern(pattern, args) : id
  }
}
