/**
 * What the page asks of its host, whatever that is: a server, or this browser itself. One way to ask once, one line for
 * games that are played; everything goes through here.
 */

/** Something that is asked once, as of an HTTP server. */
export interface Asked {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With its query: `/api/games?limit=1`. */
  path: string
  /** JSON. */
  body?: string
  signal?: AbortSignal
  /** Whether it has to arrive even if the page is closed meanwhile. */
  isLast?: boolean
}

/** What comes back: JSON, or a file. */
export interface Answered {
  /** As of HTTP. */
  status: number
  body: string
}

/** A line with texts both ways; a WebSocket is one. */
export interface Line {
  readonly readyState: number
  onopen: ((event: never) => void) | null
  onmessage: ((event: MessageEvent<string>) => void) | null
  onclose: ((event: never) => void) | null
  onerror: ((event: never) => void) | null
  send(text: string): void
  close(): void
}

/** The state of a line on which something can be sent. */
export const OPEN = 1

export interface Host {
  /** Ask for something; fails where the host cannot be reached. */
  ask(asked: Asked): Promise<Answered>
  /** Open the line over which games are played. */
  connect(): Line
}
