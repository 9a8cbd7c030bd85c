import { expect, test } from 'vitest'
import { sceneToLookAt } from '../position'
import type { Row } from '../scene'
import { boardOf } from './geometry'
import { covers, glyphs, switchPlaces } from './switches'

const COLUMNS = ['e2', 'e3', 'e4', 'e5', 'e6', 'e7', 'e8']
const SLANTING = ['b2', 'c3', 'd4', 'e5', 'f5', 'g5', 'h5']

const rowOn = (spots: string[]): Row => ({
  player: 'w',
  spots,
  must: [],
  may: spots,
  clears: {},
  preset: null,
})

test.each([
  ['GIPF-pieces in a column', 'standard 4/5/6/GGGGggg/6/5/4 w r B9/B9 -- - 9', COLUMNS],
  ['loaded pieces in a column', 'standard+Z6 4/5/6/ZZZZzzz/6/5/4 w r B9/B9 -- - 9', COLUMNS],
  ['stacks in a column', 'matrx 4/5/6/TZDYPtz/6/5/4/3 w r T6/T6 -- - 9', COLUMNS],
  ['piles beside each other', "matrx Z3/1Z3/2Z3/3Z3/3(ZzZz')2/3Z1/3Z/3 w r T6/T6 -- - 9", SLANTING],
  [
    'a board full of GIPF-pieces',
    'standard GGGG/GGGGG/GGGGGG/GGGGGGG/GGGGGG/GGGGG/GGGG w r B9/B9 -- - 9',
    ['e2', 'e3', 'e4', 'e5'],
  ],
])('switches cover no glyph: %s', (_, position, spots) => {
  const scene = sceneToLookAt(position)
  const board = boardOf(scene.board, false)
  const row = rowOn(spots)
  const places = switchPlaces(board, scene.piles, scene.pieces.matrx, row)
  expect(places.size).toBe(spots.length)
  const seen = glyphs(board, scene.piles, scene.pieces.matrx, row)
  expect([...places].filter(([, place]) => seen.some((glyph) => covers(place, glyph)))).toEqual([])
})
