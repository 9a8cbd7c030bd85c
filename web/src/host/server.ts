/** The server as the page's host: HTTP, and a WebSocket. */

import type { Answered, Asked, Host, Line } from './host'

/** What a browser still sends for a page that is closed. */
const LAST_WORDS = 60_000

export class ServerHost implements Host {
  async ask({ method, path, body, signal, isLast }: Asked): Promise<Answered> {
    const headers = body === undefined ? undefined : { 'content-type': 'application/json' }
    const keepalive = isLast && (body ?? '').length < LAST_WORDS
    const response = await fetch(path, { method, headers, body, signal, keepalive })
    return { status: response.status, body: await response.text() }
  }

  connect(): Line {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    return new WebSocket(`${scheme}://${location.host}/api/live`) as Line
  }
}
