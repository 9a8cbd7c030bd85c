import { expect, test } from 'vitest'
import { betterAt, mistakeAfter, mistakesOf, mistakeToTry, placeBefore, verdictOf } from './retry.svelte'
import { note, play, START, treeFrom } from './tree'

const START_POSITION = 'basic b2B/5/6/B5b/6/5/b2B w m B12/B12 -- - 1'
const AFTER = { scene: { position: START_POSITION }, complete: true }
const [WHITE_1, BLACK_1, WHITE_2] = [
  { owner: 'w', turn: 1 },
  { owner: 'b', turn: 1 },
  { owner: 'w', turn: 2 },
] as const

/** 1. a b?? (1... c) (1... d) 2. e?! */
function judged() {
  let now = play(treeFrom(START_POSITION), START, 'a', WHITE_1, AFTER)
  now = play(now.tree, now.place, 'b', BLACK_1, AFTER)
  now = play(now.tree, now.place, 'e', WHITE_2, AFTER)
  now = play(now.tree, { path: [0], ply: 1 }, 'c', BLACK_1, AFTER)
  now = play(now.tree, { path: [0], ply: 1 }, 'd', BLACK_1, AFTER)
  let tree = note(now.tree, [0, 0], { marks: '??', eval: 0.9 })
  tree = note(tree, [0, 1], { eval: 0.1 })
  tree = note(tree, [0, 2], { eval: -0.2 })
  return note(tree, [0, 0, 0], { marks: '?!', eval: 0.3 })
}

test('mistakes are those of the main line, with the best of what is better for the player', () => {
  const found = mistakesOf(judged())
  expect(found.map(({ node }) => node.turn[0])).toEqual(['b', 'e'])
  expect(found[0]).toMatchObject({ best: -0.2, better: { turn: ['d'] } })
  expect(found[1]).toMatchObject({ best: 0.3, better: null })
})

test('beside a turn that is no mistake a better one may be named, on the main line', () => {
  const tree = note(judged(), [0], { eval: 0.4, best: ['f', 'x1'] })
  expect(betterAt(tree, [0])).toMatchObject({ player: 'w', better: { turn: ['f', 'x1'] } })
  expect(betterAt(tree, [0, 0])).toMatchObject({ better: { turn: ['d'] } })
  expect(betterAt(tree, [0, 1])).toBeNull()
  expect(betterAt(judged(), [0])).toBeNull()
})

test('a try is judged between the best turn and the played one', () => {
  expect(verdictOf('w', 0.4, 0.5, -0.3)).toBe('good')
  expect(verdictOf('w', 0.9, 0.5, -0.3)).toBe('good')
  expect(verdictOf('w', 0.1, 0.5, -0.3)).toBe('better')
  expect(verdictOf('w', -0.3, 0.5, -0.3)).toBe('bad')
  expect(verdictOf('b', -0.4, -0.5, 0.3)).toBe('good')
  expect(verdictOf('b', 0.4, -0.5, 0.3)).toBe('bad')
})

test('the next mistake comes after what is shown, also in a variation, and after the last comes the first', () => {
  const found = mistakesOf(judged())
  const [first, second] = found
  expect(mistakeAfter(found, [])).toBe(first)
  expect(mistakeAfter(found, [0])).toBe(first)
  expect(mistakeAfter(found, [0, 0])).toBe(second)
  expect(mistakeAfter(found, [0, 2])).toBe(first)
  expect(mistakeAfter(found, [0, 0, 0])).toBe(first)
  expect(mistakeAfter([], [])).toBeNull()
})

test('one goes on with the mistake that was left, or with the next once one was done with it', () => {
  const found = mistakesOf(judged())
  const [first, second] = found
  const left = (at: number, isDone: boolean) => ({ path: found[at]?.path ?? [], isDone })
  expect(mistakeToTry(found, null)).toBe(first)
  expect(mistakeToTry(found, left(1, false))).toBe(second)
  expect(mistakeToTry(found, left(0, true))).toBe(second)
  expect(mistakeToTry(found, left(1, true))).toBe(first)
  expect(mistakeToTry(found, { path: [0, 0, 0, 0], isDone: true })).toBe(first)
  expect(mistakeToTry([], null)).toBeNull()
})

test('a mistake is looked at from before its first decision that the better turn does not have', () => {
  const tree = judged()
  const [first] = mistakesOf(tree)
  if (!first) throw new Error('there is one')
  expect(placeBefore(tree, first)).toEqual({ path: [0], ply: 1 })
  const turnOf = (...turn: string[]) => ({ ...first.node, turn })
  const half = { ...first, node: turnOf('b', 'x1'), better: turnOf('b', 'x2') }
  expect(placeBefore(tree, half)).toEqual({ path: [0, 0], ply: 1 })
})
