import { expect, test } from 'vitest'
import { emptied, hasOpening, lettersFor, putOn, setupOf, takenOff, unitsFor } from './setup'

const STANDARD = 'standard g2G/5/6/G5g/6/5/g2G w m B12/B12 -- - 1'
const ULTIMATE = 'ultimate 4/5/6/7/6/5/4 w m B21T3Z3D3Y3P3/B21T3Z3D3Y3P3 00 - 1'

test('a piece that is put on the board comes from the reserve and goes back to it', () => {
  const before = setupOf(STANDARD)
  const after = putOn(before, 'e5', 'B')
  expect(after.piles.e5).toEqual(['B'])
  expect(after.reserves.w.B).toBe(11)
  expect(takenOff(after, 'e5')).toEqual(before)
})

test('a GIPF-piece is two basic pieces', () => {
  expect(putOn(setupOf(STANDARD), 'e5', 'g').reserves.b.B).toBe(10)
})

test('without potentials a unit takes the place of what is there', () => {
  const after = putOn(setupOf(STANDARD), 'e2', 'b')
  expect(after.piles.e2).toEqual(['b'])
  expect(after.reserves).toMatchObject({ w: { B: 14 }, b: { B: 11 } })
})

test('with potentials the other player’s units are piled on', () => {
  const one = putOn(setupOf(ULTIMATE), 'd4', 'b')
  const two = putOn(one, 'd4', "D'")
  expect(two.piles.d4).toEqual(['b', "D'"])
  expect(putOn(two, 'd4', 'B').piles.d4).toEqual(['b', 'B'])
  expect(putOn(two, 'd4', "D'").piles.d4).toEqual(['b'])
})

test('an emptied board gives everything back', () => {
  const empty = emptied(putOn(putOn(setupOf(ULTIMATE), 'd4', 'Z'), 'e5', 'g'))
  expect(empty.piles).toEqual({})
  expect(empty.reserves).toEqual(setupOf(ULTIMATE).reserves)
})

test('every variant has its units', () => {
  expect(unitsFor('basic', 'w')).toEqual(['B'])
  expect(unitsFor('standard+Z6', 'b')).toEqual(['b', 'g', 'z', "z'"])
  expect(unitsFor('matrx', 'w')).toHaveLength(11)
  expect(lettersFor('matrx')).toEqual(['G', 'T', 'Z', 'D', 'Y', 'P'])
  expect(hasOpening('tournament+Z6')).toBe(true)
})

test('an emptied board has all pieces, and not more', () => {
  const setup = { ...setupOf(STANDARD), piles: {} }
  const none = { B: 0, G: 0, T: 0, Z: 0, D: 0, Y: 0, P: 0 }
  const empty = emptied(setup, { w: { ...none, B: 6 }, b: { ...none, B: -2 } })
  expect([empty.reserves.w.B, empty.reserves.b.B]).toEqual([18, 10])
})
