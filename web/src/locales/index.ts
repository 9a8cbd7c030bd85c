/** Texts: Fluent messages in the reader's language, fetched when the language is first needed. */

import { FluentResource, type FluentBundle } from '@fluent/bundle'
import { capital, emptyBundle, firstSpoken } from './words'

export { wordsIn } from './words'

const FILES = import.meta.glob<string>(
  ['../../../src/gipf/locales/*/*.ftl', '!../../../src/gipf/locales/*/{diagram,embed,mail,terminal}.ftl'],
  { query: '?raw', import: 'default' },
)

/** The languages there are: a folder for each, which page, terminal and files share. */
export const LANGUAGES: readonly string[] = [
  ...new Set(Object.keys(FILES).map((path) => path.split('/').at(-2) ?? '')),
].sort()

/** Read the texts of a language: those of the named files, or all. */
export async function bundleOf(language: string, parts?: Iterable<string>): Promise<FluentBundle> {
  const bundle = emptyBundle(language)
  const wanted = parts && new Set(parts)
  const paths = Object.keys(FILES).filter((path) => {
    const [folder, name = ''] = path.split('/').slice(-2)
    return folder === language && (!wanted || wanted.has(name.replace('.ftl', '')))
  })
  const texts = await Promise.all(paths.sort().map(async (path) => [path, await FILES[path]?.()]))
  for (const [path, text] of texts) {
    const [error] = bundle.addResource(new FluentResource(text ?? ''))
    if (error) throw new Error(`${path}: ${error.message}`)
  }
  return bundle
}

/** Choose the language for a reader who prefers these, in this order; English where there is none of them. */
export function chosen(preferred: readonly string[], there: readonly string[] = LANGUAGES): string {
  return firstSpoken(preferred, there)
}

/** What speakers of a language call it. */
export function ownName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return capital(name, language)
}
