import { expect, test } from 'vitest'
import { hull, isWide, layoutOf, spotTowards, tilePath } from './shapes'

test('the hull leaves out what lies within', () => {
  const corners = hull([
    { x: 0, y: 0 },
    { x: 2, y: 0 },
    { x: 1, y: 1 },
    { x: 2, y: 2 },
    { x: 0, y: 2 },
  ])
  expect(corners.map(({ x, y }) => [x, y])).toEqual([
    [0, 0],
    [2, 0],
    [2, 2],
    [0, 2],
  ])
})

test('a piece is drawn through its dots in the order in which they lie', () => {
  const at = (x: number) => ({ x, y: 0 })
  expect(tilePath([at(0), at(1), at(2)], 1)).toBe('M0 0L1 0L2 0')
  expect(tilePath([at(1), at(0), at(2)], 1)).toBe('M0 0L1 0L2 0')
  expect(tilePath([at(0), { x: 0.866, y: 0.5 }, { x: 0.866, y: -0.5 }], 1)).toMatch(/Z$/)
})

test('arrow keys lead to the nearest spot about there, and from the edge nowhere', () => {
  const places = {
    a1: { x: 0, y: 0 },
    a2: { x: 0, y: -1 },
    b1: { x: 0.866, y: -0.5 },
    b2: { x: 0.866, y: -1.5 },
  }
  expect(spotTowards(places, 'a1', 'ArrowUp')).toBe('a2')
  expect(spotTowards(places, 'a1', 'ArrowRight')).toBe('b1')
  expect(spotTowards(places, 'a1', 'ArrowDown')).toBeNull()
})

test('a wide board stands upright when it is turned by a quarter', () => {
  const spots = Object.fromEntries(
    [0, 1, 2, 3].map((x) => [`${'abcd'.charAt(x)}1`, { x: x - 1.5, y: 0, kind: 'space' as const }]),
  )
  const board = { spots, lines: [], shapes: {} }
  expect(isWide('any', board)).toBe(true)
  const [flat, upright] = [layoutOf('any', board, false), layoutOf('any', board, false, true)]
  expect([upright.width, upright.height]).toEqual([flat.height, flat.width])
  expect(upright.places.a1?.y).toBeGreaterThan(upright.places.d1?.y ?? 0)
})
