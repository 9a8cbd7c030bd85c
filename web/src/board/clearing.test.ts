import { describe, expect, test } from 'vitest'
import { fixture, FIXTURES } from '../../dev/fixtures'
import type { Row } from '../scene'
import { canToggle, clearOf, pickRow, rowsToClear, toggle } from './clearing'

/** A row of which at least one of four has to go. */
const ROW: Row = {
  player: 'w',
  spots: ['b2', 'b3', 'b4', 'b5'],
  must: [],
  may: ['b2', 'b3', 'b4', 'b5'],
  clears: Object.fromEntries(
    [['b2'], ['b3'], ['b4'], ['b5'], ['b2', 'b3'], ['b3', 'b4'], ['b2', 'b3', 'b4']].map((spots) => [
      `x${spots.join()}`,
      spots,
    ]),
  ),
  preset: 'xb2',
}
const START = { taken: ['b2'], turned: [] }

describe('turning a piece', () => {
  test('to taken takes it besides the others', () => {
    expect(toggle(ROW, START, 'b3').taken).toEqual(['b2', 'b3'])
  })

  test('to kept takes another where one has to go', () => {
    expect(toggle(ROW, START, 'b2').taken).toEqual(['b3'])
  })

  test('to kept rather takes one that was not turned before', () => {
    const first = toggle(ROW, START, 'b2')
    const second = toggle(ROW, first, 'b3')
    expect(second.taken).toEqual(['b4'])
    expect(toggle(ROW, second, 'b4').taken).toEqual(['b5'])
  })

  test('that has no other way is not possible', () => {
    const fixed = { ...ROW, clears: { xb2: ['b2'] } }
    expect(canToggle(fixed, ['b2'], 'b2')).toBe(false)
    expect(toggle(fixed, START, 'b2')).toEqual(START)
  })
})

test('a set that is no way to clear has no move', () => {
  expect(clearOf(ROW, ['b5', 'b2'])).toBeNull()
  expect(clearOf(ROW, ['b3', 'b2'])).toBe('xb2,b3')
})

test.each(FIXTURES)('%s: every way to clear a row can be reached by turning pieces', (name) => {
  const { scene } = fixture(name)
  for (const row of rowsToClear(scene)) {
    for (const [move, wanted] of Object.entries(row.clears)) {
      let choice = { ...pickRow(scene, scene.rows.indexOf(row)) } as { taken: string[]; turned: string[] }
      for (let turns = 0; turns < row.may.length + 1; turns++) {
        const wrong = row.may.find((spot) => choice.taken.includes(spot) !== wanted.includes(spot))
        if (!wrong) break
        choice = toggle(row, choice, wrong)
      }
      expect(clearOf(row, choice.taken)).toBe(move)
    }
  }
})
