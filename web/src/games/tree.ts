/** A game's main line, taken out of its tree. */

import type { GameTree, Result, Turn } from '../game'
import type { SideRecord } from '../server-types'

export interface MainLine {
  start: string
  variant: string
  turns: Turn[]
  plies: string[]
  /** The side games that were played in it. */
  played: SideRecord[]
  headers: Record<string, string>
  result: Result
}

const RESULTS: readonly string[] = ['1-0', '0-1', '1/2-1/2']

/** Follow the first turns of a tree. */
export function mainLineOf({ headers, start, nodes }: GameTree): MainLine {
  const turns: Turn[] = []
  const plies: string[] = []
  const played: SideRecord[] = []
  let last = 0
  nodes.forEach(({ parent, number, player, turn, marks, played: here = [] }, index) => {
    if (parent !== last) return
    played.push(...here.map((record) => ({ ...record, ply: plies.length + record.ply })))
    plies.push(...turn)
    turns.push({ number, player: player ?? 'w', text: turn.join(';'), plies: turn, mark: marks })
    last = index
  })
  const result = headers.Result ?? '*'
  return {
    start,
    variant: start.split(' ')[0] ?? '',
    turns,
    plies,
    played,
    headers,
    result: (RESULTS.includes(result) ? result : '*') as Result,
  }
}
