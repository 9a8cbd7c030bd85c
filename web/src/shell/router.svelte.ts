/** Follows the address. */

import { addressOf, routeOf, type Route } from './route'

let current = $state.raw<Route>(routeOf(location.hash))

addEventListener('hashchange', () => (current = routeOf(location.hash)))

export function route(): Route {
  return current
}

/** Go to a page. */
export function go(page: string, ...rest: string[]): void {
  location.hash = addressOf(page, ...rest)
}

/** Go to a page in the place of this one: going back leads to where one was before. */
export function goInstead(page: string, ...rest: string[]): void {
  location.replace(addressOf(page, ...rest))
}
