/** The figures of `docs/knowledge.json`, as `bench/knowledge.py` measures them, and what they say. */

/** What was observed, game by game: the sum, and that of the squares. */
type Sum = readonly [number, number]

const SUMS = ['turns', 'decisions', 'branching', 'tree', 'taken by white', 'taken by black'] as const
export type Observed = (typeof SUMS)[number]
export const ENDS = ['no_move', 'gipf_lost', 'repetition', 'quiet'] as const

/** The games of a variant at a strength. */
export interface Games extends Record<Observed, Sum> {
  games: number
  results: Partial<Record<'white' | 'black' | 'drawn', number>>
  ends: Partial<Record<(typeof ENDS)[number], number>>
  /** Machine, Python and commit. */
  on: string
}

/** Pairs of games, by the half points in them of who has something the other has not. */
export interface Pairs {
  pairs: readonly number[]
  /** The difference in Elo points, and its 95 % interval; without a number there is no bound. */
  elo: readonly [number | null, number | null, number | null]
  on: string
}

export interface FirstMove {
  images: number
  /** For who makes it, from -1 to 1. */
  value: number
  depth: number
  line: readonly string[]
}

export interface Knowledge {
  play: Record<string, Record<string, Games>>
  handicaps: Record<string, Pairs>
  evened: Record<string, Pairs>
  openings: Record<string, { nodes: number; moves: Record<string, FirstMove>; on: string }>
}

/** A figure, and how far chance may be off, with 95 % confidence. */
export interface Estimate {
  value: number
  error: number
}

const Z95 = 1.96

function estimate(number: number, mean: number, squares: number): Estimate {
  const variance = Math.max(0, squares - mean * mean)
  return { value: mean, error: Z95 * Math.sqrt(variance / number) }
}

/** The mean of what was observed. */
export function meanOf(played: Games, what: Observed): Estimate {
  const [sum, squares] = played[what]
  return estimate(played.games, sum / played.games, squares / played.games)
}

/** What White scores of a game, from 0 to 1. */
export function scoreOf({ games, results: { white = 0, drawn = 0 } }: Games): Estimate {
  return estimate(games, (white + drawn / 2) / games, (white + drawn / 4) / games)
}

/** Which share of the games ends so. */
export function shareOf({ games, ends }: Games, end: (typeof ENDS)[number]): number {
  return (ends[end] ?? 0) / games
}

/** How many digits the number of all games has: the moves there are, to the power of a game's decisions. */
export function digitsOf(played: Games): number {
  return Math.round(meanOf(played, 'decisions').value * Math.log10(meanOf(played, 'branching').value))
}

/** The strengths there are figures of: nodes for a decision. */
export function strengthsOf({ play }: Knowledge): number[] {
  const all = Object.values(play).flatMap((found) => Object.keys(found).map(Number))
  return [...new Set(all)].sort((one, other) => one - other)
}

/** The variants with figures at a strength. */
export function playedAt({ play }: Knowledge, nodes: number): [variant: string, played: Games][] {
  return Object.entries(play).flatMap(([variant, found]) => {
    const played = found[nodes]
    return played ? [[variant, played] as [string, Games]] : []
  })
}

/** What pairs of games come to: the score from 0 to 1, and the Elo points where they have both bounds. */
export interface Worth {
  variant: string
  /** What one player has: `Z +1`; or how many pieces more. */
  what: string
  games: number
  score: number
  elo: Estimate | null
}

export function worthOf(found: Record<string, Pairs>): Worth[] {
  return Object.entries(found).map(([key, { pairs, elo }]) => {
    const [variant = '', what = ''] = key.split(': ')
    const number = pairs.reduce((sum, count) => sum + count, 0)
    const score = pairs.reduce((sum, count, points) => sum + count * points, 0) / (4 * number)
    const [value, low, high] = elo
    const isBounded = value !== null && low !== null && high !== null
    return {
      variant,
      what,
      games: 2 * number,
      score,
      elo: isBounded ? { value, error: (high - low) / 2 } : null,
    }
  })
}

/** First moves, the best first, with what White is expected to score, from 0 to 1. */
export function bestOf(moves: Record<string, FirstMove>): { move: string; images: number; score: number }[] {
  return Object.entries(moves)
    .map(([move, { images, value }]) => ({ move, images, score: (1 + value) / 2 }))
    .sort((one, other) => other.score - one.score)
}

/** How many games were played in all. */
export function gamesIn({ play, handicaps, evened }: Knowledge): number {
  const played = Object.values(play).flatMap((found) => Object.values(found).map(({ games }) => games))
  const pairs = [...worthOf(handicaps), ...worthOf(evened)].map(({ games }) => games)
  return [...played, ...pairs].reduce((sum, games) => sum + games, 0)
}
