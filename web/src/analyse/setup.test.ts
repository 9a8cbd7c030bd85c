import { expect, test } from 'vitest'
import { fixture } from '../../dev/fixtures'
import { emptied, inVariant, putOn, requestOf, sceneOf, setupOf, takenOff, unitsFor } from './setup'

const STANDARD = fixture('standard').scene
const ULTIMATE = fixture('ultimate').scene

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
  const one = putOn({ ...setupOf(ULTIMATE), piles: {} }, 'd4', 'b')
  const two = putOn(one, 'd4', "D'")
  expect(two.piles.d4).toEqual(['b', "D'"])
  expect(putOn(two, 'd4', 'B').piles.d4).toEqual(['b', 'B'])
  expect(putOn(two, 'd4', "D'").piles.d4).toEqual(['b'])
})

test('an emptied board gives everything back', () => {
  const before = emptied(setupOf(ULTIMATE))
  const empty = emptied(putOn(putOn(before, 'd4', 'Z'), 'e5', 'g'))
  expect(empty.piles).toEqual({})
  expect(empty.reserves).toEqual(before.reserves)
  expect(before.reserves.w).toMatchObject({ B: ULTIMATE.reserves.w.B + 7, Z: 1, Y: 3 })
})

test('the scene tells which units there are', () => {
  expect(unitsFor(setupOf(fixture('basic').scene), 'w')).toEqual(['B'])
  expect(unitsFor(setupOf(fixture('zertz').scene), 'b')).toEqual(['b', 'g', 'z', "z'"])
  expect(unitsFor(setupOf(fixture('matrx').scene), 'w')).toHaveLength(11)
})

test('where players may bring GIPF-pieces, the server is told who may', () => {
  const opening = setupOf(fixture('tournament-second').scene)
  expect(requestOf(opening)).toMatchObject({ variant: 'tournament', turn: 2, bringing: ['w', 'b'] })
  expect(emptied({ ...opening, bringing: [] }).bringing).toEqual(['w', 'b'])
  expect(emptied(setupOf(STANDARD)).bringing).toBeNull()
  expect(requestOf(setupOf(STANDARD)).bringing).toEqual([])
})

test('nothing can be decided in a position that is set up', () => {
  const scene = sceneOf(putOn(setupOf(STANDARD), 'e5', 'B'))
  expect(scene).toMatchObject({ player: null, owner: 'w', options: [], rows: [] })
  expect(scene.piles.e5).toEqual(['B'])
})

test('an emptied board has all pieces, and not more', () => {
  const setup = { ...setupOf(STANDARD), piles: {} }
  const none = { B: 0, G: 0, T: 0, Z: 0, D: 0, Y: 0, P: 0 }
  const empty = emptied(setup, { w: { ...none, B: 6 }, b: { ...none, B: -2 } })
  expect([empty.reserves.w.B, empty.reserves.b.B]).toEqual([18, 10])
})

const BASIC = fixture('basic').scene

test('another variant keeps what was set up, as far as it has it, and the rest is in reserve', () => {
  const mine = putOn(putOn(emptied(setupOf(STANDARD)), 'e5', 'G'), 'e6', 'b')
  const basic = inVariant({ ...mine, player: 'b' }, BASIC)
  expect(basic.piles).toEqual({ e5: ['B'], e6: ['b'] })
  expect(basic.reserves).toMatchObject({ w: { B: 14 }, b: { B: 14 } })
  expect(basic.player).toBe('b')
  const piled = putOn(putOn(emptied(setupOf(ULTIMATE)), 'e5', 'g'), 'e5', 'Z')
  expect(inVariant(piled, STANDARD).piles).toEqual({ e5: ['B'] })
  expect(inVariant(piled, ULTIMATE)).toMatchObject({ piles: piled.piles, reserves: piled.reserves })
})

test('where nothing was set up yet, another variant is its start', () => {
  expect(inVariant(setupOf({ ...BASIC, turn: 1 }), STANDARD)).toEqual(setupOf(STANDARD))
})
