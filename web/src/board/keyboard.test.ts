import { expect, test } from 'vitest'
import { boardOf } from './geometry'
import { neighbour, Walk, type Arrow } from './keyboard'

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const
const OPPOSITE = {
  ArrowUp: 'ArrowDown',
  ArrowDown: 'ArrowUp',
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
} as const
const BOARDS = [
  ['hex37', false],
  ['hex37', true],
  ['matrx40', false],
  ['matrx40', true],
] as const

const hex = boardOf('hex37', false)
const way = (from: string, ...keys: Arrow[]) => keys.reduce((point, key) => neighbour(hex, point, key), from)
const places = (from: string, key: Arrow, count: number) =>
  Array.from({ length: count }, (_, n) => way(from, ...Array<Arrow>(n + 1).fill(key)))

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

test('from a dot one walks along the rim, both ways', () => {
  const below = ['b1', 'c1', 'd1', 'e1', 'f1', 'g1', 'h1', 'i1']
  const above = ['b6', 'c7', 'd8', 'e9', 'f8', 'g7', 'h6', 'i5']
  expect(places('a1', 'ArrowRight', 8)).toEqual(below)
  expect(places('i1', 'ArrowLeft', 8)).toEqual(['a1', ...below.slice(0, -1)].reverse())
  expect(places('a5', 'ArrowRight', 8)).toEqual(above)
  expect(places('i5', 'ArrowLeft', 8)).toEqual(['a5', ...above.slice(0, -1)].reverse())
})

test('spots lead to spots as long as there are any', () => {
  expect(places('b2', 'ArrowRight', 6)).toEqual(['c2', 'd2', 'e2', 'f2', 'g2', 'h2'])
  expect(places('h5', 'ArrowLeft', 6)).toEqual(['g6', 'f7', 'e8', 'd7', 'c6', 'b5'])
})

test.each(BOARDS)(
  'lead from every point of %s (flipped: %s) there and back by opposite keys',
  (name, flipped) => {
    const board = boardOf(name, flipped)
    for (const start of Object.keys(board.points)) {
      for (const first of ARROWS) {
        for (const second of ARROWS) {
          const walk = new Walk()
          const there = walk.step(board, start, first)
          const further = walk.step(board, there, second)
          const turned = further === there ? there : walk.step(board, further, OPPOSITE[second])
          expect(turned).toBe(there)
          if (there !== start && second !== OPPOSITE[first]) {
            expect(walk.step(board, turned, OPPOSITE[first])).toBe(start)
          }
        }
      }
    }
  },
)

test('a walk begins anew where one has come another way', () => {
  const walk = new Walk()
  expect(walk.step(hex, 'e1', 'ArrowRight')).toBe('f1')
  expect(walk.step(hex, 'f1', 'ArrowUp')).toBe('f2')
  expect(walk.step(hex, 'c3', 'ArrowDown')).toBe('c2')
})

test.each(BOARDS)('reach every point of %s (flipped: %s)', (name, flipped) => {
  const board = boardOf(name, flipped)
  const reached = new Set(['e5'])
  for (const point of reached) {
    for (const key of ARROWS) reached.add(neighbour(board, point, key))
  }
  expect(reached.size).toBe(Object.keys(board.points).length)
})
