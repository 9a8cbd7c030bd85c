import { expect, test } from 'vitest'
import type { GameTree, TreeNode } from '../game'
import type { SideRecord } from '../server-types'
import { mainLineOf } from './tree'

const node = (parent: number | null, turn: string[], player: 'w' | 'b' | null): TreeNode => ({
  parent,
  turn,
  player,
  number: 1,
  position: '',
  complete: true,
  marks: turn[0] === 'b5' ? '!' : '',
  comment: '',
})

const tree: GameTree = {
  headers: { White: 'Ann', Black: '?', Result: '1-0' },
  start: 'basic b2B/5/6/B5b/6/5/b2B w m B12/B12 -- - 1',
  nodes: [
    node(null, [], null),
    node(0, ['e1-e3'], 'w'),
    node(0, ['c2'], 'w'),
    node(1, ['b5'], 'b'),
    node(1, ['c2'], 'b'),
  ],
}

test('the main line follows the first turn of each branch', () => {
  const line = mainLineOf(tree)
  expect(line.plies).toEqual(['e1-e3', 'b5'])
  expect(line.turns[1]).toMatchObject({ player: 'b', mark: '!' })
})

test('the result comes from the headers, the variant from the start', () => {
  const line = mainLineOf(tree)
  expect([line.headers.White, line.result, line.variant]).toEqual(['Ann', '1-0', 'basic'])
})

test('its side games stand where they were played in the whole game', () => {
  const record: Omit<SideRecord, 'ply'> = {
    play: 'die#7 throw throw',
    potential: 'Y',
    white: 'w',
    movers: ['w', 'b'],
    things: [],
    winner: 'b',
    known: true,
  }
  const nodes = [
    node(null, [], null),
    node(0, ['e1-e3'], 'w'),
    { ...node(1, ['Yc2-c4', 'challenge', 'first', 'lost'], 'b'), played: [{ ...record, ply: 3 }] },
  ]
  expect(mainLineOf({ ...tree, nodes }).played).toEqual([{ ...record, ply: 4 }])
})
