import { expect, test } from 'vitest'
import { fixture, FIXTURES } from '../../dev/fixtures'
import { bundleOf, wordsIn } from '../locales'
import { act, begin } from './entry'
import { boardOf } from './geometry'
import { moveWords, pileWords, pointWords, reserveWords } from './words'

const t = wordsIn(await bundleOf('en'))
const hex = boardOf('hex37', false)

function say(name: string, point: string): string {
  const { scene } = fixture(name)
  return pointWords(t, hex, scene, begin(scene), point)
}

test('every point says where it is, what is on it and what may be done there', () => {
  expect(say('standard', 'e2')).toBe('e2, White GIPF-piece')
  expect(say('standard', 'e5')).toBe('e5, empty')
  expect(say('standard', 'e1')).toBe('dot e1, push in towards e2')
  expect(say('standard', 'd1')).toBe('dot d1, push in towards e2 or d2')
  expect(say('standard', 'd2')).toBe('d2, empty, enter here')
  expect(say('zertz', 'd3')).toBe('d3, White piece loaded with ZÈRTZ, can be used')
})

test('a picked potential and its targets say so', () => {
  const { scene } = fixture('zertz')
  const { entry } = act(scene, begin(scene), 'd3', 'click')
  expect(pointWords(t, hex, scene, entry, 'd3')).toContain('picked up')
  expect(pointWords(t, hex, scene, entry, 'd6')).toBe('d6, empty, target')
})

test('a row says what goes and what stays', () => {
  const { scene } = fixture('clear-choice')
  const entry = begin(scene)
  const row = scene.rows[entry.row ?? -1]
  expect(pointWords(t, hex, scene, entry, row?.must[0] ?? '')).toContain('goes with the row')
  expect(pointWords(t, hex, scene, entry, row?.may[0] ?? '')).toContain('kept, press to take')
})

test('a pile is told from its top', () => {
  expect(pileWords(t, ["D'", 'd'], fixture('matrx').scene.pieces)).toBe(
    'Black stack of DVONN on White used DVONN-potential',
  )
})

test('a reserve is told by kind', () => {
  expect(reserveWords(t, fixture('zertz').scene, 'w')).toBe(
    'White’s reserve: 9 basic pieces, 4 ZÈRTZ-potentials',
  )
})

test('where there is only one kind of piece, it is just a piece', () => {
  const { scene } = fixture('basic')
  expect(say('basic', 'e2')).toBe('e2, White piece')
  expect(reserveWords(t, scene, 'w')).toBe('White’s reserve: 12 pieces')
  expect(t(scene.prompt)).toBe('White to move: push in a piece.')
})

test('a move is announced with its player', () => {
  expect(moveWords(t, fixture('basic').scene, 'e1-e3')).toBe(
    'White: Piece from e1, pushing one piece as far as e3',
  )
})

test.each(FIXTURES)('%s: nothing is left without words', async (name) => {
  const { scene } = fixture(name)
  const bundle = await bundleOf('en')
  for (const { id } of [scene.prompt, ...scene.options.map((option) => option.label)]) {
    expect(bundle.hasMessage(id), id).toBe(true)
  }
})
