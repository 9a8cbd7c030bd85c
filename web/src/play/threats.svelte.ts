/** What the other player threatens, for whoever wants to see it. */

import { post } from '../api'
import type { ThreatsResponse } from '../server-types'

/** Follow a position, null where threats are not to be shown; gives the threatened spots. */
export function threatened(position: () => string | null): { readonly spots: string[] } {
  let found = $state.raw<{ position: string; spots: string[] } | null>(null)
  $effect(() => {
    const asked = position()
    if (asked === null) return
    post<ThreatsResponse>('/api/threats', { position: asked }).then(
      ({ threats }) =>
        (found = { position: asked, spots: [...new Set(threats.flatMap(({ spots }) => spots))] }),
      () => {},
    )
  })
  return {
    get spots() {
      return found && found.position === position() ? found.spots : []
    },
  }
}
