/** What is left on a clock, and how it is shown. */

import type { Clock } from '../game'
import type { Player } from '../scene'

/** Seconds from which tenths are shown. */
const SOON = 20
const DAY = 86_400
/** Time is short when less is left than such a part of what one began with, but not below these seconds. */
const PART = 0.1
const LEAST = 20
const MOST = 60
/** Over days: less than a day, or than such a part of the most one can have. */
const PART_OF_DAYS = 1 / 3

/**
 * Seconds a player has left now. The server says what is left whenever it sends a game, after a reconnect too; `since`
 * is when it did, and from there the page counts on. Both moments are milliseconds by the page's clock.
 */
export function timeLeft(clock: Clock, player: Player, since: number, now: number): number {
  const gone = clock.running === player ? (now - since) / 1000 - (clock.starts ?? 0) : 0
  return Math.max(0, clock.left[player] - Math.max(0, gone))
}

/** Seconds until the time counts that runs: whose it is are on vacation till then. */
export function restsFor({ starts = 0 }: Clock, since: number, now: number): number {
  return starts ? Math.max(0, starts - (now - since) / 1000) : 0
}

/** Write seconds as on a clock: `1:02:03`, `4:05`, and with tenths when there is little left. */
export function timeText(seconds: number): string {
  const left = Math.max(0, seconds)
  if (left < SOON) return `0:${(Math.floor(left * 10) / 10).toFixed(1).padStart(4, '0')}`
  const whole = Math.ceil(left)
  const two = (number: number) => String(number).padStart(2, '0')
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

/** From how many seconds on time is short. */
export function shortTime({ seconds, cap }: Clock): number {
  if (cap) return Math.min(DAY, cap * PART_OF_DAYS)
  return Math.min(MOST, Math.max(LEAST, seconds * PART))
}
