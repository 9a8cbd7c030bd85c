import { expect, test } from 'vitest'
import type { GroupData, PlaceData } from '../server-types'
import { cellsOf, pointsText } from './tournaments'

const place = (number: number): PlaceData => ({
  id: `p${number}`,
  name: `P${number}`,
  own: false,
  rating: null,
  provisional: true,
  number,
  rank: number,
  points: 0,
  tie_break: 0,
  wins: 0,
  played: 0,
  withdrawn: false,
  counts: true,
})
const game = (id: string, white: number, black: number, result: '1-0' | '0-1' | '1/2-1/2' | '*') => ({
  id,
  white,
  black,
  result,
  reason: null,
})
const group: GroupData = {
  number: 1,
  places: [2, 1, 3].map(place),
  games: [game('a', 1, 2, '0-1'), game('b', 2, 1, '1/2-1/2'), game('c', 3, 1, '1-0'), game('d', 2, 3, '*')],
}

test('a table has the games against each, in the order of the table', () => {
  const marks = cellsOf(group, place(1)).map((cell) => cell?.map(({ mark }) => mark).join(' ') ?? null)
  expect(marks).toEqual(['0 ½', null, '0'])
  expect(cellsOf(group, place(2))[2]?.map(({ mark }) => mark)).toEqual(['•'])
})

test('points are written with their halves and quarters', () => {
  expect([0, 0.5, 2, 2.5, 3.25, 4.75].map(pointsText)).toEqual(['0', '½', '2', '2½', '3¼', '4¾'])
})
