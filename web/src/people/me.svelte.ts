/** Who looks at this page, and whether others may join. */

import { get, patch } from '../api'
import { browserHost } from '../host'
import { onNewPerson } from '../host/server'
import type { MeResponse } from '../server-types'
import { settings } from '../settings/settings.svelte'

let known = $state.raw<MeResponse | null>(null)
let asked: Promise<void> | null = null

/** Who it is; nobody before the host has said so. */
export function me(): MeResponse | null {
  asked ??= lookAgain()
  return known
}

/** Whether the reader can sign in with their name. */
export function hasAccount(): boolean {
  return known !== null && ['account', 'moderator', 'bot'].includes(known.kind)
}

/** Who has just become known is called as they have said before; where somebody else is called so, they are not. */
onNewPerson.add(() => {
  const name = settings.name.trim()
  const named = name && !hasAccount() ? patch('/api/me', { name }).catch(() => {}) : Promise.resolve()
  void named.then(lookAgain)
})

/** Ask again, as when others may join from now on. */
export async function lookAgain(): Promise<void> {
  try {
    known = await get<MeResponse>('/api/me')
  } catch {
    asked = null // whoever wants to know asks again
  }
}

/** Whether others can come here, so that there are people to play with. */
export function hasLobby(): boolean {
  return !browserHost && Boolean(me()?.network)
}
