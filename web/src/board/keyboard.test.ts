import { expect, test } from 'vitest'
import { boardOf } from './geometry'
import { neighbour, type Arrow } from './keyboard'

const hex = boardOf('hex37', false)
const way = (from: string, ...keys: Arrow[]) => keys.reduce((point, key) => neighbour(hex, point, key), from)

test('up and down follow the column to its dots', () => {
  expect(way('e5', 'ArrowUp')).toBe('e6')
  expect(way('e8', 'ArrowUp')).toBe('e9')
  expect(way('e9', 'ArrowUp')).toBe('e9')
})

test('left and right go to the next column, and back', () => {
  expect(way('e5', 'ArrowRight')).toBe('f4')
  expect(way('e5', 'ArrowRight', 'ArrowLeft')).toBe('e5')
  expect(way('e5', 'ArrowLeft', 'ArrowRight')).toBe('e5')
})

test.each([
  ['hex37', false],
  ['hex37', true],
  ['matrx40', false],
] as const)('reach every point of %s (flipped: %s)', (name, flipped) => {
  const board = boardOf(name, flipped)
  const reached = new Set(['e5'])
  for (const point of reached) {
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const) {
      reached.add(neighbour(board, point, key))
    }
  }
  expect(reached.size).toBe(Object.keys(board.points).length)
})
