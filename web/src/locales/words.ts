/** Putting messages into words, with texts that are there. */

import { FluentBundle } from '@fluent/bundle'
import type { Message } from '../scene'

/** Give a bundle for the texts of a language, with the functions they may use. */
export function emptyBundle(language: string): FluentBundle {
  const functions = { CAPITAL: ([text]: unknown[]) => capital(String(text), language) }
  return new FluentBundle(language, { useIsolating: false, functions })
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

/** Give the first language there is of those preferred; English where there is none of them. */
export function firstSpoken(preferred: readonly string[], there: readonly string[]): string {
  for (const language of preferred) {
    const [main = ''] = language.toLowerCase().split('-')
    if (there.includes(main)) return main
  }
  return 'en'
}

export function capital(text: string, language: string): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1)
}
