/** What is left on a clock, and how it is shown. */

import type { Clock } from '../game'
import type { Player } from '../scene'

const SOON = 20

/**
 * Seconds a player has left now. The server says what is left whenever it sends a game, after a reconnect too; `since`
 * is when it did, and from there the page counts on. Both moments are milliseconds by the page's clock.
 */
export function timeLeft(clock: Clock, player: Player, since: number, now: number): number {
  const gone = clock.running === player ? Math.max(0, now - since) / 1000 : 0
  return Math.max(0, clock.left[player] - gone)
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

export function isLow(seconds: number): boolean {
  return seconds < SOON
}
