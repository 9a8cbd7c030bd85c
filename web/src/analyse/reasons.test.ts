import { expect, test } from 'vitest'
import { withoutBetter } from './reasons'

const reason = (why: string) => ({ id: 'reason', args: { why } })
const said = (text: { id: string; args: Record<string, unknown> }) =>
  ({ id: 'reason-sentence', args: { text } }) as Parameters<typeof withoutBetter>[0]

test('that something was better is not said twice', () => {
  const both = { id: 'reason-besides', args: { first: reason('allows'), second: reason('better') } }
  expect(withoutBetter(said(both))).toEqual(said(reason('allows')))
  expect(withoutBetter(said(reason('better')))).toBeNull()
})

test('what is wrong with a turn, and what it misses, stays', () => {
  const both = { id: 'reason-besides', args: { first: reason('allows'), second: reason('misses') } }
  expect(withoutBetter(said(both))).toEqual(said(both))
  expect(withoutBetter({ id: 'reason-told', args: { text: 'Bad.' } })).toEqual({
    id: 'reason-told',
    args: { text: 'Bad.' },
  })
})
