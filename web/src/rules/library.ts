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
    .map((letter) =>
      /\p{Script=Hangul}/u.test(letter)
        ? letter
        : letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().charAt(0) || letter,
    )
    .join('')

const wordsIn = (text: string) => folded(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** What the forms of a word share, roughly: a long one without its last letters. */
const stemOf = (word: string) => word.slice(0, Math.max(4, word.length - 3))

/** Whether a text has forms of all words. */
function hasForms(text: string, stems: readonly string[]): boolean {
  const words = wordsIn(text)
  return stems.length > 0 && stems.every((stem) => words.some((word) => word.startsWith(stem)))
}

/** The paragraphs that everyday words stand for: `G17 S6: lose losing | G2: win`. */
function meantBy(everyday: string, stems: readonly string[]): string[] {
  return everyday.split('|').flatMap((entry) => {
    const [codes = '', words = ''] = entry.split(':')
    const isMeant = wordsIn(words).some((word) => stems.some((stem) => word.startsWith(stem)))
    return isMeant ? codes.trim().split(' ') : []
  })
}

/**
 * Find words, or a paragraph by its code: titles first, then what is meant by everyday words, headings, where the words
 * stand, and last where other forms of them do; of these first where the title of the page has some of them.
 */
export function search(library: Library, words: string, everyday = ''): Found[] {
  const wanted = folded(words.trim())
  if (wanted.length < 2 && !/^\p{Script=Hangul}$/u.test(words.trim())) return []
  const stems = wordsIn(words).map(stemOf)
  const meant = meantBy(
    everyday,
    stems.filter((stem) => stem.length > 2 || /\p{Script=Hangul}/u.test(stem)),
  )
  const titles: Found[] = []
  const headings: Found[] = []
  const everydays: Found[] = []
  const texts: Found[] = []
  const titled: Found[] = []
  const forms: Found[] = []
  for (const { name, title, blocks } of library.values()) {
    if (folded(title).includes(wanted)) titles.push({ to: { page: name, code: null }, title, text: '' })
    if (name === 'README') continue
    const others = stems.filter((stem) => !hasForms(title, [stem]))
    let code: string | null = null
    let heading = ''
    for (const block of blocks) {
      if (block.kind === 'heading') {
        heading = block.level > 1 ? plain(block.parts) : ''
        continue
      }
      if (block.kind === 'paragraph') code = block.code ?? code
      const to = { page: name, code }
      const passages = passagesOf(block)
      const text = passages.find((each) => hasForms(each, stems)) ?? passages.join(' ')
      const beginning = around(text, AROUND - 1)
      if (block.kind === 'paragraph' && block.code && folded(block.code) === wanted) {
        titles.push({ to, title, text: beginning })
        continue
      }
      const isHeaded = folded(heading).includes(wanted) || hasForms(heading, stems)
      if (isHeaded) headings.push({ to, title: `${title} – ${heading}`, text: beginning })
      heading = ''
      const index = folded(text).indexOf(wanted)
      const isMeant = block.kind === 'paragraph' && block.code !== null && meant.includes(block.code)
      if (isHeaded) continue
      if (isMeant) everydays.push({ to, title, text: index < 0 ? beginning : around(text, index) })
      else if (index >= 0) texts.push({ to, title, text: around(text, index) })
      else if (hasForms(text, stems)) forms.push({ to, title, text: beginning })
      else if (others.length < stems.length && hasForms(text, others))
        titled.push({ to, title, text: beginning })
    }
  }
  return [...titles, ...everydays, ...headings, ...texts, ...titled, ...forms].slice(0, MOST)
}

/** What is read as one: a paragraph, an item of a list, a row of a table. */
function passagesOf(block: RulesPage['blocks'][number]): string[] {
  if (block.kind === 'paragraph') return [plain(block.parts)]
  if (block.kind === 'list') return block.items.map(plain)
  return block.kind === 'table' ? block.rows.map((cells) => cells.map(plain).join(' · ')) : []
}

/** A piece of a text, cut between words. */
function around(text: string, index: number): string {
  const first = index < AROUND ? 0 : text.indexOf(' ', index - AROUND) + 1
  const last = text.indexOf(' ', index + AROUND)
  return `${first ? '… ' : ''}${text.slice(first, last < 0 ? undefined : last)}${last < 0 ? '' : ' …'}`
}
