import { expect, test } from 'vitest'
import type { SeekData } from '../server-types'
import { begunOf, isLive, timesOf, timeText, toggled, USUAL_WISH, wishFrom } from './seeking'

const DAY = 86_400
const seek = (more: Partial<SeekData>): SeekData => ({
  id: 'a',
  maker: 'ann',
  name: 'Ann',
  own: true,
  to: null,
  variants: ['basic'],
  times: [{ seconds: 300, increment: 3, cap: null }],
  colour: null,
  rated: false,
  games: 1,
  rating: null,
  created: '',
  bot: false,
  bots: false,
  game: null,
  ...more,
})

test('times are asked for in seconds', () => {
  expect(timesOf({ ...USUAL_WISH, live: ['5+3'] })).toEqual([{ seconds: 300, increment: 3, cap: null }])
  const days = timesOf({ ...USUAL_WISH, speed: 'days', days: ['3'] })
  expect(days).toEqual([{ seconds: 3 * DAY, increment: 3 * DAY, cap: 3 * DAY }])
})

test('times are written as one says them', () => {
  expect(timeText({ seconds: 300, increment: 3, cap: null }, 'en')).toBe('5+3')
  expect(timeText({ seconds: 90, increment: 10, cap: null }, 'de')).toBe('1,5+10')
  expect(timeText({ seconds: 3 * DAY, increment: 3 * DAY, cap: 3 * DAY }, 'de')).toBe('3 Tage')
})

test('over days nobody is told of more time than there is for the first turn', () => {
  expect(timeText({ seconds: DAY, increment: 0, cap: 14 * DAY }, 'en')).toBe('1 day')
  expect(timeText({ seconds: DAY / 24, increment: DAY, cap: 14 * DAY }, 'en')).toBe('1 hour')
  expect(timeText({ seconds: 7 * DAY, increment: DAY, cap: 14 * DAY }, 'en')).toBe('7 days')
})

test('one of several is chosen and unchosen, but never the last', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b'])
  expect(toggled(['a', 'b'], 'a')).toEqual(['b'])
  expect(toggled(['b'], 'b')).toEqual(['b'])
})

test('what was kept is taken as far as it fits', () => {
  expect(wishFrom({ variants: ['matrx'], live: [], rated: 'yes', games: 3 })).toEqual({
    ...USUAL_WISH,
    variants: ['matrx'],
    games: 3,
  })
  expect(wishFrom(null)).toEqual(USUAL_WISH)
})

test('a game that has begun is told once, and another one of the same offer again', () => {
  const begun = seek({ game: 'x' })
  expect(begunOf([seek({}), seek({ own: false, game: 'y' })], new Map())).toEqual([])
  expect(begunOf([begun], new Map([['a', null]]))).toEqual([begun])
  expect(begunOf([begun], new Map([['a', 'x']]))).toEqual([])
  expect(begunOf([seek({ game: 'z' })], new Map([['a', 'x']]))).toHaveLength(1)
})

test('an offer without a cap is for one sitting', () => {
  expect(isLive(seek({}))).toBe(true)
  expect(isLive(seek({ times: [{ seconds: DAY, increment: DAY, cap: DAY }] }))).toBe(false)
})
