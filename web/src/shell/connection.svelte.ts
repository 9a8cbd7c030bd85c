/** The page's one line to its host, and whether it is there. */

import { host } from '../host'
import { onNewPerson } from '../host/server'
import { GameSocket } from '../socket'

/** A line that is back so soon was not missed. */
const PATIENCE = 1200

let isMissed = $state(false)
let timer: ReturnType<typeof setTimeout> | undefined

/** Whether the server has not been heard for a while. */
export function isLineMissed(): boolean {
  return isMissed
}

export const socket = new GameSocket(
  () => host.connect(),
  (isOpen) => {
    if (isOpen) {
      clearTimeout(timer)
      timer = undefined
      isMissed = false
    } else timer ??= setTimeout(() => (isMissed = true), PATIENCE)
  },
)

onNewPerson.add(() => socket.renew())
addEventListener('online', () => socket.wake())
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') socket.wake()
})
