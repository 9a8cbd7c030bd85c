import { expect, test } from 'vitest'
import type { GameTree, TreeNode } from '../server-types'
import { isJudged, turnings, warning } from './coach'

const node = (parent: number | null, marks: string, white?: number): TreeNode => ({
  parent,
  turn: [],
  player: null,
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

test('the moments that mattered are the worst turns of the main line, in their order', () => {
  const judged = game(
    node(0, '?!', 0.1),
    node(1, '??', 0.9),
    node(2, '', 0.9),
    node(3, '?', 0.1),
    node(1, '??', 0.9), // a variation
    node(4, '?', -0.9),
  )
  expect(turnings(judged).map(({ at }) => at)).toEqual([2, 5])
})

test('a game without mistakes has no such moments', () => {
  expect(turnings(game(node(0, '', 0.1), node(1, '!', 0.2)))).toEqual([])
  expect(isJudged(game(node(0, '', 0.1)))).toBe(true)
  expect(isJudged(game(node(0, '')))).toBe(false)
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
