import { expect, test } from 'vitest'
import type { SidePiece, SideSpot } from '../server-types'
import { turnedBy } from './turning'

const spots: Record<string, SideSpot> = {
  e2: { x: 0, y: 0, kind: 'point' },
  e3: { x: 0, y: -1, kind: 'point' },
  e4: { x: 0, y: -2, kind: 'point' },
  e5: { x: 0, y: -3, kind: 'point' },
  f4: { x: 0.866, y: -1.5, kind: 'point' },
}
const marker = (owner: 'w' | 'b'): SidePiece => ({ kind: 'marker', owner })
const pieces = {
  e2: [{ kind: 'ring', owner: 'w' } satisfies SidePiece],
  e3: [marker('b')],
  e4: [marker('w')],
  f4: [marker('w')],
}

test('a ring leaves a marker of its colour and turns over those it passes, no others', () => {
  expect(turnedBy({ pieces }, spots, 'e2', 'e5')).toEqual({
    e2: [marker('w')],
    e3: [marker('w')],
    e4: [marker('b')],
  })
})

test('where nothing is held, or one points at no empty spot, nothing would turn', () => {
  expect(turnedBy({ pieces }, spots, null, 'e5')).toEqual({})
  expect(turnedBy({ pieces }, spots, 'e2', null)).toEqual({})
  expect(turnedBy({ pieces }, spots, 'e2', 'f4')).toEqual({})
  expect(turnedBy({ pieces }, spots, 'e3', 'e5')).toEqual({})
})
