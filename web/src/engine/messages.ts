/** What the engine's worker is told and answers; positions, moves and lines are numbers, see `machine.ts`. */
import type { Found, Parts, Proved, ProofJob, SearchJob } from './machine'

export interface Searching extends SearchJob {
  variant: string
  /** Who searches: each remembers what it found, the two asked last at least. */
  player: string
  memory: number
  isNew: boolean
  forgets: boolean
}

export type Order =
  | { kind: 'load'; family: string; parts: Parts }
  | { kind: 'flag'; flag: Int32Array }
  | { kind: 'search'; family: string; job: Searching }
  | { kind: 'prove'; family: string; job: ProofJob }

export type Report =
  | { kind: 'progress'; what: Found | Proved }
  | { kind: 'result'; what: Found | Proved }
  | { kind: 'failed'; why: string }
