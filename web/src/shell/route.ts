/** Where in the page one is: the part of the address behind `#`, as in `#/game/k3fz`. */

export interface Route {
  /** The first part; empty for the first page. */
  page: string
  /** The other parts. */
  rest: string[]
}

/** The last part of a game's address in the analysis for one who comes for the mistakes. */
export const MISTAKES = 'mistakes'

/** Read what stands behind the `#`. */
export function routeOf(hash: string): Route {
  const [page = '', ...rest] = hash
    .replace(/^#\/?/, '')
    .split('/')
    .map((part) => decoded(part))
  return { page, rest }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Write an address within the page. */
export function addressOf(page: string, ...rest: string[]): string {
  return '#/' + [page, ...rest].map((part) => encodeURIComponent(part)).join('/')
}
