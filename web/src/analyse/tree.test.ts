import { expect, test } from 'vitest'
import type { GameTree } from '../game'
import {
  asMainLine,
  back,
  beside,
  blocksOf,
  endOf,
  forward,
  isComplete,
  lineEnd,
  mainLine,
  merged,
  movesTo,
  nodeAt,
  note,
  play,
  promoted,
  removed,
  START,
  treeFrom,
  within,
  type Place,
} from './tree'

const BASIC = 'basic b2B/5/6/B5b/6/5/b2B w m B12/B12 -- - 1'

/** A position as far as a tree reads it: who decides, in which phase, at which turn. */
const at = (player: string, turn: number, phase = 'm') =>
  `basic 4/5/6/7/6/5/4 ${player} ${phase} B9/B9 -- - ${turn}`

/** Play moves from a place, each with who decides after it. */
function played(tree: GameTree, place: Place, ...moves: [string, string][]) {
  return moves.reduce((now, [move, position]) => play(now.tree, now.place, move, position), { tree, place })
}

/** 1. a b (1... c 2. d) 2. e */
function small() {
  const main = played(treeFrom(BASIC), START, ['a', at('b', 1)], ['b', at('w', 2)], ['e', at('b', 2)])
  return played(main.tree, { path: [0], ply: 1 }, ['c', at('w', 2)], ['d', at('b', 2)]).tree
}

const shown = (tree: GameTree) =>
  blocksOf(tree).map(
    ({ depth, items }) =>
      '  '.repeat(depth) +
      items.map(({ number, node }) => `${number} ${node.turn.join(';')}`.trim()).join(' '),
  )

test('moves played one after the other make a line', () => {
  const { tree, place } = played(treeFrom(BASIC), START, ['a', at('b', 1)], ['b', at('w', 2)])
  expect(movesTo(tree, place)).toEqual(['a', 'b'])
  expect(place).toEqual({ path: [0, 0], ply: 1 })
  expect(nodeAt(tree, [0]).player).toBe('w')
  expect(nodeAt(tree, [0, 0]).player).toBe('b')
  expect(nodeAt(tree, [0, 0]).number).toBe(1)
})

test('another move in a position is a variation, the same one follows what is there', () => {
  const tree = small()
  expect(nodeAt(tree, [0]).children.map(({ turn }) => turn[0])).toEqual(['b', 'c'])
  const again = play(tree, { path: [0], ply: 1 }, 'c', at('w', 2))
  expect(again.tree).toBe(tree)
  expect(again.place).toEqual({ path: [0, 1], ply: 1 })
})

test('a turn of several decisions grows until it has passed', () => {
  const first = play(treeFrom(BASIC), START, 'x', at('w', 1, 'r'))
  expect(isComplete(first.tree, first.place.path)).toBe(false)
  const second = play(first.tree, first.place, 'y', at('b', 1))
  expect(nodeAt(second.tree, [0]).turn).toEqual(['x', 'y'])
  expect(second.place).toEqual({ path: [0], ply: 2 })
  expect(isComplete(second.tree, [0])).toBe(true)
})

test('an answer that is awaited belongs to the turn of the announcing player', () => {
  const first = play(treeFrom(BASIC), START, 'Zd4-d7', at('b', 1, 'amZd4-d7'))
  expect(isComplete(first.tree, first.place.path)).toBe(false)
  const second = play(first.tree, first.place, 'accept', at('b', 1))
  expect(nodeAt(second.tree, [0]).turn).toEqual(['Zd4-d7', 'accept'])
  expect(nodeAt(second.tree, [0]).player).toBe('w')
})

test('a variation in mid-turn repeats the decisions before', () => {
  const { tree } = played(treeFrom(BASIC), START, ['x', at('w', 1, 'r')], ['y', at('b', 1)])
  const other = play(tree, { path: [0], ply: 1 }, 'z', at('b', 1))
  expect(other.tree.root.children.map(({ turn }) => turn.join(';'))).toEqual(['x;y', 'x;z'])
  expect(other.place).toEqual({ path: [1], ply: 2 })
})

