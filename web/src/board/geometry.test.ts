import { expect, test } from 'vitest'
import { boardOf, corners, nearestWay, placeOf } from './geometry'

const hex = boardOf('hex37', false)

test('White sits at the lower side, Black where the board is flipped', () => {
  expect(placeOf(hex, 'e1')).toEqual({ x: 0, y: 192 })
  expect(placeOf(boardOf('hex37', true), 'e9')).toEqual({ x: -0, y: 192 })
})

test('both boards have their middle in the middle', () => {
  for (const name of ['hex37', 'matrx40'] as const) {
    const xs = Object.values(boardOf(name, false).points).map(({ x }) => x)
    expect(Math.min(...xs) + Math.max(...xs)).toBeCloseTo(0, 1)
  }
})

test('a board has six corners', () => {
  expect(corners(hex)).toHaveLength(6)
  expect(corners(boardOf('matrx40', false))).toHaveLength(6)
})

test('an arrow key or a drag goes the nearer way', () => {
  const here = { x: 0, y: 0 }
  const ways = [
    { x: 0, y: -10 },
    { x: 10, y: -5 },
  ]
  expect(nearestWay(here, ways, { x: 1, y: -8 })).toBe(0)
  expect(nearestWay(here, ways, { x: 8, y: -1 })).toBe(1)
})
