import { expect, test } from 'vitest'
import { movesOf } from './moves'

test('the moves of a file are one line without its headers', () => {
  const file = '[White "Ann"]\n[Variant "basic"]\n\n1. e1-e3 i2-g2\n2. c2 *\n'
  expect(movesOf(file)).toBe('1. e1-e3 i2-g2 2. c2 *')
})

test('what is kept for programs is left out, what people wrote is not', () => {
  const file =
    '[Variant "basic"]\n\n{[%eval 0.13]} 1. e1-e3?? {[%why allows turn=c2 "Allows c2 [sic]"] [%engine ??]} i2-g2 {bold [%eval 1]} *\n'
  expect(movesOf(file)).toBe('1. e1-e3?? i2-g2 {bold } *')
})
