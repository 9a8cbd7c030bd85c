import { existsSync, readFileSync } from 'node:fs'
import LANGUAGES from 'virtual:rules'
import { describe, expect, test } from 'vitest'
import { libraryOf, search } from './library'
import { inline, LETTERS, pageOf, plain, targetOf, type Block, type Inline } from './markdown'

const linksIn = (parts: readonly Inline[]): Inline[] =>
  parts.flatMap((part) => ('parts' in part ? [part, ...linksIn(part.parts)] : []))

function inlinesOf(block: Block): Inline[][] {
  if (block.kind === 'heading' || block.kind === 'paragraph') return [block.parts]
  if (block.kind === 'list') return block.items
  return block.kind === 'table' ? [...block.head, ...block.rows.flat()] : []
}

async function allOf(language: string) {
  const pages = [...(await libraryOf(language)).values()]
  const blocks = pages.flatMap((page) => page.blocks)
  const codes = blocks.flatMap((block) => (block.kind === 'paragraph' && block.code ? [block.code] : []))
  return { pages, blocks, codes }
}

describe('the rules can be read in every language', () => {
  test('there are nine', () => {
    expect(Object.keys(LANGUAGES)).toEqual(['de', 'en', 'es', 'fr', 'hu', 'it', 'ko', 'nl', 'pl'])
  })

  test.each(Object.keys(LANGUAGES))('%s has all pages and all paragraphs', async (language) => {
    const { pages, codes } = await allOf(language)
    expect(pages.map(({ name }) => name)).toEqual(Object.keys(LETTERS))
    expect(codes).toEqual((await allOf('en')).codes)
    expect(new Set(codes).size).toBe(codes.length)
  })

  test.each(Object.keys(LANGUAGES))('every link of %s leads to a paragraph', async (language) => {
    const { blocks, codes } = await allOf(language)
    const links = blocks.flatMap(inlinesOf).flatMap(linksIn)
    expect(links.length).toBeGreaterThan(100)
    for (const link of links) if (link.kind === 'link' && link.to.code) expect(codes).toContain(link.to.code)
  })

  test.each(Object.keys(LANGUAGES))('every picture of %s is there, with words', async (language) => {
    const { blocks } = await allOf(language)
    const pictures = blocks.flatMap((block) => (block.kind === 'pictures' ? block.pictures : []))
    expect(pictures.length).toBeGreaterThan(50)
    for (const { name, alt } of pictures) {
      const file = new URL(`../../../docs/rules/diagrams/${name}.svg`, import.meta.url)
      expect(existsSync(file)).toBe(true)
      expect(alt).not.toBe('')
    }
  })

  test.each(Object.keys(LANGUAGES))('nothing of %s is left as it was written', async (language) => {
    const { blocks } = await allOf(language)
    const text = blocks.flatMap(inlinesOf).map(plain).join('\n')
    expect(text).not.toMatch(/\*\*|\]\(|`|<!--/)
  })
})

test('a paragraph has its code, and codes in a text are links', () => {
  const page = pageOf('basic', '# Basic GIPF\n\n**G13.** Clear (G14) in\n`e5`, *see* [the board](board.md).')
  expect(page.title).toBe('Basic GIPF')
  const [, rule] = page.blocks
  expect(rule?.kind === 'paragraph' && rule.code).toBe('G13')
  expect(rule?.kind === 'paragraph' && plain(rule.parts)).toBe('Clear (G14) in e5, see the board.')
  const links = rule?.kind === 'paragraph' ? linksIn(rule.parts).filter(({ kind }) => kind === 'link') : []
  expect(links.map((link) => link.kind === 'link' && link.to)).toEqual([
    { page: 'basic', code: 'G14' },
    { page: 'board', code: null },
  ])
})

test('a point of the board is no paragraph', () => {
  expect(linksIn(inline('from g8 to `G8` by e5'))).toEqual([])
  expect(targetOf('g8')).toBeNull()
  expect(targetOf('X1')).toBeNull()
})

test('words are found whatever their accents, and paragraphs by their code', async () => {
  const library = await libraryOf('en')
  expect(search(library, 'zertz')[0]?.to).toEqual({ page: 'zertz', code: null })
  expect(search(library, 'g8')[0]?.to).toEqual({ page: 'basic', code: 'G8' })
  expect(search(library, 'doorstep').map(({ to }) => to.code)).toEqual(['B2'])
  expect(search(library, 'no such words')).toEqual([])
})

function everydayOf(language: string): string {
  const file = new URL(`../../../src/gipf/locales/${language}/rules.ftl`, import.meta.url)
  return /^rules-words = (.*)$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? ''
}

describe('what people look for is found by the words they have for it', () => {
  const LOSING = {
    de: ['verlieren', 'wie verliere ich'],
    en: ['lose', 'losing', 'how do I lose'],
    es: ['perder', 'pierdo'],
    fr: ['perdre', 'perdu'],
    hu: ['veszíteni', 'vesztes'],
    it: ['perdere', 'perso'],
    ko: ['지다', '패배'],
    nl: ['verliezen', 'verloren'],
    pl: ['przegrać', 'przegrana'],
  }
  test.each(Object.entries(LOSING))('losing in %s', async (language, words) => {
    const library = await libraryOf(language)
    for (const each of words)
      expect(search(library, each, everydayOf(language))[0]?.to).toEqual({ page: 'basic', code: 'G17' })
  })

  const WINNING_AND_DRAWING = {
    de: ['gewinnen', 'Remis'],
    en: ['win', 'draw'],
    es: ['ganar', 'empate'],
    fr: ['gagner', 'nulle'],
    hu: ['nyerni', 'döntetlen'],
    it: ['vincere', 'pareggio'],
    ko: ['이기다', '무승부'],
    nl: ['winnen', 'remise'],
    pl: ['wygrać', 'remis'],
  }
  test.each(Object.entries(WINNING_AND_DRAWING))('winning and drawing in %s', async (language, words) => {
    const library = await libraryOf(language)
    const first = words.map((each) => search(library, each, everydayOf(language))[0]?.to.code)
    expect(first).toEqual(['G2', 'G18'])
  })

  test.each(Object.keys(LANGUAGES))(
    'the everyday words of %s lead to paragraphs there are',
    async (language) => {
      const { codes } = await allOf(language)
      const named = everydayOf(language)
        .split('|')
        .flatMap((entry) => (entry.split(':')[0] ?? '').trim().split(' '))
      expect(named.length).toBeGreaterThan(12)
      for (const code of named) expect(codes).toContain(code)
    },
  )
})

test('other forms of a word are found after the word itself, and headings before', async () => {
  const library = await libraryOf('en')
  const codes = (words: string) => search(library, words).map(({ to }) => to.code)
  expect(codes('capturing')).toContain('G11')
  expect(codes('handicap')[1]).toBe('H1')
  expect(search(library, 'giving up')[0]).toMatchObject({
    to: { code: 'H8' },
    title: expect.stringContaining('Giving up'),
  })
  // cut between words, or a row of a table
  for (const { text } of search(library, 'capturing')) expect(text).toMatch(/[.:]$| …$| · /)
  const [first] = search(library, 'doorsteps')
  expect(first?.to.code).toBe('B2')
})

test('what the title of a page says need not be said again in its paragraphs, and of a table only the row is told', async () => {
  const library = await libraryOf('en')
  const found = search(library, 'yinsh jump')
  expect(found[0]?.to.page).toBe('yinsh')
  expect(found.map(({ to }) => to.code)).toContain('Y2')
  const [row] = search(library, 'extra push').filter(({ to }) => to.code === 'L1')
  expect(row?.text).toMatch(/^T · TAMSK/)
})
