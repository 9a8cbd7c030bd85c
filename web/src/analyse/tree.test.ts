import { expect, test } from 'vitest'
import type { Player } from '../scene'
import type { SideRecord } from '../server-types'
import {
  afterSide,
  asMainLine,
  back,
  beside,
  blocksOf,
  endOf,
  flatOf,
  forward,
  lineEnd,
  mainLine,
  merged,
  movesTo,
  nodeAt,
  note,
  play,
  promoted,
  removed,
  sameIn,
  START,
  treeFrom,
  treeOf,
  within,
  type Place,
  type VariationTree,
} from './tree'

const BASIC = 'basic b2B/5/6/B5b/6/5/b2B w m B12/B12 -- - 1'

/** A decision: its text, whose turn it is made in, the number of that turn, and whether it completes it. */
type Decision = [move: string, owner: Player, turn: number, complete?: boolean]

/** Make a decision at a place. */
function decide(tree: VariationTree, place: Place, [move, owner, turn, complete = true]: Decision) {
  return play(tree, place, move, { owner, turn }, { scene: { position: `after ${move}` }, complete })
}

/** Make decisions one after the other. */
function played(tree: VariationTree, place: Place, ...decisions: Decision[]) {
  return decisions.reduce((now, decision) => decide(now.tree, now.place, decision), { tree, place })
}

/** 1. a b (1... c 2. d) 2. e */
function small() {
  const main = played(treeFrom(BASIC), START, ['a', 'w', 1], ['b', 'b', 1], ['e', 'w', 2])
  return played(main.tree, { path: [0], ply: 1 }, ['c', 'b', 1], ['d', 'w', 2]).tree
}

const shown = (tree: VariationTree) =>
  blocksOf(tree).map(
    ({ depth, items }) =>
      '  '.repeat(depth) +
      items.map(({ number, node }) => `${number} ${node.turn.join(';')}`.trim()).join(' '),
  )

test('moves played one after the other make a line', () => {
  const { tree, place } = played(treeFrom(BASIC), START, ['a', 'w', 1], ['b', 'b', 1])
  expect(movesTo(tree, place)).toEqual(['a', 'b'])
  expect(place).toEqual({ path: [0, 0], ply: 1 })
  expect(nodeAt(tree, [0]).player).toBe('w')
  expect(nodeAt(tree, [0, 0]).player).toBe('b')
  expect(nodeAt(tree, [0, 0]).number).toBe(1)
})

test('another move in a position is a variation, the same one follows what is there', () => {
  const tree = small()
  expect(nodeAt(tree, [0]).children.map(({ turn }) => turn[0])).toEqual(['b', 'c'])
  const again = decide(tree, { path: [0], ply: 1 }, ['c', 'b', 1])
  expect(again.tree).toBe(tree)
  expect(again.place).toEqual({ path: [0, 1], ply: 1 })
})

test('a turn of several decisions grows until it has passed', () => {
  const first = decide(treeFrom(BASIC), START, ['x', 'w', 1, false])
  expect(nodeAt(first.tree, first.place.path).complete).toBe(false)
  const second = decide(first.tree, first.place, ['y', 'w', 1])
  expect(nodeAt(second.tree, [0]).turn).toEqual(['x', 'y'])
  expect(second.place).toEqual({ path: [0], ply: 2 })
  expect(nodeAt(second.tree, [0])).toMatchObject({ complete: true, position: 'after y' })
})

test('an answer that is awaited belongs to the turn of the announcing player', () => {
  const first = decide(treeFrom(BASIC), START, ['Zd4-d7', 'w', 1, false])
  expect(nodeAt(first.tree, first.place.path).complete).toBe(false)
  const second = decide(first.tree, first.place, ['accept', 'w', 1])
  expect(nodeAt(second.tree, [0]).turn).toEqual(['Zd4-d7', 'accept'])
  expect(nodeAt(second.tree, [0]).player).toBe('w')
})

test('a variation in mid-turn repeats the decisions before', () => {
  const { tree } = played(treeFrom(BASIC), START, ['x', 'w', 1, false], ['y', 'w', 1])
  const other = decide(tree, { path: [0], ply: 1 }, ['z', 'w', 1])
  expect(other.tree.root.children.map(({ turn }) => turn.join(';'))).toEqual(['x;y', 'x;z'])
  expect(other.place).toEqual({ path: [1], ply: 2 })
})

test('going back and on steps through every decision', () => {
  const { tree } = played(treeFrom(BASIC), START, ['x', 'w', 1, false], ['y', 'w', 1], ['b', 'b', 1])
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
  const { tree } = decide(small(), { path: [0, 1], ply: 1 }, ['f', 'w', 2])
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
  judged = decide(judged, { path: [0], ply: 1 }, ['h', 'b', 1]).tree
  const mine = note(note(before, [0], { comment: 'mine' }), [0, 0], { marks: '!?' })
  const both = merged(mine, judged, before)
  expect(nodeAt(both, [0])).toMatchObject({ comment: 'mine', eval: 0.1 })
  expect(nodeAt(both, [0, 0])).toMatchObject({ marks: '!?', comment: 'Loses a piece.', eval: -0.4 })
  expect(nodeAt(both, [0]).children.map(({ turn }) => turn[0])).toEqual(['b', 'c', 'h'])
})

