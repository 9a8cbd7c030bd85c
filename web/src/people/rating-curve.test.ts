import { expect, test } from 'vitest'
import { curveOf } from './rating-curve'

test('a line goes from the first value to the last, with round values beside it', () => {
  const { path, marks } = curveOf([1500, 1600, 1550], 100, 108)
  expect(path).toBe('M0 104L50 4L100 54')
  expect(marks.map(({ text }) => text)).toEqual(['1500', '1550', '1600'])
})

test('what hardly changes is a line in the middle', () => {
  expect(curveOf([1500, 1500], 10, 108).path).toBe('M0 54L10 54')
  expect(curveOf([1500], 10, 108)).toEqual({ path: '', marks: [] })
})
