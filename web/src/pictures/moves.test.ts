import { expect, test } from 'vitest'
import { movesOf, partsOf } from './moves'

test('the moves of a file are one line without its headers', () => {
  const file = '[White "Ann"]\n[Variant "basic"]\n\n1. e1-e3 i2-g2\n2. c2 *\n'
  expect(movesOf(file)).toBe('1. e1-e3 i2-g2 2. c2 *')
})

test('what is kept for programs is left out, what people wrote is not', () => {
  const file =
    '[Variant "basic"]\n\n{[%eval 0.13]} 1. e1-e3?? {[%why allows turn=c2 "Allows c2 [sic]"] [%engine ??]} i2-g2 {bold [%eval 1]} *\n'
  expect(movesOf(file)).toBe('1. e1-e3?? i2-g2 {bold} *')
})

const JUDGED = `[White "Ann"]

{[%eval 0.13]} 1. h5?? {[%clk 0:10:00] [%eval -1.00] [%why misses turn=e2
does=takes-last "Misses e2."] [%engine ??] I did not see it.}
( 1. e2 {[%eval 1.00] [%engine turn]} ) 1... c2 {[%draw e5] a \\} brace} 0-1
`

test('variations and braces in comments stay', () => {
  expect(movesOf(JUDGED)).toBe('1. h5?? {I did not see it.} ( 1. e2 ) 1... c2 {a \\} brace} 0-1')
})

test('causes are told in the words that are given for them', () => {
  const told = new Map([['misses turn=e2 does=takes-last "Misses e2."', 'Verpasst e2.']])
  expect(partsOf(JUDGED, told).slice(0, 2)).toEqual([
    { kind: 'turns', text: '1. h5??' },
    { kind: 'comment', text: 'Verpasst e2. I did not see it.' },
  ])
})
