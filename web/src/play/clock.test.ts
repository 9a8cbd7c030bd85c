import { expect, test } from 'vitest'
import { isLow, timeText } from './clock'

test.each([
  [300, '5:00'],
  [299.2, '5:00'],
  [61, '1:01'],
  [3723, '1:02:03'],
  [20, '0:20'],
  [19.99, '0:19.9'],
  [9.97, '0:09.9'],
  [0.05, '0:00.0'],
  [-3, '0:00.0'],
])('%d seconds are shown as %s', (seconds, text) => {
  expect(timeText(seconds)).toBe(text)
})

test('little time is shown in another colour', () => {
  expect(isLow(19)).toBe(true)
  expect(isLow(21)).toBe(false)
})
