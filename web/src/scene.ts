/** What the page is told about a position. It is made by `gipf.scene`; the page knows no rules. */

import type { Letter } from './server-types'

export type {
  BoardName,
  Effect,
  LegendEntry,
  Letter,
  Message,
  Option,
  OptionKind,
  Pieces,
  PlayerName as Player,
  Row,
  Scene,
} from './server-types'

/** A unit as NOTATION writes it: `B`, `g`, `Z'`; upper-case letters are White's. */
export type Unit = string

export type Reserve = Record<Letter, number>
