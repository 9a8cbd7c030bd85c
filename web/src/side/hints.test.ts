import { expect, test } from 'vitest'
import type { SideBoard, SideScene } from '../server-types'
import { hintMarks } from './hints'

const space = (x: number, y: number) => ({ x, y, kind: 'space' as const })
const board: SideBoard = {
  spots: {
    a1: space(0, 0),
    a2: space(0, -1),
    a3: space(0, -2),
    b2: space(0.866, -0.5),
    b3: space(0.866, -1.5),
    c3: space(1.732, -1),
  },
  lines: [],
  shapes: {
    T: [
      [
        [0, 0],
        [0, -1],
        [0.866, -0.5],
      ],
      [
        [0, 0],
        [0.866, -0.5],
        [0.866, 0.5],
      ],
    ],
  },
}
const plain: SideBoard = { ...board, shapes: {} }
const scene = (part: Partial<SideScene>) => ({ tiles: [], touches: {}, ...part }) as unknown as SideScene

test('the hint of a piece of three dots marks the three spots it covers', () => {
  expect(hintMarks(scene({}), board, ['@T', 'a1', 'a2'])).toEqual({
    spots: ['a1', 'a2', 'b2'],
    way: ['a1'],
    laid: ['a1', 'a2', 'b2'],
  })
})

test('where the piece is moved, the spot it comes from is marked, too, and the way of its PÜNCT', () => {
  const tiles: SideScene['tiles'] = [{ kind: 'T', owner: 'w', spots: ['a2', 'a3', 'b3'], level: 1 }]
  expect(hintMarks(scene({ tiles }), board, ['a2', 'a1', 'a2'])).toEqual({
    spots: ['a2', 'a1', 'b2'],
    way: ['a2', 'a1'],
    laid: ['a1', 'a2', 'b2'],
  })
})

test('the hint to take a row marks all of it', () => {
  const row = ['a1', 'a2', 'a3', 'b2', 'b3']
  const touches: SideScene['touches'] = {
    a1: { move: 'xa1-b3', spots: row },
    a2: { next: { a3: { move: 'xa1-b3', spots: row } } },
  }
  expect(hintMarks(scene({ touches }), plain, ['a1']).spots).toEqual(row)
  expect(hintMarks(scene({ touches }), plain, ['a2', 'a3'])).toEqual({ spots: row, way: [], laid: [] })
})

test('elsewhere what is touched on the board is marked, and the way through it', () => {
  const touches: SideScene['touches'] = { a1: { next: { a3: { move: 'a1-a3' } } } }
  expect(hintMarks(scene({ touches }), plain, ['a1', 'a3'])).toEqual({
    spots: ['a1', 'a3'],
    way: ['a1', 'a3'],
    laid: [],
  })
  expect(hintMarks(scene({ touches }), plain, ['@B', 'a1']).spots).toEqual(['a1'])
})
