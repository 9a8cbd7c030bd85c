/** A line that is opened as soon as it is known to whom. */

import { OPEN, type Line } from './host'

const CONNECTING = 0
const CLOSED = 3

export class LateLine implements Line {
  onopen: Line['onopen'] = null
  onmessage: Line['onmessage'] = null
  onclose: Line['onclose'] = null
  onerror: Line['onerror'] = null
  private line: Line | undefined
  private isClosed = false

  constructor(
    found: Promise<Line>,
    /** Told of texts, whichever way they go. */
    private readonly overhear: (text: string) => void,
    /** Told when it is closed, from whichever end. */
    private readonly onend: (line: LateLine) => void,
  ) {
    found.then(
      (line) => this.follow(line),
      () => this.close(),
    )
  }

  get readyState(): number {
    return this.isClosed ? CLOSED : (this.line?.readyState ?? CONNECTING)
  }

  send(text: string): void {
    this.overhear(text)
    this.line?.send(text)
  }

  close(): void {
    if (this.isClosed) return
    this.isClosed = true
    this.line?.close()
    this.onend(this)
    this.onclose?.(undefined as never)
  }

  private follow(line: Line): void {
    if (this.isClosed) return line.close()
    this.line = line
    line.onopen = (event) => this.onopen?.(event)
    line.onmessage = (event) => {
      if (this.isClosed) return
      this.overhear(event.data)
      this.onmessage?.(event)
    }
    line.onclose = () => this.close()
    line.onerror = (event) => this.onerror?.(event)
    if (line.readyState === OPEN) this.onopen?.(undefined as never)
  }
}
