/** The rules in a language: fetched once, read, and searched. */

import LANGUAGES from 'virtual:rules'
import { LETTERS, pageOf, plain, type RulesPage, type Target } from './markdown'

/** The pages of a language by name. */
export type Library = ReadonlyMap<string, RulesPage>

const known = new Map<string, Promise<Library>>()

/** Fetch the rules in a language; where there are none, in English. */
export function libraryOf(language: string): Promise<Library> {
  const code = language in LANGUAGES ? language : 'en'
  const found = known.get(code) ?? fetched(code)
  known.set(code, found)
  found.catch(() => known.delete(code))
  return found
}

async function fetched(language: string): Promise<Library> {
  const { default: texts } = (await LANGUAGES[language]?.()) ?? { default: {} }
  const names = Object.keys(LETTERS).filter((name) => name in texts)
  return new Map(names.map((name) => [name, pageOf(name, texts[name] ?? '')]))
}

/** Something that was found: where, and the words around it. */
export interface Found {
  to: Target
  title: string
  text: string
}

const MOST = 40
const AROUND = 60

/** Letters as they are compared: small, without accents. */
const folded = (text: string) =>
  [...text]
    .map((letter) => letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().charAt(0) || letter)
    .join('')

/** Find words, or a paragraph by its code; titles first. */
export function search(library: Library, words: string): Found[] {
  const wanted = folded(words.trim())
  if (wanted.length < 2 && !/^\p{Script=Hangul}$/u.test(words.trim())) return []
  const titles: Found[] = []
  const texts: Found[] = []
  for (const { name, title, blocks } of library.values()) {
    if (folded(title).includes(wanted)) titles.push({ to: { page: name, code: null }, title, text: '' })
    if (name === 'README') continue
    let code: string | null = null
    for (const block of blocks) {
      if (block.kind === 'paragraph') code = block.code ?? code
      if (block.kind === 'paragraph' && block.code && folded(block.code) === wanted) {
        titles.push({ to: { page: name, code }, title, text: plain(block.parts).slice(0, 2 * AROUND) })
        continue
      }
      const text = wordsOf(block)
      const index = folded(text).indexOf(wanted)
      if (index >= 0) texts.push({ to: { page: name, code }, title, text: around(text, index) })
    }
  }
  return [...titles, ...texts].slice(0, MOST)
}

function wordsOf(block: RulesPage['blocks'][number]): string {
  if (block.kind === 'paragraph') return plain(block.parts)
  if (block.kind === 'list') return block.items.map(plain).join(' ')
  return block.kind === 'table' ? [block.head, ...block.rows].flat().map(plain).join(' ') : ''
}

/** A piece of a text, cut between words. */
function around(text: string, index: number): string {
  const first = index < AROUND ? 0 : text.indexOf(' ', index - AROUND) + 1
  const last = text.indexOf(' ', index + AROUND)
  return `${first ? '… ' : ''}${text.slice(first, last < 0 ? undefined : last)}${last < 0 ? '' : ' …'}`
}
