/** What the page is told about live games, and about games in lists and files. */

import type { GameState, PlayerName, SeatData } from './server-types'

export type {
  ClockData as Clock,
  GameState,
  GameSummary,
  GameTree,
  Last,
  Outcome as Result,
  SeatData as Seat,
  TreeNode,
  TurnData as Turn,
} from './server-types'

export function other(player: PlayerName): PlayerName {
  return player === 'w' ? 'b' : 'w'
}

/** Who has won; null for a draw or a game that goes on. */
export function winnerOf(result: string): PlayerName | null {
  return result === '1-0' ? 'w' : result === '0-1' ? 'b' : null
}

/** Whom the reader plays: the only person who is there; nobody where two people play, or none. */
export function readerOf(seats: Record<PlayerName, SeatData>): PlayerName | null {
  const people = (['w', 'b'] as const).filter(
    (player) => seats[player].kind === 'person' && !seats[player].open,
  )
  return people.length === 1 ? (people[0] ?? null) : null
}

/** What tells who plays a game from where. */
type Seated = Pick<GameState, 'seats' | 'own'>

/** Whom the reader of a game's page plays: the only person at this page; nobody where two are, or one only watches. */
export function readerIn({ seats, own }: Seated): PlayerName | null {
  if (!own) return readerOf(seats)
  return own.length === 1 ? (own[0] ?? null) : null
}

/** Whether two people play, of whom at most one is at this page. */
export function isApart({ seats, own }: Seated): boolean {
  return own !== undefined && seats.w.kind === 'person' && seats.b.kind === 'person'
}
