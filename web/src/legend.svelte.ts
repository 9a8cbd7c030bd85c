/** What pieces are and can do, asked of the server when one is first looked at in a position. */

import { post } from './api'
import { need } from './locales/language.svelte'
import { openRules, tellPiece } from './rules/drawer.svelte'
import type { Legend, LegendResponse } from './server-types'

/** Where a board learns about its pieces. */
export interface LegendSource {
  /** What is known about a position; null as long as nothing is. */
  of(position: string): Legend | null
  /** Find out about a position. */
  ask(position: string): void
  /** Say which paragraph is about the piece that is looked at, if one is. */
  tell(rule: string | null): void
  /** Open the rules there. */
  open(rule: string): void
}

let known = $state.raw<{ position: string; legend: Legend } | null>(null)
let asked = ''

export const legends: LegendSource = {
  of: (position) => (known?.position === position ? known.legend : null),
  ask(position) {
    if (asked === position || known?.position === position) return
    asked = position
    Promise.all([post<LegendResponse>('/api/legend', { position }), need('legend')]).then(
      ([{ legend }]) => {
        if (asked === position) known = { position, legend }
      },
      () => {
        if (asked === position) asked = ''
      },
    )
  },
  tell: tellPiece,
  open: openRules,
}
