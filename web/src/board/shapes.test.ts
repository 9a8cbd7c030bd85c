import { expect, test } from 'vitest'
import { pointersOf, shapeOf, toggled } from './shapes'

test('from a point to itself it is a ring, to another an arrow', () => {
  expect(shapeOf('d4', 'd4')).toBe('d4')
  expect(shapeOf('e2', 'e5')).toBe('e2-e5')
})

test('what is drawn a second time goes', () => {
  expect(toggled(['d4'], 'e2-e5')).toEqual(['d4', 'e2-e5'])
  expect(toggled(['d4', 'e2-e5'], 'd4')).toEqual(['e2-e5'])
})

test('the board is given where they begin and end', () => {
  expect(pointersOf(['d4', 'e2-e5'])).toEqual([
    { from: 'd4', to: 'd4', drawn: true },
    { from: 'e2', to: 'e5', drawn: true },
  ])
})
