/** The engine for Python in the browser (`gipf.engine.browser`): JSON in, JSON out, one job at a time.
 *
 *  The compiled code is in a worker of its own. Where the page is cross-origin isolated, a shared flag ends a search
 *  at once; elsewhere the worker is ended and another takes its place, which takes milliseconds.
 */
import { unpacked, type Constants, type Found, type Parts, type Proved } from './machine'
import type { Order, Report } from './messages'

type Tell = (what: string) => void

const NOTHING = { lines: [], moves: [], won: null, turns: 0, complete: false, depth: 0, nodes: 0, seconds: 0 }
/** Milliseconds a search has to end by the flag; then its worker is ended. */
const GRACE = 30

export class Engine {
  readonly #folder: URL
  readonly #parts = new Map<string, Promise<Parts>>()
  readonly #flag = globalThis.crossOriginIsolated ? new Int32Array(new SharedArrayBuffer(4)) : undefined
  #shared: Promise<[Constants, ArrayBuffer]> | undefined
  #worker: Worker | undefined
  #loaded = new Set<string>()
  #giveUp: (() => void) | undefined
  #isStopped = false

  constructor(folder: URL) {
    this.#folder = folder
  }

  /** Search a position; `tell` hears of every depth. */
  search(job: string, tell: Tell): Promise<string> {
    return this.#run('search', job, tell)
  }

  /** Prove a win; `tell` hears of every number of turns. */
  prove(job: string, tell: Tell): Promise<string> {
    return this.#run('prove', job, tell)
  }

  /** End the job under way at once; it gives what it has found. */
  stop(): void {
    this.#isStopped = true
    if (this.#flag && this.#giveUp) {
      Atomics.store(this.#flag, 0, 1)
      setTimeout(this.#giveUp, GRACE)
    } else this.#giveUp?.()
  }

  /** End the worker. */
  close(): void {
    this.#worker?.terminate()
    this.#worker = undefined
    this.#loaded.clear()
  }

  /** Fetch what a family needs, ahead of the first search. */
  async load(family: string): Promise<void> {
    await this.#partsOf(family)
  }

  /** The same, where nobody waits for it: what fails now is tried again by the first search. */
  want(family: string): void {
    this.load(family).catch(() => {})
  }

  async #run(kind: 'search' | 'prove', text: string, tell: Tell): Promise<string> {
    const { family, ...job } = JSON.parse(text, (name, value) =>
      ['state', 'path', 'drawn'].includes(name) ? value.map(BigInt) : value,
    )
    this.#isStopped = false
    const parts = await this.#partsOf(family)
    if (this.#isStopped) return JSON.stringify(NOTHING)
    const worker = this.#ready(family, parts)
    if (this.#flag) Atomics.store(this.#flag, 0, 0)
    return new Promise((resolve, reject) => {
      let last: Found | Proved | typeof NOTHING = NOTHING
      let isOver = false // the worker may have the next job when a grace ends
      const end = () => {
        isOver = true
        this.#giveUp = undefined
        worker.onmessage = worker.onerror = null
      }
      this.#giveUp = () => {
        if (isOver) return
        end()
        this.close()
        resolve(JSON.stringify(last))
      }
      worker.onmessage = ({ data }: MessageEvent<Report>) => {
        if (data.kind === 'progress') {
          last = data.what
          if (job.told ?? true) tell(JSON.stringify(last))
          return
        }
        end()
        if (data.kind === 'failed') reject(new Error(data.why))
        else resolve(JSON.stringify(data.what))
      }
      worker.onerror = (event) => {
        end()
        this.close()
        reject(new Error(event.message))
      }
      worker.postMessage({ kind, family, job: { ...job, told: job.told ?? true } } as Order)
    })
  }

  /** Give a worker that has what a family needs. */
  #ready(family: string, parts: Parts): Worker {
    const tell = (order: Order) => this.#worker!.postMessage(order)
    if (!this.#worker) {
      this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
      if (this.#flag) tell({ kind: 'flag', flag: this.#flag })
    }
    if (!this.#loaded.has(family)) tell({ kind: 'load', family, parts })
    this.#loaded.add(family)
    return this.#worker
  }

  #partsOf(family: string): Promise<Parts> {
    let parts = this.#parts.get(family)
    if (!parts) {
      parts = this.#fetchParts(family)
      parts.catch(() => this.#parts.delete(family)) // the next one tries again
      this.#parts.set(family, parts)
    }
    return parts
  }

  async #fetchParts(family: string): Promise<Parts> {
    this.#shared ??= Promise.all([
      this.#fetch('constants.json').then((file) => file.json() as Promise<Constants>),
      this.#fetch('boards.bin').then((file) => file.arrayBuffer()),
    ])
    this.#shared.catch(() => (this.#shared = undefined))
    const [[constants, boards], module, weights] = await Promise.all([
      this.#shared,
      this.#fetch(`${family}.wasm`).then(async (file) => WebAssembly.compile(await file.arrayBuffer())),
      this.#fetch(`${family}.weights`).then(async (file) => unpacked(await file.arrayBuffer())),
    ])
    return { constants, boards, module, weights }
  }

  async #fetch(name: string): Promise<Response> {
    const answer = await fetch(new URL(name, this.#folder))
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`)
    return answer
  }
}

/** Open the engine whose modules lie in a folder. */
export function openEngine(folder: URL): Engine {
  return new Engine(folder)
}