test('a finished game ends its turn', () => {
  const { tree } = play(treeFrom(BASIC), START, 'a', at('w', 1, '.'))
  expect(isComplete(tree, [0])).toBe(true)
})

test('going back and on steps through every decision', () => {
  const { tree } = played(
    treeFrom(BASIC),
    START,
    ['x', at('w', 1, 'r')],
    ['y', at('b', 1)],
    ['b', at('w', 2)],
  )
  let place = START
  const seen = []
  for (let n = 0; n < 4; n++) {
    place = forward(tree, place)
    seen.push(movesTo(tree, place).join(' '))
  }
  expect(seen).toEqual(['x', 'x y', 'x y b', 'x y b'])
  expect(back(tree, place)).toEqual({ path: [0], ply: 2 })
  expect(back(tree, { path: [0], ply: 1 })).toEqual(START)
  expect(back(tree, START)).toEqual(START)
  expect(lineEnd(tree, START)).toEqual({ path: [0, 0], ply: 1 })
})

test('up and down go from variation to variation', () => {
  const tree = small()
  const there = beside(tree, { path: [0, 0], ply: 1 }, 1)
  expect(there).toEqual({ path: [0, 1], ply: 1 })
  expect(beside(tree, there, 1)).toEqual({ path: [0, 0], ply: 1 })
  expect(beside(tree, START, 1)).toEqual(START)
})

test('numbers are written as in a file', () => {
  expect(shown(small())).toEqual(['1. a b', '  1... c 2. d', '2. e'])
})

test('a promoted variation changes places with the line above it', () => {
  const { tree, place } = promoted(small(), { path: [0, 1, 0], ply: 1 })
  expect(place).toEqual({ path: [0, 0, 0], ply: 1 })
  expect(shown(tree)).toEqual(['1. a c', '  1... b 2. e', '2. d'])
})

test('a line within a variation can become the main line', () => {
  const { tree } = play(small(), { path: [0, 1], ply: 1 }, 'f', at('b', 2))
  const main = asMainLine(tree, { path: [0, 1, 1], ply: 1 })
  expect(main.place).toEqual({ path: [0, 0, 0], ply: 1 })
  expect(mainLine(main.tree).map((path) => nodeAt(main.tree, path).turn[0])).toEqual(['a', 'c', 'f'])
})

test('a removed turn takes what follows along', () => {
  const { tree, place } = removed(small(), [0, 1])
  expect(place).toEqual({ path: [0], ply: 1 })
  expect(shown(tree)).toEqual(['1. a b 2. e'])
  expect(removed(tree, []).tree).toBe(tree)
})

test('notes change one turn and leave the others as they are', () => {
  const before = small()
  const after = note(before, [0, 1], { marks: '!?', comment: 'bold' })
  expect(nodeAt(after, [0, 1]).comment).toBe('bold')
  expect(nodeAt(before, [0, 1]).comment).toBe('')
  expect(nodeAt(after, [0, 0])).toBe(nodeAt(before, [0, 0]))
})

test('a judged game brings its marks, words and lines, and spares what was written meanwhile', () => {
  const before = small()
  let judged = note(before, [0, 0], { marks: '?', comment: 'Loses a piece.', eval: -0.4 })
  judged = note(judged, [0], { comment: 'Good.', eval: 0.1 })
  judged = play(judged, { path: [0], ply: 1 }, 'h', at('w', 2)).tree
  const mine = note(note(before, [0], { comment: 'mine' }), [0, 0], { marks: '!?' })
  const both = merged(mine, judged, before)
  expect(nodeAt(both, [0])).toMatchObject({ comment: 'mine', eval: 0.1 })
  expect(nodeAt(both, [0, 0])).toMatchObject({ marks: '!?', comment: 'Loses a piece.', eval: -0.4 })
  expect(nodeAt(both, [0]).children.map(({ turn }) => turn[0])).toEqual(['b', 'c', 'h'])
})

test('a place that is gone is cut to what is there', () => {
  const tree = small()
  expect(within(tree, { path: [0, 1, 0, 4], ply: 1 })).toEqual({ path: [0, 1, 0], ply: 1 })
  expect(within(tree, { path: [0], ply: 7 })).toEqual(endOf(tree, [0]))
})
