/** What the page is told about a game at the table, and about games in lists and files. */

import type { Effect, Message, Player, Scene } from './scene'

export interface Seat {
  kind: 'person' | 'computer'
  name: string
  /** The computer's level, from 1 to 10. */
  level: number | null
}

export interface Turn {
  number: number
  player: Player
  /** Its decisions, joined by `;`. */
  text: string
  plies: string[]
  eval?: number
  mark?: string
}

export interface Clock {
  seconds: number
  increment: number
  /** In seconds, at the moment of sending. */
  left: Record<Player, number>
  running: Player | null
}

/** Decisions to be shown happening, and what each of them did. */
export interface Last {
  moves: string[]
  effects: Effect[][]
}

export type Result = '1-0' | '0-1' | '1/2-1/2' | '*'

export interface GameState {
  id: string
  /** Counts every change. */
  version: number
  created: string
  updated: string
  /** The position the game starts from. */
  start: string
  variant: string
  seats: Record<Player, Seat>
  clock: Clock | null
  turns: Turn[]
  /** All decisions. */
  plies: string[]
  scene: Scene
  /** The decisions since the previous version. */
  last: Last
  result: Result
  reason: string | null
  /** Who offers a draw. */
  offer: Player | null
  may: { undo: boolean; takeback: boolean; resign: boolean; draw: boolean; hint: boolean }
  /** Whether the computer is at it. */
  thinking: boolean
  /** The game that is the rematch of this one. */
  rematch: string | null
}

/** A game as it stands in a list. */
export interface GameSummary {
  id: string
  created: string
  updated: string
  variant: string
  position: string
  turns: number
  result: Result
  reason: string | null
  seats: Record<Player, Seat>
}

/** A turn in a tree of variations. */
export interface TreeNode {
  /** The index of the turn before; null for the root. */
  parent: number | null
  turn: string[]
  player: Player | null
  number: number
  position: string
  /** Whether the turn has passed, or the game is over. */
  complete: boolean
  marks: string
  comment: string
  clock?: number
  eval?: number
  /** Why the engine marked it, as game files say it, and the sentence for people. */
  why?: string
  says?: Message
}

/** A game with its variations: the root, which has no turn, and every turn after the one before it. */
export interface GameTree {
  headers: Record<string, string>
  start: string
  nodes: TreeNode[]
}

export function other(player: Player): Player {
  return player === 'w' ? 'b' : 'w'
}

/** Who has won; null for a draw or a game that goes on. */
export function winnerOf(result: Result): Player | null {
  return result === '1-0' ? 'w' : result === '0-1' ? 'b' : null
}
