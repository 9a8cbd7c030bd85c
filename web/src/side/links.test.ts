import { expect, test } from 'vitest'
import { agreementOf } from '../variant'
import { kindOf, linked, withChallenges, withPotentials } from './links'

const agreed = agreementOf('standard+Z6')

test('challenges that are switched on are settled by each potential’s own game', () => {
  const on = withChallenges(agreed, 2)
  expect([on.challenges, on.side]).toEqual([2, { Z: 'zertz' }])
})

test('a game that was chosen for them stays when there are more, and goes with the last', () => {
  const on = { ...withChallenges(agreed, 2), side: linked(agreed, 'quick') }
  expect(withChallenges(on, 3).side).toEqual({ Z: 'die' })
  expect(withChallenges(on, 0).side).toEqual({})
})

test('a potential that comes is settled as the others are, and one that goes leaves no link', () => {
  const more = agreementOf('standard+Z6Y6').potentials
  const real = withPotentials(withChallenges(agreed, 2), more)
  expect([real.side, kindOf(real)]).toEqual([{ Z: 'zertz', Y: 'yinsh' }, 'real'])
  const blitz = { ...withChallenges(agreed, 2), side: { Z: 'zertz(blitz)' } }
  expect(withPotentials(blitz, more).side).toEqual({ Z: 'zertz(blitz)', Y: 'yinsh' })
  const quick = { ...withChallenges(agreed, 2), side: linked(agreed, 'quick') }
  expect(withPotentials(quick, more).side).toEqual({ Z: 'die', Y: 'die' })
  const free = { ...withChallenges(agreed, 2), side: {} }
  expect(withPotentials(free, more).side).toEqual({})
  expect(withPotentials(real, agreed.potentials).side).toEqual({ Z: 'zertz' })
  expect(withPotentials(real, agreementOf('standard').potentials).challenges).toBe(0)
})
