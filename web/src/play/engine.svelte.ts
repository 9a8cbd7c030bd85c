/**
 * How the server is while the computer thinks: whether the engine is ready, which has to be compiled the first time, and
 * whether games can be saved.
 */

import { host } from '../host'
import { t } from '../locales/language.svelte'
import type { Health } from '../server-types'
import { notify } from '../shell/notices.svelte'

const PATIENCE = 2500

type State = Health['engine']['state']

let isFailing = false

/** Warn once that nothing can be saved, and again only when it could be meanwhile. */
function warn({ state }: Health['database']): void {
  if (state === 'failing' && !isFailing) notify(t('saving-fails'))
  isFailing = state === 'failing'
}

function healthIn(body: string): Health | null {
  try {
    return JSON.parse(body) as Health
  } catch {
    return null
  }
}

/** Follow whether the computer thinks; gives the state of its engine. */
export function engineState(isThinking: () => boolean): { readonly state: State } {
  let engine = $state<State>('ready')
  $effect(() => {
    if (!isThinking()) return
    const look = async () => {
      const answer = await host.ask({ method: 'GET', path: '/api/health' }).catch(() => null)
      const health = answer && healthIn(answer.body) // its status says what its body says too
      if (!health?.engine) return
      engine = health.engine.state
      warn(health.database)
    }
    const timer = setInterval(() => void look(), PATIENCE)
    return () => {
      clearInterval(timer)
      engine = 'ready'
    }
  })
  return {
    get state() {
      return engine
    },
  }
}
