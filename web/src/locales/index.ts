/** Texts: Fluent messages in the reader's language, fetched when the language is first needed. */

import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Message } from '../scene'

const FILES = import.meta.glob<string>(
  ['../../../src/gipf/locales/*/*.ftl', '!../../../src/gipf/locales/*/{diagram,terminal}.ftl'],
  { query: '?raw', import: 'default' },
)

/** The languages there are: a folder for each, which page, terminal and files share. */
export const LANGUAGES: readonly string[] = [
  ...new Set(Object.keys(FILES).map((path) => path.split('/').at(-2) ?? '')),
].sort()

/** Read the texts of a language: those of the named files, or all. */
export async function bundleOf(language: string, parts?: Iterable<string>): Promise<FluentBundle> {
  const functions = { CAPITAL: ([text]: unknown[]) => capital(String(text), language) }
  const bundle = new FluentBundle(language, { useIsolating: false, functions })
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

/** Give the function that puts messages into words; a text that is missing shows its name. */
export function wordsIn(bundle: FluentBundle): (message: Message) => string {
  const words = ({ id, args }: Message): string => {
    const pattern = bundle.getMessage(id)?.value
    const values = Object.entries(args).map(([name, value]) => [name, plain(value)])
    return pattern ? bundle.formatPattern(pattern, Object.fromEntries(values)) : id
  }
  /** A message among the arguments is put into words in its place, several are listed; texts are notation. */
  const plain = (value: Message['args'][string]): string | number => {
    if (typeof value !== 'object') return value
    if (!Array.isArray(value)) return words(value)
    const isNotation = value.every((part) => typeof part === 'string')
    return isNotation ? value.join(', ') : listed(value.map((part) => String(plain(part))))
  }
  const listed = (items: string[]): string =>
    items.length
      ? items.reduce((before, item, place) =>
          words({ id: place === items.length - 1 ? 'list-last' : 'list-next', args: { before, item } }),
        )
      : ''
  return words
}

/** Choose the language for a reader who prefers these, in this order; English where there is none of them. */
export function chosen(preferred: readonly string[], there: readonly string[] = LANGUAGES): string {
  for (const language of preferred) {
    const [main = ''] = language.toLowerCase().split('-')
    if (there.includes(main)) return main
  }
  return 'en'
}

/** What speakers of a language call it. */
export function ownName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  return capital(name, language)
}

function capital(text: string, language: string): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1)
}
