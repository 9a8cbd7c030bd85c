import { expect, test } from 'vitest'
import { restsFor, shortTime, timeLeft, timeText } from './clock'

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

test.each([
  [{ seconds: 60 }, 20],
  [{ seconds: 300 }, 30],
  [{ seconds: 3600 }, 60],
  [{ seconds: 7 * 86_400, cap: 14 * 86_400 }, 86_400],
  [{ seconds: 86_400, cap: 86_400 }, 28_800],
])('with %o time is short from %d seconds on', (agreed, seconds) => {
  expect(shortTime({ increment: 0, left: { w: 50, b: 40 }, running: null, ...agreed })).toBe(seconds)
})

test('on vacation a time stands still until it is over', () => {
  const clock = { seconds: 60, increment: 0, left: { w: 50, b: 40 }, running: 'b' as const, starts: 10 }
  expect(timeLeft(clock, 'b', 0, 9000)).toBe(40)
  expect(timeLeft(clock, 'b', 0, 12_000)).toBe(38)
  expect(restsFor(clock, 0, 4000)).toBe(6)
  expect(restsFor(clock, 0, 12_000)).toBe(0)
  expect(restsFor({ ...clock, starts: undefined }, 4000, 3000)).toBe(0) // a moment from before the state came
})

test('only the time of the player who decides runs, from what the server said', () => {
  const clock = { seconds: 60, increment: 0, left: { w: 50, b: 40 }, running: 'b' as const }
  expect(timeLeft(clock, 'b', 1000, 4000)).toBe(37)
  expect(timeLeft(clock, 'w', 1000, 4000)).toBe(50)
  expect(timeLeft(clock, 'b', 1000, 90_000)).toBe(0)
})

test('after a reconnect the clock goes on from what the server says then', () => {
  const before = { seconds: 60, increment: 0, left: { w: 50, b: 40 }, running: 'b' as const }
  const after = { ...before, left: { w: 50, b: 12.5 } }
  expect(timeLeft(before, 'b', 0, 20_000)).toBe(20)
  expect(timeLeft(after, 'b', 20_000, 20_500)).toBe(12)
})
