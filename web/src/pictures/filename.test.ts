import { expect, test } from 'vitest'
import { fileName } from './filename'

const TODAY = new Date(2026, 10, 6)

test('a file is called after the players and the day of the game', () => {
  const file = '[Event "?"]\n[Date "2025.01.31"]\n[White "Ann O\'Neil"]\n[Black "Zoë \\"Z\\" 김"]\n\n1. c2 *'
  expect(fileName('standard', file, TODAY)).toBe('Ann-O-Neil-Zoë-Z-김-2025-01-31')
})

test('whoever has no name is called by the colour', () => {
  const file = '[Date "2025.01.31"]\n[White "?"]\n[Black "Level 3"]\n\n1. c2 *'
  expect(fileName('standard', file, TODAY)).toBe('White-Level-3-2025-01-31')
})

test('where neither has a name, after the variant; where the day is not known, today', () => {
  const start = 'standard b2B/5/6/B5b/6/5/b2B w m B12/B12 gg - 1'
  expect(fileName(start, '[Date "2025.01.31"]\n[White "?"]\n\n*', TODAY)).toBe('gipf-standard-2025-01-31')
  expect(fileName('basic', '[Date "????.??.??"]\n\n*', TODAY)).toBe('gipf-basic-2026-11-06')
  expect(fileName('basic', '1. c2 *', TODAY)).toBe('gipf-basic-2026-11-06')
})

test('every name can stand on every system', () => {
  const name = fileName('standard+T3Z3;challenges=Y:yinsh(blitz)', '', TODAY)
  expect(name).toBe('gipf-standard-T3Z3-challenges-Y-yinsh-blitz-2026-11-06')
})
