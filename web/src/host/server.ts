/** The server as the page's host: HTTP, and a WebSocket. */

import type { Answered, Asked, Host, Line } from './host'

/** What a browser still sends for a page that is closed. */
const LAST_WORDS = 60_000

/** With this code the server ends the line to somebody it does not know any longer. */
const NOT_LET_IN = 4403

/** Told when the server knows the reader by another name from now on: what is open is still that of the one before. */
export const onNewPerson = new Set<() => void>()

export class ServerHost implements Host {
  async ask({ method, path, body, signal, isLast }: Asked): Promise<Answered> {
    const headers = body === undefined ? undefined : { 'content-type': 'application/json' }
    const keepalive = isLast && (body ?? '').length < LAST_WORDS
    const response = await fetch(path, { method, headers, body, signal, keepalive })
    const text = await response.text()
    if (response.headers.has('gipf-person')) for (const tell of onNewPerson) tell()
    return { status: response.status, body: text }
  }

  connect(): Line {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/live`)
    socket.addEventListener('close', ({ code }) => code === NOT_LET_IN && location.reload())
    return socket as Line
  }
}
