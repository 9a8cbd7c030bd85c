import { expect, test } from 'vitest'
import { partsOf } from './plies'

test('what is said of a challenge stands apart from the moves before and after it', () => {
  expect(partsOf(['Zc3-e5', 'challenge', 'first', 'lost', 'e1-e3'])).toEqual([
    { from: 0, to: 1, isLong: false },
    { from: 1, to: 4, isLong: true },
    { from: 4, to: 5, isLong: false },
  ])
})

test('an answer is never between two turns of the same line', () => {
  expect(partsOf(['Zc3-e5', 'accept', 'xb2,c3,d4,e5'])).toEqual([
    { from: 0, to: 1, isLong: false },
    { from: 1, to: 2, isLong: true },
    { from: 2, to: 3, isLong: false },
  ])
  expect(partsOf(['e1-e3'])).toEqual([{ from: 0, to: 1, isLong: false }])
})
