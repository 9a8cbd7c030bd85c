/** Conditional moves as lines of decisions: which of them a new one takes the place of, and how each is said. */

import type { Player } from '../scene'
import type { ConditionTurn } from '../server-types'

/** A decision, and who makes it. */
export interface Step {
  move: string
  player: Player
}
export type Line = readonly Step[]

/** Read a line as the server tells it. */
export function lineOf(turns: readonly ConditionTurn[]): Line {
  return turns.flatMap(({ player, plies }) => plies.map((move) => ({ move, player })))
}

/** Write a line as it is told: who decides what in a row. */
export function turnsOf(line: Line): ConditionTurn[] {
  const turns: ConditionTurn[] = []
  for (const { move, player } of line) {
    const last = turns.at(-1)
    if (last?.player === player) last.plies.push(move)
    else turns.push({ player, plies: [move] })
  }
  return turns
}

/** What the server is sent. */
export function movesOf(line: Line): string[] {
  return line.map(({ move }) => move)
}

/** Whether a line ends with what a player answers. */
export function isAnswer(line: Line, player: Player): boolean {
  return line.at(-1)?.player === player
}

/** Add a line; those that answer the same with something else go, and so do those that are part of another. */
export function withLine(lines: readonly Line[], line: Line, player: Player): Line[] {
  const kept = lines.filter((other) => !contradicts(other, line, player) && !begins(line, other))
  return kept.some((other) => begins(other, line)) ? kept : [...kept, line]
}

/** How many lines a new one takes the place of. */
export function replacedBy(lines: readonly Line[], line: Line, player: Player): number {
  return lines.filter((other) => contradicts(other, line, player)).length
}

function contradicts(one: Line, other: Line, player: Player): boolean {
  const at = one.findIndex(({ move }, index) => move !== other[index]?.move)
  return at >= 0 && at < other.length && one[at]?.player === player && other[at]?.player === player
}

/** Whether a line begins with all of another. */
function begins(line: Line, other: Line): boolean {
  return other.length <= line.length && other.every(({ move }, at) => move === line[at]?.move)
}
