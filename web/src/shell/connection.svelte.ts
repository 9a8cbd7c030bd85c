/** The page's one line to the server, and whether it is there. */

import { GameSocket } from '../socket'

/** A line that is back so soon was not missed. */
const PATIENCE = 1200

let isMissed = $state(false)
let timer: ReturnType<typeof setTimeout> | undefined

/** Whether the server has not been heard for a while. */
export function isLineMissed(): boolean {
  return isMissed
}

const scheme = location.protocol === 'https:' ? 'wss' : 'ws'

export const socket = new GameSocket(`${scheme}://${location.host}/api/live`, (isOpen) => {
  if (isOpen) {
    clearTimeout(timer)
    timer = undefined
    isMissed = false
  } else timer ??= setTimeout(() => (isMissed = true), PATIENCE)
})

addEventListener('online', () => socket.wake())
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') socket.wake()
})
