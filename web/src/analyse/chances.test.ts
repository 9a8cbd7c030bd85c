import { expect, test } from 'vitest'
import type { Player } from '../scene'
import { certainWin, inShort, movesUpTo, numbered, shareOf } from './chances'

const line = (white: number, win_in?: number, players: Player[] = ['w', 'b', 'w']) => ({
  moves: [],
  texts: ['a;b', 'c', 'd'],
  players,
  white,
  win_in,
})

test('only a certain result is 0 or 100 percent', () => {
  expect([-1, -0.999, 0, 0.26, 0.999, 1].map(shareOf)).toEqual([0, 1, 50, 63, 99, 100])
})

test('what a file keeps is shown as what is heard before it is kept', () => {
  expect([-0.146, -0.15, 0.126, 0.13].map(shareOf)).toEqual([43, 43, 57, 57])
})

test('a proven win names its winner, whoever decides', () => {
  expect(certainWin(line(1, 5))).toEqual({ winner: 'w', turns: 5 })
  expect(certainWin(line(-1, 3))).toEqual({ winner: 'b', turns: 3 })
  expect(certainWin(line(0.9))).toBeNull()
})

test('a turn may be several decisions', () => {
  expect([0, 1, 2].map((turn) => movesUpTo(line(0), turn))).toEqual([2, 3, 4])
})

test('lines are numbered as in a file', () => {
  expect(numbered(line(0), 3)).toEqual(['3.', '', '4.'])
  expect(numbered(line(0, undefined, ['b', 'w', 'b']), 3)).toEqual(['3...', '4.', ''])
})

test('large numbers are short', () => {
  expect(inShort(123_456, 'en')).toBe('120K')
})
