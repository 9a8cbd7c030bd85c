import { describe, expect, test } from 'vitest'
import measured from '../../../docs/knowledge.json'
import {
  bestOf,
  digitsOf,
  gamesIn,
  meanOf,
  playedAt,
  scoreOf,
  shareOf,
  strengthsOf,
  worthOf,
  type Games,
  type Knowledge,
} from './figures'

const GAMES: Games = {
  games: 4,
  results: { white: 2, black: 1, drawn: 1 },
  ends: { no_move: 3, quiet: 1 },
  turns: [80, 1800],
  decisions: [100, 2500],
  branching: [40, 400],
  tree: [60, 900],
  'taken by white': [4, 4],
  'taken by black': [8, 24],
  on: 'a machine',
}

test('a mean has an error bar, which is nothing where all games were alike', () => {
  expect(meanOf(GAMES, 'decisions')).toEqual({ value: 25, error: 0 })
  const { value, error } = meanOf(GAMES, 'turns')
  expect(value).toBe(20)
  expect(error).toBeCloseTo((1.96 * Math.sqrt(50)) / 2)
})

test('a draw is half a point', () => {
  expect(scoreOf(GAMES).value).toBe(0.625)
})

test('a share is of all games', () => {
  expect(shareOf(GAMES, 'no_move')).toBe(0.75)
  expect(shareOf(GAMES, 'gipf_lost')).toBe(0)
})

test('ten moves in each of twenty-five decisions are a number with twenty-five digits behind the first', () => {
  expect(digitsOf(GAMES)).toBe(25)
})

test('pairs say what is scored, and Elo points where these have bounds', () => {
  const found = worthOf({
    'basic: reserve +1': { pairs: [0, 0, 5, 0, 5], elo: [190.8, 90.8, 290.8], on: '' },
    'basic: reserve +9': { pairs: [0, 0, 0, 0, 5], elo: [null, 300, null], on: '' },
  })
  expect(found[0]).toEqual({
    variant: 'basic',
    what: 'reserve +1',
    games: 20,
    score: 0.75,
    elo: { value: 190.8, error: 100 },
  })
  expect(found[1]).toMatchObject({ score: 1, elo: null })
})

test('the best first move comes first', () => {
  const moves = {
    c2: { images: 12, value: -0.1, depth: 9, line: [] },
    d2: { images: 12, value: 0.1, depth: 9, line: [] },
  }
  expect(bestOf(moves).map(({ move, score }) => [move, score])).toEqual([
    ['d2', 0.55],
    ['c2', 0.45],
  ])
})

describe('the figures that are shown', () => {
  const knowledge = measured as unknown as Knowledge

  test('there are three strengths at least, and several games at each', () => {
    expect(strengthsOf(knowledge).length).toBeGreaterThanOrEqual(3)
    for (const nodes of strengthsOf(knowledge)) expect(playedAt(knowledge, nodes).length).toBeGreaterThan(0)
    expect(gamesIn(knowledge)).toBeGreaterThan(1000)
  })

  test('every game has ended in one of the ways that are shown', () => {
    for (const nodes of strengthsOf(knowledge))
      for (const [, played] of playedAt(knowledge, nodes)) {
        const shares = (['no_move', 'gipf_lost', 'repetition', 'quiet'] as const).map((end) =>
          shareOf(played, end),
        )
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
      }
  })
})
