import { expect, test } from 'vitest'
import { fileName } from './filename'

const TODAY = new Date(2026, 10, 6)

test('a file is called after the variant and the day of the game', () => {
  const file = '[Event "?"]\n[Date "2025.01.31"]\n\n1. c2 *'
  expect(fileName('standard b2B/5/6/B5b/6/5/b2B w m B12/B12 gg - 1', file, TODAY)).toBe(
    'gipf-standard-2025-01-31',
  )
})

test('where the day is not known it is today', () => {
  expect(fileName('basic', '[Date "????.??.??"]\n\n*', TODAY)).toBe('gipf-basic-2026-11-06')
  expect(fileName('basic', '1. c2 *', TODAY)).toBe('gipf-basic-2026-11-06')
})

test('every name can stand on every system', () => {
  const name = fileName('standard+T3Z3;challenges=Y:yinsh(blitz)', '', TODAY)
  expect(name).toBe('gipf-standard-t3z3-challenges-y-yinsh-blitz-2026-11-06')
})
