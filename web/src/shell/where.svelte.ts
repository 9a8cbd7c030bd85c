/** Where games are kept now, as the bar shows it. */

import type { Where } from '../host/both'

let where = $state<Where>('server')

/** Whether games are kept in this browser, because the server is away. */
export function isKeptHere(): boolean {
  return where !== 'server'
}

export function showWhere(now: Where): void {
  where = now
}
