import { expect, test } from 'vitest'
import { movesOf } from './moves'

test('the moves of a file are one line without its headers', () => {
  const file = '[White "Ann"]\n[Variant "basic"]\n\n1. e1-e3 i2-g2\n2. c2 *\n'
  expect(movesOf(file)).toBe('1. e1-e3 i2-g2 2. c2 *')
})
