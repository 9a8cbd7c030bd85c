import { expect, test } from 'vitest'
import type { SidePiece, SideScene } from '../server-types'
import { motionOf } from './motion'

type Pieces = Record<string, SidePiece[]>
const ring: SidePiece = { kind: 'ring', owner: 'w' }
const marker = (owner: 'w' | 'b'): SidePiece => ({ kind: 'marker', owner })

function scene(pieces: Pieces, spots: string[] = [], changed: string[] = []): SideScene {
  return { board: 'yinsh', pieces, last: { spots, changed } } as unknown as SideScene
}

test('a ring moves, leaves a marker, and what it passes turns over', () => {
  const before = scene({ c3: [ring], c4: [marker('w')], e5: [ring] })
  const after = scene(
    { c3: [marker('w')], c4: [marker('b')], c5: [ring], e5: [ring] },
    ['c3', 'c5'],
    ['c3', 'c4', 'c5'],
  )
  expect(motionOf(before, after)).toEqual({
    mover: { stack: [ring], path: ['c3', 'c5'] },
    left: [],
    turned: { c4: [marker('w')] },
  })
})

test('what is taken leaves', () => {
  const before = scene({ c3: [marker('w')], c4: [marker('w')], e5: [ring] })
  const after = scene({ e5: [ring] }, ['c3', 'c4'], ['c3', 'c4'])
  expect(motionOf(before, after)).toEqual({
    mover: null,
    left: [
      ['c3', [marker('w')]],
      ['c4', [marker('w')]],
    ],
    turned: {},
  })
})

test('nothing moves where a turn is taken back, nor where nothing has changed', () => {
  const start = scene({ c3: [ring] }, ['c3'], ['c3'])
  const next = scene({ c3: [marker('w')], c5: [ring] }, ['c3', 'c5'], ['c3', 'c5'])
  expect(motionOf(next, start)).toBeNull()
  expect(motionOf(next, next)).toBeNull()
})