test('what an earlier analysis found to say goes where a new one finds nothing', () => {
  const says = { id: 'reason-sentence', args: {} }
  const before = note(small(), [0], { why: 'wastes', says })
  const judged = note(before, [0], { why: undefined, says: undefined })
  expect(nodeAt(merged(before, judged, before), [0]).says).toBeUndefined()
})

test('turns the engine has added and no longer has go, unless somebody has touched them; one stays where one was', () => {
  const engines = { engine: 'turn', eval: 0.3 }
  let before = small() // 1. a b (1... c d) 2. e
  before = note(note(before, [0, 1], engines), [0, 1, 0], engines)
  before = note(decide(before, { path: [0], ply: 1 }, ['f', 'b', 1]).tree, [0, 2], engines)
  before = decide(before, { path: [0], ply: 1 }, ['g', 'b', 1]).tree
  const again = removed(removed(before, [0, 2]).tree, [0, 1]).tree
  const now = merged(note(before, [0, 2], { comment: 'mine' }), again, before)
  expect(nodeAt(now, [0]).children.map(({ turn }) => turn[0])).toEqual(['b', 'f', 'g'])
  expect(sameIn(now, before, { path: [0, 3], ply: 1 })).toEqual({ path: [0, 2], ply: 1 })
  expect(sameIn(now, before, { path: [0, 1, 0], ply: 1 })).toEqual({ path: [0], ply: 1 })
})

test('a place that is gone is cut to what is there', () => {
  const tree = small()
  expect(within(tree, { path: [0, 1, 0, 4], ply: 1 })).toEqual({ path: [0, 1, 0], ply: 1 })
  expect(within(tree, { path: [0], ply: 7 })).toEqual(endOf(tree, [0]))
})

test('a tree goes over the wire as a list, each turn after the one before it', () => {
  const tree = note(small(), [0, 1], { marks: '!?', comment: 'bold', eval: 0.5 })
  const flat = flatOf(tree)
  expect(flat.nodes.map(({ turn, parent }) => [turn[0], parent])).toEqual([
    [undefined, null],
    ['a', 0],
    ['b', 1],
    ['e', 2],
    ['c', 1],
    ['d', 4],
  ])
  expect(treeOf(flat)).toEqual(tree)
  expect(treeOf({ ...flat, nodes: [] }).root.children).toEqual([])
})

test('a line of thousands of turns goes over the wire', () => {
  const [root] = flatOf(treeFrom(BASIC)).nodes
  const nodes = Array.from({ length: 20_000 }, (_, index) => ({
    ...root!,
    turn: index ? ['a'] : [],
    parent: index ? index - 1 : null,
  }))
  const flat = { headers: {}, start: BASIC, nodes }
  expect(flatOf(treeOf(flat))).toEqual(flat)
})

/** 1. a;challenge;first;won with a side game of two moves before its result. */
function withSideGame(turn: string[], winner: 'w' | null) {
  const record: SideRecord = {
    play: 'yinsh f5 d4',
    ply: 3,
    potential: 'Y',
    white: 'w',
    movers: ['w', 'b'],
    things: [],
    winner,
    known: true,
  }
  const { headers, start, nodes } = flatOf(treeFrom(BASIC))
  const added = { ...nodes[0]!, parent: 0, turn, player: 'w' as const, complete: winner !== null }
  return treeOf({ headers, start, nodes: [...nodes, { ...added, side: [record.play], played: [record] }] })
}

const stepsOf = (tree: VariationTree) => {
  const found: string[] = []
  const written = ({ path, ply, side }: Place) => [path.length, ply, side].join(' ').trim()
  for (let at = START; ;) {
    const next = forward(tree, at)
    if (next === at || written(next) === written(at)) return found
    expect(written(back(tree, next))).toBe(written(at))
    at = next
    found.push(written(at))
  }
}

test('a side game is gone through in its place, forward and back', () => {
  const tree = withSideGame(['a', 'challenge', 'first', 'won'], 'w')
  expect(stepsOf(tree)).toEqual(['1 1', '1 2', '1 3', '1 3 0', '1 3 1', '1 3 2', '1 4'])
  expect(afterSide(tree, { path: [0], ply: 3, side: 1 })).toEqual({ path: [0], ply: 4 })
  expect(within(tree, { path: [0], ply: 3, side: 9 })).toEqual({ path: [0], ply: 3, side: 2 })
  expect(within(tree, { path: [0], ply: 2, side: 1 })).toEqual({ path: [0], ply: 2 })
  expect(movesTo(tree, { path: [0], ply: 3, side: 1 })).toEqual(['a', 'challenge', 'first'])
})

test('the result of a side game that goes on is a variation: what was played of it stays', () => {
  const tree = withSideGame(['a', 'challenge', 'first'], null)
  expect(lineEnd(tree, START)).toEqual({ path: [0], ply: 3, side: 2 })
  const decided = decide(tree, { path: [0], ply: 3 }, ['lost', 'w', 1])
  expect(decided.place).toEqual({ path: [1], ply: 4 })
  expect(nodeAt(decided.tree, [0])).toEqual(nodeAt(tree, [0]))
  expect(nodeAt(decided.tree, [1]).side).toBeUndefined()
})
