import type { SideTouch } from '../server-types'

/** Give the first move there is, as one is written; none where nothing can be done. */
export function firstMove(touches: Record<string, SideTouch>): string | undefined {
  for (const { move, next } of Object.values(touches)) {
    const found = move ?? (next && firstMove(next))
    if (found) return found
  }
  return undefined
}
