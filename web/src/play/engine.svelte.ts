/** Whether the engine is ready, asked while the computer thinks: the first time it has to be compiled. */

import { get } from '../api'
import type { Health } from '../server-types'

const PATIENCE = 2500

type State = Health['engine']['state']

/** Follow whether the computer thinks; gives the state of its engine. */
export function engineState(isThinking: () => boolean): { readonly state: State } {
  let engine = $state<State>('ready')
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
    get state() {
      return engine
    },
  }
}
