/** The engine for Python in the browser (`gipf.engine.browser`): JSON in, JSON out.
 *
 *  The compiled code is in workers of their own, one for each lane, and a lane has one job at a time. Where the page is
 *  cross-origin isolated, a shared flag ends a search at once; elsewhere the worker is ended and another takes its
 *  place, which takes milliseconds.
 */
import { MOST_HELPERS } from './machine'
import type { Order, Report, What } from './messages'
import { Modules } from './modules'

type Tell = (what: string) => void
type Kind = 'search' | 'prove' | 'side'

const NOTHING = {
  lines: [],
  moves: [],
  scores: [],
  won: null,
  turns: 0,
  complete: false,
  depth: 0,
  nodes: 0,
  seconds: 0,
}
/** Milliseconds a search has to end by the flag; then its worker is ended. */
const GRACE = 30
/** How many threads a search may have: others think, too. */
const THREADS = globalThis.crossOriginIsolated
  ? Math.max(1, Math.min(1 + MOST_HELPERS, Math.floor(navigator.hardwareConcurrency / 2)))
  : 1
/** Words of more than 53 bits, which Python writes as texts. */
const WORDS = ['state', 'path', 'drawn']

export class Lane {
  readonly #modules: Modules
  readonly #threads: number
  readonly #flag = globalThis.crossOriginIsolated ? new Int32Array(new SharedArrayBuffer(4)) : undefined
  #worker: Worker | undefined
  #loaded = new Set<string>()
  #giveUp: (() => void) | undefined
  #isStopped = false

  constructor(modules: Modules, threads: number) {
    this.#modules = modules
    this.#threads = threads
  }

  /** Search a position; `tell` hears of every depth. */
  search(job: string, tell: Tell): Promise<string> {
    return this.#run('search', job, tell)
  }

  /** Prove a win; `tell` hears of every number of turns. */
  prove(job: string, tell: Tell): Promise<string> {
    return this.#run('prove', job, tell)
  }

  /** Find the best moves of a side game; nothing is told before that is done. */
  side(job: string): Promise<string> {
    return this.#run('side', job, () => {})
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

  async #run(kind: Kind, text: string, tell: Tell): Promise<string> {
    const { module: name, ...job } = JSON.parse(text, (key, value) =>
      WORDS.includes(key) ? value.map(BigInt) : value,
    )
    const threads = Math.min(job.threads ?? 1, this.#threads)
    this.#isStopped = false
    const load: Order =
      kind === 'side'
        ? { kind: 'load side', name, parts: await this.#modules.sideGame(name) }
        : { kind: 'load', name, parts: await this.#modules.family(name) }
    if (this.#isStopped) return JSON.stringify(NOTHING)
    const worker = this.#ready(load)
    if (this.#flag) Atomics.store(this.#flag, 0, 0)
    return new Promise((resolve, reject) => {
      let last: What | typeof NOTHING = NOTHING
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
      worker.postMessage({ kind, name, job: { ...job, threads, told: job.told ?? true } } as Order)
    })
  }

  /** Give a worker that has what a job needs. */
  #ready(load: Order & { name: string }): Worker {
    const tell = (order: Order) => this.#worker!.postMessage(order)
    if (!this.#worker) {
      this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
      if (this.#flag) tell({ kind: 'flag', flag: this.#flag })
    }
    if (!this.#loaded.has(load.name)) tell(load)
    this.#loaded.add(load.name)
    return this.#worker
  }
}

/** How many searches go on at once: a game, a judgement, an analysis need not wait for each other. */
const LANES = 3

export class Engine {
  readonly #modules: Modules
  readonly lanes: Lane[]

  constructor(folder: URL, threads: number) {
    this.#modules = new Modules(folder)
    this.lanes = Array.from({ length: LANES }, () => new Lane(this.#modules, threads))
  }

  /** Fetch what a family of variants or a side game needs ahead of its first search, which tries again what fails. */
  want(name: string, isSide = false): void {
    const parts = isSide ? this.#modules.sideGame(name) : this.#modules.family(name)
    parts.catch(() => {})
  }
}

/** Open the engine whose modules lie in a folder; a search has so many threads at most. */
export function openEngine(folder: URL, threads = THREADS): Engine {
  return new Engine(folder, threads)
}
