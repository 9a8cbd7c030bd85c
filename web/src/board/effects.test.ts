import { expect, test } from 'vitest'
import { fixture, FIXTURES } from '../../dev/fixtures'
import type { Option } from '../scene'
import { after, changedSpots, samePiles, tableOf } from './effects'

function optionOf(name: string, move: string): Option {
  const option = fixture(name).scene.options.find((other) => other.move === move)
  if (!option) throw new Error(`${move} is no option of ${name}`)
  return option
}

test('a push moves the run on from its far end and takes a piece from the reserve', () => {
  const table = tableOf(fixture('basic').scene)
  const { piles, reserves } = after(table, optionOf('basic', 'e1-e3').effects)
  expect(piles.e3).toEqual(['B'])
  expect(piles.e2).toEqual(['B'])
  expect(reserves.w.B).toBe(11)
  expect(reserves.b.B).toBe(12)
  expect(changedSpots(table.piles, piles)).toEqual(['e3'])
})

test('a jump leaves the carrier behind', () => {
  const { piles } = after(tableOf(fixture('zertz').scene), optionOf('zertz', 'Zd3-d6').effects)
  expect(piles.d3).toEqual(['B'])
  expect(piles.d6).toEqual(["Z'"])
})

test('a covered GIPF-piece stays under what covers it', () => {
  const { scene } = fixture('punct')
  const option = scene.options.find((other) => other.cover === 'G')
  const { piles, reserves } = after(tableOf(scene), option?.effects ?? [])
  expect(piles[option?.to ?? '']).toEqual(['G', 'g'])
  expect(reserves.b.B).toBe(scene.reserves.b.B - 2)
})

test('a clear takes the tops off', () => {
  const { scene } = fixture('clear-one')
  const [option] = scene.options
  const { piles } = after(tableOf(scene), option?.effects ?? [])
  const gone = Object.keys(scene.piles).filter((spot) => !piles[spot])
  expect(`x${gone.sort().join()}`).toBe(option?.move)
})

test.each(FIXTURES)('%s: what options do leaves the scene itself as it was', (name) => {
  const { scene } = fixture(name)
  const before = structuredClone(scene.piles)
  for (const option of scene.options) after(tableOf(scene), option.effects)
  expect(samePiles(scene.piles, before)).toBe(true)
})
