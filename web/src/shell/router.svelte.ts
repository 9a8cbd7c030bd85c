/** Follows the address. */

import { leavePage } from './notices.svelte'
import { addressOf, routeOf, type Route } from './route'

let current = $state.raw<Route>(routeOf(location.hash))

addEventListener('hashchange', () => {
  const next = routeOf(location.hash)
  if (next.page !== current.page || next.rest[0] !== current.rest[0]) leavePage()
  current = next
})

export function route(): Route {
  return current
}

/** Go to a page. */
export function go(page: string, ...rest: string[]): void {
  location.hash = addressOf(page, ...rest)
}

/** Remember something with this entry of the browser's history: it is there again after Back, Forward and a reload. */
export function remember(name: string, value: unknown): void {
  const state = (history.state ?? {}) as Record<string, unknown>
  history.replaceState({ ...state, [name]: value }, '')
}

/** Give what was remembered with this entry of the history. */
export function remembered(name: string): unknown {
  return (history.state as Record<string, unknown> | null)?.[name]
}

/** Go to a page in the place of this one: going back leads to where one was before. */
export function goInstead(page: string, ...rest: string[]): void {
  location.replace(addressOf(page, ...rest))
}
