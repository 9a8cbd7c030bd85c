/** What the page is told about a game. It is made by `gipf.scene`; the page knows no rules. */

export type Player = 'w' | 'b'

/** A unit as NOTATION writes it: `B`, `g`, `Z'`; upper-case letters are White's. */
export type Unit = string

export type Letter = 'B' | 'G' | 'T' | 'Z' | 'D' | 'Y' | 'P'

export type BoardName = 'hex37' | 'matrx40'

/** A text: the id of a Fluent message and its arguments; messages among these are put into words, too. */
export interface Message {
  id: string
  args: Record<string, string | number | Message | Message[]>
}

export type Reserve = Record<Letter, number>

/** A position, and everything that may be decided in it. */
export interface Scene {
  /** The canonical text. */
  position: string
  variant: string
  board: BoardName
  /** Who decides now; null: the game is over. */
  player: Player | null
  /** Whose turn it is; differs from `player` in an answer to a challenge. */
  owner: Player | null
  phase: 'c' | 'e' | 'm' | 'x' | 'r' | 'a' | 'f' | 's' | '.'
  turn: number
  /** By spot, bottom first. */
  piles: Record<string, Unit[]>
  reserves: Record<Player, Reserve>
  /** Null: the variant has none; a null number: unlimited. */
  challenges: Record<Player, number | null> | null
  /** The move that was announced, in phases a, f and s. */
  announced: string | null
  outcome: { winner: Player | null; reason: string } | null
  /** The one sentence: whose turn, what to do, why. */
  prompt: Message
  /** The rows that stand on the board. */
  rows: Row[]
  options: Option[]
}

export interface Row {
  player: Player
  spots: string[]
  /** Of its spots: the top goes with the row. */
  must: string[]
  /** Of its spots: the top may stay. */
  may: string[]
  /** Only in rows of the player who is clearing: move text to the spots removed. */
  clears: Record<string, string[]>
  /** The move a sensible player means. */
  preset: string | null
}

export type OptionKind =
  | 'push'
  | 'use'
  | 'extra'
  | 'clear'
  | 'pass'
  | 'accept'
  | 'challenge'
  | 'first'
  | 'second'
  | 'won'
  | 'tied'
  | 'lost'

/** Something that may be decided. */
export interface Option {
  /** The canonical text: what is reported. */
  move: string
  kind: OptionKind
  /** Push: what is pushed in; use: the potential. */
  letter: Letter | null
  /** Push, extra: the dots it can be put on; use: the spot of the potential. */
  from: string[]
  /** Push, extra: the first spot of the run; use: the target. */
  to: string | null
  /** PÜNCT onto a double GIPF-piece: by one basic piece, or by two as a GIPF-piece. */
  cover: 'B' | 'G' | null
  /** What it does at once, in order. */
  effects: Effect[]
  /** What a screen reader says about it. */
  label: Message
}

export type Effect =
  /** From a dot onto a spot. */
  | { do: 'enter'; unit: Unit; from: string; to: string }
  /** A whole pile moves on; the far end first. */
  | { do: 'slide'; from: string; to: string }
  /** A potential leaves its carrier `leaves` and lands as `unit`. */
  | { do: 'jump'; unit: Unit; from: string; to: string; leaves: Unit | null }
  /** A top unit goes to a reserve, or out of the game. */
  | { do: 'take'; unit: Unit; from: string; to: Player | 'out' }
  /** The top unit of a pile becomes another. */
  | { do: 'turn'; at: string; unit: Unit }
  /** What a reserve gains or loses. */
  | { do: 'reserve'; player: Player; letter: Letter; by: number }
