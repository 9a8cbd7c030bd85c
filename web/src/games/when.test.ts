import { expect, test } from 'vitest'
import { when } from './when'

const NOW = new Date(2026, 2, 3, 12)
const at = (...parts: [number, number, number, number]) => new Date(...parts).toISOString()

test('today and yesterday have names', () => {
  expect(when(at(2026, 2, 3, 9), 'en', NOW)).toMatch(/^today, 9:00/)
  expect(when(at(2026, 2, 2, 23), 'de', NOW)).toMatch(/^gestern, 23:00/)
})

test('another day of the year is named by its date, another year by its own', () => {
  expect(when(at(2026, 1, 14, 9), 'en', NOW)).toMatch(/^Feb 14, 9:00/)
  expect(when(at(2025, 1, 14, 9), 'en', NOW)).toBe('Feb 14, 2025')
})
