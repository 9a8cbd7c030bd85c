import { expect, test } from 'vitest'
import type { Option, Scene } from '../scene'
import { sceneToLookAt } from '../position'
import { arrowsFor, followingArrows, mistakeArrows } from './arrows'
import { treeFrom } from './tree'

const push = (move: string, from: string, to: string): Option => ({
  move,
  kind: 'push',
  letter: 'B',
  from: [from],
  to,
  cover: null,
  effects: [],
  label: { id: '', args: {} },
  ends: null,
})
const clear = (move: string, spots: string[]): Option => ({
  ...push(move, '', ''),
  kind: 'clear',
  from: [],
  to: null,
  effects: spots.map((from) => ({ do: 'take', unit: 'B', from, to: 'w' })),
})
const scene = (...options: Option[]): Scene => ({ ...sceneToLookAt('basic 4 w m -/- -- - 1'), options })
const line = (...moves: string[]) => ({ moves, texts: moves, players: [], white: 0 })

test('the best line has the strongest arrow and lies on top', () => {
  const both = scene(push('c2', 'c1', 'c2'), push('d2', 'd1', 'd2'))
  const { arrows } = arrowsFor(both, [line('d2', 'x'), line('c2')])
  expect(arrows.map(({ from }) => from)).toEqual(['c1', 'd1'])
  expect(arrows[1]?.strength).toBe(1)
})

test('two lines that go the same way are one arrow', () => {
  const both = scene(push('c2', 'c1', 'c2'), push('Gc2', 'c1', 'c2'))
  expect(arrowsFor(both, [line('Gc2'), line('c2')]).arrows).toHaveLength(1)
})

test('a clear is ringed where it is best', () => {
  const both = scene(clear('xb2,b3', ['b2', 'b3']), clear('xc2', ['c2']))
  expect(arrowsFor(both, [line('xb2,b3'), line('xc2')])).toEqual({ arrows: [], rings: ['b2', 'b3'] })
})

test('a line of another position shows nothing', () => {
  expect(arrowsFor(scene(), [line('c2')])).toEqual({ arrows: [], rings: [] })
})

test('a mistake and what was better are told apart', () => {
  const { root } = treeFrom('')
  const both = scene(push('c2', 'c1', 'c2'), push('d2', 'd1', 'd2'), clear('xc2', ['c2']))
  const played = { ...root, turn: ['c2'] }
  const better = { ...root, turn: ['d2', 'xb2'] }
  expect(mistakeArrows(both, { node: played, better }, 0).arrows).toEqual([
    { from: 'c1', to: 'c2', wrong: true },
    { from: 'd1', to: 'd2', wrong: false },
  ])
  expect(mistakeArrows(both, { node: played, better: null }, 0).arrows).toHaveLength(1)
  const cleared = { node: { ...root, turn: ['d2', 'xb2'] }, better: { ...root, turn: ['d2', 'xc2'] } }
  expect(mistakeArrows(both, cleared, 1)).toEqual({ arrows: [], rings: ['c2'] })
})

test('what could follow is numbered, in the colours of who plays, up to what is promised for later', () => {
  const now = { ...scene(push('c2', 'c1', 'c2')), player: 'b' } as Scene
  const turns = [['c2'], ['e1-e3'], ['d2'], ['e1-e3', 'xe3,e4'], ['b6-b4']]
  const drawn = (promised?: string) =>
    followingArrows(now, turns, promised).map(({ from, numbers, player }) => `${from} ${numbers} ${player}`)
  expect(drawn()).toEqual(['e1 2 w', 'c1 1 b'])
  expect(drawn('e1-e3;xe3,e4')).toEqual(['d2 3 b', 'e1 2 4 w', 'c1 1 b'])
})
