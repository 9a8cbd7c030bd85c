import { expect, test } from 'vitest'
import { isAnswer, lineOf, movesOf, replacedBy, turnsOf, withLine, type Line } from './lines'

/** A line in which White and Black decide in turn. */
const line = (text: string): Line =>
  text.split(' ').map((move, at) => ({ move, player: at % 2 ? ('b' as const) : ('w' as const) }))
const texts = (lines: readonly Line[]) => lines.map((each) => movesOf(each).join(' '))

test('a line is told turn by turn, and read again', () => {
  const told = [
    { player: 'w' as const, plies: ['xb2', 'c2'] },
    { player: 'b' as const, plies: ['c6'] },
  ]
  expect(movesOf(lineOf(told))).toEqual(['xb2', 'c2', 'c6'])
  expect(turnsOf(lineOf(told))).toEqual(told)
})

test('a line is an answer where the player has decided last', () => {
  expect(isAnswer(line('c2 c6'), 'b')).toBe(true)
  expect(isAnswer(line('c2 c6 d2'), 'b')).toBe(false)
  expect(isAnswer([], 'b')).toBe(false)
})

test('another answer to the same takes the place of the old one with all that follows', () => {
  const old = [line('c2 c6 d2 d7'), line('c2 c6 e2 e8'), line('d2 d7')]
  expect(texts(withLine(old, line('c2 b5'), 'b'))).toEqual(['d2 d7', 'c2 b5'])
  expect(replacedBy(old, line('c2 b5'), 'b')).toBe(2)
})

test('an answer to something else stands beside the others', () => {
  const old = [line('c2 c6')]
  expect(texts(withLine(old, line('d2 c6'), 'b'))).toEqual(['c2 c6', 'd2 c6'])
  expect(replacedBy(old, line('d2 c6'), 'b')).toBe(0)
})

test('a line that goes on with another one takes it up, and one that is there already adds nothing', () => {
  expect(texts(withLine([line('c2 c6')], line('c2 c6 d2 d7'), 'b'))).toEqual(['c2 c6 d2 d7'])
  expect(texts(withLine([line('c2 c6 d2 d7')], line('c2 c6'), 'b'))).toEqual(['c2 c6 d2 d7'])
})
