import { beforeEach, expect, test } from 'vitest'
import { bundleOf } from './locales'
import { speakWith } from './locales/language.svelte'
import { sentenceFor } from './refusals'

const OVER = { error: 'the game is over', code: 'game-is-over', arguments: {} }
const LANDS = {
  id: 'lands-elsewhere',
  args: { spot: 'e2', landing: 'e3', move: 'e1-e3' },
}
const REFUSED = { error: 'in English', code: 'in-move', arguments: { move: 'e1-e4', why: LANDS } }

const speak = async (language: string) => speakWith(language, await bundleOf(language))

beforeEach(() => speak('en'))

test('a refusal is told by its code, in the language of the reader', async () => {
  expect(await sentenceFor(OVER)).toBe('The game is over')
  await speak('de')
  expect(await sentenceFor(OVER)).toBe('Die Partie ist zu Ende')
})

test('a message within a message is told too, and notation keeps its letters', async () => {
  expect(await sentenceFor(REFUSED)).toBe("e1-e4: e2 is occupied, so the farthest piece lands on e3: 'e1-e3'")
})

test('which of the moves that led to a position is wrong is left out', async () => {
  const why = { id: 'in-move', args: REFUSED.arguments }
  const refused = { error: '', code: 'in-moves', arguments: { number: 3, count: 3, why } }
  expect(await sentenceFor(refused)).toBe(await sentenceFor(REFUSED))
})

test('moves are listed', async () => {
  const args = { spot: 'e2', moves: ['d1-f2', 'e1-e3'] }
  const told = await sentenceFor({ error: '', code: 'which-way', arguments: args })
  expect(told).toBe('e2 is occupied, so say which way to push: d1-f2, e1-e3')
})

test('what is no refusal has no sentence', async () => {
  expect(await sentenceFor(null)).toBeNull()
  expect(await sentenceFor({ detail: 'proxy' })).toBeNull()
})
