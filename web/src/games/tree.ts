/** A game's main line, taken out of its tree. */

import type { GameTree, Result, Turn } from '../game'

export interface MainLine {
  start: string
  variant: string
  turns: Turn[]
  plies: string[]
  headers: Record<string, string>
  result: Result
}

const RESULTS: readonly string[] = ['1-0', '0-1', '1/2-1/2']

/** Follow the first turns of a tree. */
export function mainLineOf({ headers, start, nodes }: GameTree): MainLine {
  const turns: Turn[] = []
  let last = 0
  nodes.forEach(({ parent, number, player, turn, marks }, index) => {
    if (parent !== last) return
    turns.push({ number, player: player ?? 'w', text: turn.join(';'), plies: turn, mark: marks })
    last = index
  })
  const result = headers.Result ?? '*'
  return {
    start,
    variant: start.split(' ')[0] ?? '',
    turns,
    plies: turns.flatMap(({ plies }) => plies),
    headers,
    result: (RESULTS.includes(result) ? result : '*') as Result,
  }
}
