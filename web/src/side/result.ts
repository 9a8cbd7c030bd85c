/** Whether the result of a side game was read: then it does not lie over the board again when one comes back. */

import { keep, kept } from '../settings/settings.svelte'

const KEY = 'gipf.side-read'

/** The results that were read, the latest of each game: after how many decisions it stood. */
function read(): Record<string, number> {
  const data = kept(KEY)
  return data && typeof data === 'object' ? (data as Record<string, number>) : {}
}

/** How many games are remembered. */
const KEPT = 20

export function isRead(game: string, plies: number): boolean {
  return read()[game] === plies
}

/** Note that a result was read. */
export function keepRead(game: string, plies: number): void {
  const others = Object.entries(read()).filter(([id]) => id !== game)
  keep(KEY, Object.fromEntries([...others.slice(1 - KEPT), [game, plies]]))
}

/** What was taken back can be decided anew, and its result is another one. */
export function forgetRead(game: string, plies: number): void {
  const { [game]: known, ...others } = read()
  if (known !== undefined && plies < known) keep(KEY, others)
}
