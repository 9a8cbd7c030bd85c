/** This browser as the page's host: a worker that runs the same Python as a server, and keeps games here. */

import type { Answered, Asked, Host, Line } from './host'
import { OPEN } from './host'
import type { FromWorker, ToWorker } from './messages'

const CLOSED = 3

/** A line to the worker; it is never cut. */
class WorkerLine implements Line {
  readyState = 0
  onopen: Line['onopen'] = null
  onmessage: Line['onmessage'] = null
  onclose: Line['onclose'] = null
  onerror: Line['onerror'] = null

  constructor(
    readonly number: number,
    private readonly tell: (message: ToWorker) => void,
  ) {
    tell({ open: number })
  }

  opened(): void {
    this.readyState = OPEN
    this.onopen?.(undefined as never)
  }

  send(text: string): void {
    this.tell({ line: this.number, text })
  }

  close(): void {
    this.readyState = CLOSED
    this.tell({ close: this.number })
    this.onclose?.(undefined as never)
  }
}

interface Waiting {
  resolve: (answer: Answered) => void
  reject: (error: Error) => void
}

export class BrowserHost implements Host {
  private readonly worker: Worker
  private readonly waiting = new Map<number, Waiting>()
  private readonly lines = new Map<number, WorkerLine>()
  private next = 1
  private isKept = false

  constructor(
    /** The folder of the site. */
    base: string,
    /** Told how much of Python has come, from 0 to 1, and once it runs. */
    private readonly onprogress: (share: number) => void = () => {},
  ) {
    this.worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.hear(data)
    this.worker.onerror = (event) => this.fail(event.message)
    this.tell({ base })
  }

  ask({ method, path, body, signal }: Asked): Promise<Answered> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(new DOMException('', 'AbortError'))
      const id = this.next++
      this.waiting.set(id, { resolve, reject })
      this.tell({ ask: id, method, path, body })
      signal?.addEventListener('abort', () => {
        this.waiting.delete(id)
        reject(new DOMException('', 'AbortError'))
      })
    })
  }

  connect(): Line {
    const line = new WorkerLine(this.next++, (message) => this.tell(message))
    this.lines.set(line.number, line)
    return line
  }

  private tell(message: ToWorker): void {
    this.worker.postMessage(message)
  }

  private hear(message: FromWorker): void {
    if ('answer' in message) {
      this.waiting.get(message.answer)?.resolve({ status: message.status, body: message.body })
      this.waiting.delete(message.answer)
    } else if ('opened' in message) this.lines.get(message.opened)?.opened()
    else if ('line' in message) {
      this.lines.get(message.line)?.onmessage?.({ data: message.text } as MessageEvent<string>)
    } else if ('share' in message) this.onprogress(message.share)
    else if ('failed' in message) this.fail(message.failed)
    else if (!this.isKept) {
      this.isKept = true
      void navigator.storage?.persist?.().catch(() => false) // games should outlast a full disk
    }
  }

  /** Nothing can be asked any more. */
  private fail(why: string): void {
    console.error(why)
    const cut = [...this.waiting.values()]
    this.waiting.clear()
    for (const { reject } of cut) reject(new Error(why))
  }
}
