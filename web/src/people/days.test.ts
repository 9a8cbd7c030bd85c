import { expect, test } from 'vitest'
import { daysOf, durationText, USUAL_DAYS } from './days'

const HOUR = 3600
const DAY = 24 * HOUR

test.each([
  [2 * DAY + 3 * HOUR + 59 * 60, '2 days 3 hours'],
  [DAY, '1 day'],
  [DAY - 1, '23 hours 59 minutes'],
  [5 * HOUR + 12 * 60, '5 hours 12 minutes'],
  [HOUR + 30, '1 hour'],
  [40 * 60, '40 minutes'],
  [59.9, '59 seconds'],
  [-3, '0 seconds'],
])('%d seconds are said as %s', (seconds, text) => {
  expect(durationText(seconds, 'en')).toBe(text)
})

test('a time is said in the language of the reader', () => {
  const left = 2 * DAY + 5 * HOUR
  expect(durationText(left, 'de')).toBe('2 Tage 5 Stunden')
  expect(durationText(left, 'pl')).toBe('2 dni 5 godzin')
  expect(durationText(left, 'ko')).toBe('2일 5시간')
})

test('a time for each turn is a bank that a turn fills again', () => {
  expect(daysOf({ ...USUAL_DAYS, days: '3' })).toEqual({ seconds: 3 * DAY, increment: 3 * DAY, cap: 3 * DAY })
})

test('nobody begins with more than the most', () => {
  const bank = { days: 'bank', bank: 10, added: 12, most: 5 }
  expect(daysOf(bank)).toEqual({ seconds: 10 * DAY, increment: 12 * HOUR, cap: 10 * DAY })
})
