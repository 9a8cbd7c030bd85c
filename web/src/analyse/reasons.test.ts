import { expect, test } from 'vitest'
import type { Message } from '../scene'
import { acceptedBy, atHeart, betterWas, inShort, lowers, toReader, withoutStop, wrongWith } from './reasons'

const reason = (why: string, args: Message['args'] = {}): Message => ({
  id: 'reason',
  args: { why, ...args },
})
const said = (text: Message): Message => ({ id: 'reason-sentence', args: { text } })
const besides = (first: Message, second: Message): Message => ({
  id: 'reason-besides',
  args: { first, second },
})
const feat: Message = { id: 'reason-feat', args: { does: 'takes-last' } }

test('the better turn is told once, with what it does', () => {
  const says = said(besides(reason('misses', { turn: 'e2', feat }), reason('allows', { turn: 'c2' })))
  expect(wrongWith(says)).toEqual(said(reason('allows', { turn: 'c2' })))
  expect(betterWas('e2;xe2,e3', says)).toEqual({
    id: 'retry-better',
    args: { why: 'misses', turn: 'e2;xe2,e3', later: '', feat },
  })
})

test('where nothing is said about it, only the better turn is named', () => {
  const says = said(besides(reason('allows'), reason('better', { turn: 'c2', feat: '' })))
  expect(wrongWith(says)).toEqual(said(reason('allows')))
  const named = { id: 'retry-better', args: { why: 'better', turn: 'c2', later: '', feat: '' } }
  expect(betterWas('c2', says)).toEqual(named)
  expect(betterWas('c2', null)).toEqual(named)
  expect(wrongWith(said(reason('better')))).toBeNull()
})

test('in short, what was missed is told, and the bare name of the better turn is not', () => {
  const missed = said(besides(reason('misses', { turn: 'e2', feat }), reason('allows', { turn: 'c2' })))
  expect(inShort(missed)).toEqual(missed)
  expect(inShort(said(besides(reason('allows'), reason('better'))))).toEqual(said(reason('allows')))
  expect(inShort(said(reason('better')))).toEqual(said(reason('better')))
})

test('at heart there is one reason, and what the chances were explains nothing alone', () => {
  const missed = reason('misses', { turn: 'e2', feat })
  expect(atHeart(said(besides(missed, reason('allows'))))).toEqual(said(missed))
  expect(atHeart(said(besides(reason('allows'), reason('better'))))).toEqual(said(reason('allows')))
  const lowers = said(besides(reason('lowers'), missed))
  expect(atHeart(lowers)).toEqual(lowers)
})

test('what is said in other words stays as it is', () => {
  const told: Message = { id: 'reason-told', args: { text: 'Bad.' } }
  expect(wrongWith(told)).toEqual(told)
  const three = said(besides(besides(reason('allows'), reason('wastes')), reason('better')))
  expect(wrongWith(three)).toEqual(said(besides(reason('allows'), reason('wastes'))))
})

test('after a mark there is no full stop', () => {
  expect(withoutStop('You played h4?!. Find something better.')).toBe(
    'You played h4?! Find something better.',
  )
  expect(withoutStop('You played h4??.')).toBe('You played h4??')
  expect(withoutStop('You played h4.')).toBe('You played h4.')
})

test('an answer that was a mistake is that of the player who gave it', () => {
  expect(acceptedBy(said(reason('accepts', { player: 'b' })))).toBe('b')
  expect(acceptedBy(said(reason('accepts-anyway', { player: 'w' })))).toBe('w')
  expect(acceptedBy(said(reason('allows', { player: 'w' })))).toBeNull()
  expect(acceptedBy(undefined)).toBeNull()
})

test('what is the reader’s own is told to them, and what is the computer’s as well', () => {
  const ending = (loser: string): Message => ({ id: 'reason-ending', args: { end: 'no-piece', loser } })
  const says = (player: string, loser: string) =>
    said(besides(reason('empties', { player }), reason('loses', { ending: ending(loser) })))
  expect(toReader(says('w', 'b'), 'w')).toEqual(says('you', 'computer'))
  expect(toReader(says('w', 'b'), 'b')).toEqual(says('computer', 'you'))
  expect(toReader(says('w', 'b'), null)).toEqual(says('w', 'b'))
})

test('what a turn gives away is told as each player reads it, and not where that is nothing', () => {
  expect(lowers('w', 0.3, 0.2)?.args.text).toMatchObject({ args: { before: 65, after: 60 } })
  expect(lowers('b', 0.2, 0.3)?.args.text).toMatchObject({ args: { before: 40, after: 35 } })
  expect(lowers('w', 0.2, 0.2)).toBeNull()
  expect(lowers('b', 0.3, 0.2)).toBeNull()
})
