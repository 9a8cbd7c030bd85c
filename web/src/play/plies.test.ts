import { expect, test } from 'vitest'
import { partsOf, turnName } from './plies'

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

test('in a sentence a turn is named by its moves, and by what its rows take only where that makes the difference', () => {
  expect(turnName(['f8-f3', 'xf2,f3,f4,f5'])).toBe('f8-f3')
  expect(turnName(['xf2,f3,f4,f5', 'c2', 'xb2,c3'])).toBe('c2')
  expect(turnName(['e2', 'xe2,e3,e4,e5'], ['e2', 'xe2,e3,e4,e5,e6'])).toBe('e2;xe2,e3,e4,e5')
  expect(turnName(['e2', 'xe2,e3,e4,e5'], ['h5'])).toBe('e2')
  expect(turnName(['xe2,e3,e4,e5'])).toBe('xe2,e3,e4,e5')
})
