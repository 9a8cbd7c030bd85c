import { expect, test } from 'vitest'
import { sceneToLookAt } from '../position'
import type { Row } from '../scene'
import { placeOf } from './geometry'
import { layoutOf } from './layout'
import { RADIUS } from './pieces'
import { besideRow } from './switch-key'

const COLUMN = ['e2', 'e3', 'e4', 'e5']
const SLANTING = ['b2', 'c3', 'd4', 'e5', 'f5', 'g5', 'h5']
const rowOn = (spots: string[], may: string[]): Row => ({
  player: 'w',
  spots,
  must: [],
  may,
  clears: {},
  preset: null,
})

test.each([
  ['on a desktop', { width: 150, height: 55 }],
  ['on a small phone', { width: 330, height: 110 }],
])('what the arrows mean is said beside the row, and over none of it: %s', (_, size) => {
  for (const spots of [COLUMN, SLANTING]) {
    const scene = sceneToLookAt('standard GGGG/2b2/6/BBBG2g/6/1b3/4 w r B9/B9 -- - 9')
    const layout = layoutOf(scene, false, 'wide')
    const middle = besideRow(layout, scene.piles, rowOn(spots, [spots.at(-1) ?? '']), size)
    expect(middle).not.toBeNull()
    const { x = 0, y = 0 } = middle ?? {}
    for (const spot of spots) {
      const place = placeOf(layout.board, spot)
      const across = Math.abs(place.x - x) - size.width / 2
      const down = Math.abs(place.y - y) - size.height / 2
      expect(Math.max(across, down), spot).toBeGreaterThan(0.7 * RADIUS)
    }
    expect(Math.abs(x) + size.width / 2).toBeLessThanOrEqual(layout.width / 2)
    expect(Math.abs(y) + size.height / 2).toBeLessThanOrEqual(layout.height / 2)
  }
})

test('it lies rather on empty spots than on other pieces', () => {
  const beside = (board: string) => {
    const scene = sceneToLookAt(`standard ${board} w r B9/B9 -- - 9`)
    return besideRow(layoutOf(scene, false, 'wide'), scene.piles, rowOn(COLUMN, ['e4']), {
      width: 100,
      height: 50,
    })
  }
  expect(beside('bbbb/bbbbb/bbbbbb/BBBG3/6/5/4')?.x).toBeGreaterThan(0)
  expect(beside('4/5/6/BBBG3/bbbbbb/bbbbb/bbbb')?.x).toBeLessThan(0)
})

test('it lies over no piece and no reserve while some place is free, if only farther away', () => {
  const scene = sceneToLookAt('standard bbbb/bbbb1/bbbb2/BBBG3/bbbb2/bbb2/bb2 w r B9/B9 -- - 9')
  const layout = layoutOf(scene, false, 'wide')
  const size = { width: 120, height: 46 }
  const { x, y } = besideRow(layout, scene.piles, rowOn(COLUMN, ['e4']), size) ?? { x: 0, y: 0 }
  const others = [
    ...Object.keys(scene.piles).map((spot) => placeOf(layout.board, spot)),
    ...[...layout.reserves.w, ...layout.reserves.b].map(({ foot }) => foot),
  ]
  for (const place of others) {
    const [across, down] = [Math.abs(place.x - x) - size.width / 2, Math.abs(place.y - y) - size.height / 2]
    expect(Math.max(across, down)).toBeGreaterThan(0)
  }
})

test('where there is no room nothing is said', () => {
  const scene = sceneToLookAt('standard 4/5/6/BBBG3/6/5/4 w r B9/B9 -- - 9')
  const layout = layoutOf(scene, false, 'wide')
  expect(besideRow(layout, scene.piles, rowOn(COLUMN, ['e4']), { width: 900, height: 50 })).toBeNull()
})
