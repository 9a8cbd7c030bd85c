import { describe, expect, test } from 'vitest'
import { bundleOf, chosen, LANGUAGES, ownName, wordsIn } from '.'
import { differences, textsOf } from './texts'

const FILES = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>('../../../src/gipf/locales/*/*.ftl', {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ).map(([path, text]) => [path.split('/').slice(-2).join('/'), text]),
)
const SOURCES = import.meta.glob<string>(['../**/*.ts', '../**/*.svelte', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const partsOf = (language: string) =>
  Object.keys(FILES)
    .filter((path) => path.startsWith(`${language}/`))
    .map((path) => path.replace(`${language}/`, ''))
    .sort()

describe('every language has every text', () => {
  test.each(LANGUAGES)('%s has the files English has', (language) => {
    expect(partsOf(language)).toEqual(partsOf('en'))
  })

  test.each(LANGUAGES.flatMap((language) => partsOf('en').map((part) => [language, part])))(
    '%s/%s says what English says, with the same arguments',
    (language, part) => {
      expect(differences(FILES[`en/${part}`] ?? '', FILES[`${language}/${part}`] ?? '')).toEqual([])
    },
  )

  test.each(LANGUAGES)('the texts of %s can be read', async (language) => {
    await expect(bundleOf(language)).resolves.toBeDefined()
  })

  test('no text stands in two files', () => {
    const ids = partsOf('en').flatMap((part) => [...textsOf(FILES[`en/${part}`] ?? '').keys()])
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })
})

describe('what the comparison finds', () => {
  test('a text that is missing', () => {
    expect(differences('yes = Yes\nno = No', 'yes = Ja')).toEqual(['no is missing'])
  })

  test('a text English does not have', () => {
    expect(differences('yes = Yes', 'yes = Ja\nperhaps = Vielleicht')).toEqual(['perhaps is not in English'])
  })

  test('an argument that nobody gives', () => {
    expect(differences('hello = Hello { $name }', 'hello = Hallo { $nom }')).toEqual([
      'hello uses nom, and English name',
    ])
  })

  test('an argument that is left out', () => {
    expect(differences('hello = Hello { $name }', 'hello = Hallo')).toEqual(['hello leaves out name'])
  })

  test('arguments inside of choices', () => {
    const english = 'n = { $a -> \n    [one] x\n   *[other] { $b }\n}'
    expect([...(textsOf(english).get('n') ?? [])].sort()).toEqual(['a', 'b'])
  })
})

test('every text the page asks for by name is there', () => {
  const known = new Set(partsOf('en').flatMap((part) => [...textsOf(FILES[`en/${part}`] ?? '').keys()]))
  const asked = Object.values(SOURCES).flatMap((source) =>
    [...source.matchAll(/\bt\(\s*'([a-z-]+)'/g), ...source.matchAll(/\btext: '([a-z-]+)'/g)].map(
      ([, id]) => id,
    ),
  )
  expect(asked.length).toBeGreaterThan(100)
  expect(asked.filter((id) => !known.has(id ?? ''))).toEqual([])
})

test('every text of the page is asked for', () => {
  const all = Object.values(SOURCES).join('\n')
  const made = [/^setup-opponent-/, /^setup-clock-(none|custom|days)$/]
  const ids = [...textsOf(FILES['en/page.ftl'] ?? '').keys()]
  const unused = ids.filter((id) => !all.includes(`'${id}'`) && !made.some((pattern) => pattern.test(id)))
  expect(unused).toEqual([])
})

test('a reader gets the first language there is of those preferred', () => {
  expect(chosen(['pt-BR', 'de-AT', 'en'], ['de', 'en'])).toBe('de')
  expect(chosen(['ja'], ['de', 'en'])).toBe('en')
})

test('a language is called what its speakers call it', () => {
  expect(ownName('en')).toBe('English')
  expect(ownName('de')).toBe('Deutsch')
  expect(ownName('fr')).toBe('Français')
})

test('a text that is missing shows its name', async () => {
  expect(wordsIn(await bundleOf('en'))({ id: 'no-such-text', args: {} })).toBe('no-such-text')
})

test('messages among the arguments are put into words, several as a list', async () => {
  const words = wordsIn(await bundleOf('de'))
  const slide = (spot: string) => ({ id: 'option-yinsh', args: { spot, target: 'c3' } })
  const inner = ['b2', 'b3', 'd4'].map(slide)
  const all = words({ id: 'list-next', args: { before: inner, item: slide('d3') } })
  const [a, b, c, d] = [...inner, slide('d3')].map(words)
  expect(all).toBe(`${a}, ${b} und ${c}, ${d}`)
})

test('only the files that are asked for are read', async () => {
  const bundle = await bundleOf('en', ['board'])
  expect(bundle.hasMessage('board')).toBe(true)
  expect(bundle.hasMessage('bar-play')).toBe(false)
})
