/** The language the page speaks now. */

import type { FluentBundle } from '@fluent/bundle'
import { bundleOf, chosen, wordsIn } from '.'
import type { Message } from '../scene'

/** The files every page needs; others are fetched by `need`. */
const parts = new Set(['board', 'page', 'scene'])

let wanted = 'en'
let latest: Promise<void> = Promise.resolve()
let code = $state('en')
let bundle = $state.raw<FluentBundle | null>(null)
const put = $derived(bundle ? wordsIn(bundle) : () => '')

/** The code of the language, as in `de`. */
export function language(): string {
  return code
}

/** How dates and times are written: as in the reader's country, where the browser tells one for the language. */
export function locale(): string {
  return navigator.languages.find((each) => each.split('-')[0] === code) ?? code
}

/** Speak a language from now on: a code, or `auto` for what the browser prefers. */
export async function speak(language: string): Promise<void> {
  wanted = chosen(language === 'auto' ? navigator.languages : [language])
  await fetchTexts()
  document.documentElement.lang = code
}

/** Speak a language whose texts are there. */
export function speakWith(next: string, texts: FluentBundle): void {
  wanted = code = next
  bundle = texts
}

/** See to it that the texts of a further file are there, as those of the lessons. */
export async function need(part: string): Promise<void> {
  if (parts.has(part)) return latest
  parts.add(part)
  try {
    await fetchTexts()
  } catch (error) {
    parts.delete(part)
    throw error
  }
}

/** Fetch all that is wanted; where more is wanted meanwhile, that is waited for. */
function fetchTexts(): Promise<void> {
  const next = wanted
  const fetched: Promise<void> = bundleOf(next, parts).then((texts) => {
    if (fetched !== latest) return latest
    code = next
    bundle = texts
  })
  return (latest = fetched)
}

/** Put a message into words; what shows it changes when the language does. */
export function words(message: Message): string {
  return put(message)
}

/** Give the text called `id`. */
export function t(id: string, args: Message['args'] = {}): string {
  return put({ id, args })
}
