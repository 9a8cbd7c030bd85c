/** What the engine's worker is told and answers; positions, moves and lines are numbers, see `machine.ts`. */
import type { Found, Parts, Proved, ProofJob, SearchJob } from './machine'
import type { SideFound, SideJob, SideParts } from './side_machine'

export interface Searching extends SearchJob {
  variant: string
  /** Who searches: each remembers what it found, the two asked last at least. */
  player: string
  memory: number
  isNew: boolean
  forgets: boolean
}

/** `name` is that of a module: a family of variants, or a side game. */
export type Order =
  | { kind: 'load'; name: string; parts: Parts }
  | { kind: 'load side'; name: string; parts: SideParts }
  | { kind: 'flag'; flag: Int32Array }
  | { kind: 'search'; name: string; job: Searching }
  | { kind: 'prove'; name: string; job: ProofJob }
  | { kind: 'side'; name: string; job: SideJob }

export type What = Found | Proved | SideFound

export type Report =
  { kind: 'progress'; what: What } | { kind: 'result'; what: What } | { kind: 'failed'; why: string }
