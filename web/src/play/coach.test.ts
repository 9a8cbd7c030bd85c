import { expect, test } from 'vitest'
import type { GameTree, TreeNode } from '../server-types'
import { bestTurn, GRAVE, turnings, warning } from './coach'

const node = (
  parent: number | null,
  marks: string,
  white?: number,
  player: TreeNode['player'] = 'w',
): TreeNode => ({
  parent,
  turn: [],
  player,
  number: 1,
  position: '',
  complete: true,
  marks,
  comment: '',
  ...(white === undefined ? {} : { eval: white }),
})

const game = (...nodes: TreeNode[]): GameTree => ({
  headers: {},
  start: '',
  nodes: [node(null, '', 0), ...nodes],
})

test('the moments that mattered are the worst turns of a player in the main line, in their order', () => {
  const judged = game(
    node(0, '?!', -0.2),
    node(1, '??', -0.9),
    node(2, '??', 0.2, 'b'),
    node(3, '?', -0.1),
    node(1, '??', -0.9), // a variation
    node(4, '?', -0.9),
  )
  expect(turnings(judged, 'w').map(({ at }) => at)).toEqual([2, 5])
  expect(turnings(judged, 'b').map(({ at }) => at)).toEqual([3])
})

test('what loses at once in a game that is lost already mattered less than what lost it', () => {
  const judged = game(
    node(0, '?', -0.5),
    node(1, '', -0.5, 'b'),
    node(2, '?!', -0.85),
    node(3, '', -0.85, 'b'),
    node(4, '??', -1),
  )
  const found = turnings(judged, 'w')
  expect(found.map(({ at }) => at)).toEqual([1, 3])
  expect(found.map(({ swing }) => swing.toFixed(2))).toEqual(['0.50', '0.35'])
})

test('a game without mistakes has no such moments', () => {
  expect(turnings(game(node(0, '', 0.1), node(1, '!', 0.2)), 'w')).toEqual([])
})

test('the best turn is that by far the best which answers the worst of the other player’s', () => {
  const judged = game(
    node(0, '!', 0),
    node(1, '', 0, 'b'),
    node(2, '!', 0),
    node(3, '??', 0.8, 'b'),
    node(4, '!', 0.8),
    node(5, '!', 0.8, 'b'),
  )
  expect(bestTurn(judged, 'w')?.at).toBe(5)
  expect(bestTurn(judged, 'b')?.at).toBe(6)
  expect(bestTurn(game(node(0, '??', -0.9)), 'w')).toBeNull()
})

test('a quick look is sure of grave mistakes only', () => {
  const seen = game(node(0, '?!', 0.1), node(1, '?', -0.4))
  expect(turnings(seen, 'w').map(({ at }) => at)).toEqual([1, 2])
  expect(turnings(seen, 'w', GRAVE).map(({ at }) => at)).toEqual([2])
})

test('the coach says what is wrong, and keeps what is right to itself', () => {
  const reason = (why: string) => ({ id: 'reason', args: { why } })
  const both = { id: 'reason-besides', args: { first: reason('misses'), second: reason('allows') } }
  expect(warning({ id: 'reason-sentence', args: { text: both } })).toEqual({
    id: 'reason-sentence',
    args: { text: reason('allows') },
  })
  expect(warning({ id: 'reason-sentence', args: { text: reason('better') } }).id).toBe('coach-better')
})
