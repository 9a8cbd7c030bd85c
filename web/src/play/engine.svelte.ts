/** What is said while the computer thinks: after a while, that the engine is still getting ready. */

import { get } from '../api'
import { t } from '../locales/language.svelte'
import type { Health } from '../server-types'

const PATIENCE = 2500

/** Follow whether the computer thinks; gives the words for it. */
export function engineNote(isThinking: () => boolean): { readonly text: string } {
  let engine = $state<Health['engine']['state']>('ready')
  $effect(() => {
    if (!isThinking()) return
    const look = () => {
      get<Health>('/api/health').then(
        (health) => (engine = health.engine.state),
        () => {},
      )
    }
    const timer = setInterval(look, PATIENCE)
    return () => {
      clearInterval(timer)
      engine = 'ready'
    }
  })
  return {
    get text() {
      return engine === 'ready' ? t('seat-thinks') : t('seat-gets-ready')
    },
  }
}
