/** Who looks at this page, and whether others may join. */

import { get } from '../api'
import type { MeResponse } from '../server-types'

let known = $state.raw<MeResponse | null>(null)
let asked: Promise<void> | null = null

/** Who it is; nobody before the host has said so. */
export function me(): MeResponse | null {
  asked ??= lookAgain()
  return known
}

/** Ask again, as when others may join from now on. */
export async function lookAgain(): Promise<void> {
  try {
    known = await get<MeResponse>('/api/me')
  } catch {
    asked = null // whoever wants to know asks again
  }
}
