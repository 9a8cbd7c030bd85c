import { expect, test } from 'vitest'
import { mistakesOf, verdictOf } from './retry.svelte'
import { note, play, START, treeFrom } from './tree'

const at = (player: string, turn: number) => `basic 4/5/6/7/6/5/4 ${player} m B9/B9 -- - ${turn}`

/** 1. a b?? (1... c) (1... d) 2. e?! */
function judged() {
  let now = play(treeFrom(at('w', 1)), START, 'a', at('b', 1))
  now = play(now.tree, now.place, 'b', at('w', 2))
  now = play(now.tree, now.place, 'e', at('b', 2))
  now = play(now.tree, { path: [0], ply: 1 }, 'c', at('w', 2))
  now = play(now.tree, { path: [0], ply: 1 }, 'd', at('w', 2))
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

test('a try is judged between the best turn and the played one', () => {
  expect(verdictOf('w', 0.4, 0.5, -0.3)).toBe('good')
  expect(verdictOf('w', 0.9, 0.5, -0.3)).toBe('good')
  expect(verdictOf('w', 0.1, 0.5, -0.3)).toBe('better')
  expect(verdictOf('w', -0.3, 0.5, -0.3)).toBe('bad')
  expect(verdictOf('b', -0.4, -0.5, 0.3)).toBe('good')
  expect(verdictOf('b', 0.4, -0.5, 0.3)).toBe('bad')
})
