/** Where one can stand still while one goes through a game: after every decision, and within its side games after every move. */

import type { SideRecord } from '../server-types'
import { countOf } from '../side/records'

/** After so many decisions; `side`: within the side game that is played there, after so many of its moves. */
export interface Stop {
  ply: number
  side: number | null
}

/** What is gone through: its decisions, and the side games that were played in it. */
export interface Way {
  plies: readonly string[]
  played?: readonly SideRecord[]
}

/** Give the side game that is played after so many decisions, where it can be looked at. */
export function recordAt({ played = [] }: Way, ply: number): SideRecord | undefined {
  return played.find((record) => record.known && record.ply === ply)
}

export function sameStop(one: Stop, other: Stop): boolean {
  return one.ply === other.ply && one.side === other.side
}

/** One decision or one move of a side game on; the same stop at the end. */
export function stopAfter(way: Way, stop: Stop): Stop {
  const { ply, side } = stop
  const record = recordAt(way, ply)
  const next = (side ?? -1) + 1
  if (record && next <= countOf(record)) return { ply, side: next }
  return ply < way.plies.length ? { ply: ply + 1, side: null } : stop
}

/** One back; the same stop at the start. */
export function stopBefore(way: Way, stop: Stop): Stop {
  const { ply, side } = stop
  if (side !== null) return { ply, side: side ? side - 1 : null }
  if (!ply) return stop
  const record = recordAt(way, ply - 1)
  return { ply: ply - 1, side: record ? countOf(record) : null }
}

/** On from the side game that is played after so many decisions. */
export function stopPast(way: Way, ply: number): Stop {
  return ply < way.plies.length ? { ply: ply + 1, side: null } : lastStop(way)
}

/** Where a game stands: in its side game, if one goes on. */
export function lastStop(way: Way): Stop {
  const ply = way.plies.length
  const record = recordAt(way, ply)
  return { ply, side: record ? countOf(record) : null }
}

export const FIRST_STOP: Stop = { ply: 0, side: null }
