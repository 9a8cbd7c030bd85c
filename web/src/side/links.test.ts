import { expect, test } from 'vitest'
import { agreementOf } from '../variant'
import { linked, withChallenges } from './links'

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
