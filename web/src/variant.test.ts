import { beforeAll, describe, expect, test } from 'vitest'
import { bundleOf } from './locales'
import { agreementOf, detailsOf, nameOf, optionName, requestOf } from './variant'
import { speakWith } from './locales/language.svelte'

beforeAll(async () => speakWith('en', await bundleOf('en')))

describe('reading a variant', () => {
  test('both players have what is written once', () => {
    const { potentials, reserve } = agreementOf('standard+Z6')
    expect(potentials.b).toEqual({ T: 0, Z: 6, D: 0, Y: 0, P: 0 })
    expect(reserve).toEqual({ w: 12, b: 12 })
  })

  test('what differs stands on both sides of a stroke', () => {
    const agreed = agreementOf('standard+Z6/-;reserve=12/15;challenges=*;side=Z:rps;repetition=3;quiet=50')
    expect(agreed.potentials.w.Z).toBe(6)
    expect(agreed.potentials.b.Z).toBe(0)
    expect(agreed).toMatchObject({
      reserve: { w: 12, b: 15 },
      challenges: '*',
      side: { Z: 'rps' },
      repetition: 3,
      quiet: 50,
    })
  })

  test('a side game has options in parentheses', () => {
    const { side } = agreementOf('ultimate;side=T:tzaar(random:7),Y:yinsh(blitz),P:x(a=b)')
    expect(side).toEqual({ T: 'tzaar(random:7)', Y: 'yinsh(blitz)', P: 'x(a=b)' })
  })

  test('a base has what it usually has', () => {
    expect(agreementOf('ultimate').potentials.w).toEqual({ T: 3, Z: 3, D: 3, Y: 3, P: 3 })
    expect(agreementOf('matrx').board).toBe('matrx40')
  })
})

test('the server is asked only about what differs from the base', () => {
  expect(requestOf(agreementOf('ultimate'))).toEqual({ base: 'ultimate' })
  expect(requestOf(agreementOf('basic;reserve=12/15;quiet=50'))).toEqual({
    base: 'basic',
    reserve: { w: 12, b: 15 },
    quiet: 50,
  })
})

describe('putting a variant into words', () => {
  test.each([
    ['basic', 'Basic GIPF', []],
    ['standard+Z6', 'Standard GIPF with potentials', ['potentials: 6 ZÈRTZ']],
    [
      'standard+Z6D4/-',
      'Standard GIPF with potentials',
      ['White’s potentials: 6 ZÈRTZ and 4 DVONN; Black’s: none'],
    ],
    ['basic;reserve=12/15', 'Basic GIPF', ['reserve 12 to 15']],
    ['matrx;board=hex37', 'MATRX GIPF', ['on 37 spots']],
    ['ultimate;challenges=3', 'Ultimate GIPF', ['3 challenges each']],
    [
      'ultimate;challenges=*;side=T:die,Z:zertz(48),D:die,Y:yinsh(blitz)',
      'Ultimate GIPF',
      ['unlimited challenges', 'side games: a roll of the die, ZÈRTZ (48 rings), and YINSH (blitz)'],
    ],
    [
      'tournament;repetition=3;quiet=100',
      'Tournament GIPF',
      ['draw when a position comes up for the third time', 'draw after 100 quiet turns'],
    ],
  ])('%s', (variant, name, details) => {
    expect(nameOf(variant)).toBe(name)
    expect(detailsOf(variant)).toEqual(details)
  })
})

test('a way to play is named, not numbered', () => {
  expect(optionName('rps', '5')).toBe('best of 5')
  expect(optionName('rps', '3')).toBe('best of three')
  expect(optionName('zertz', '48')).toBe('48 rings')
})
