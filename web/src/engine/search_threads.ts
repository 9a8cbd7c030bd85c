/** More threads for a search (lazy SMP): workers that look at the same position in the same memory.
 *
 *  That takes a page that is cross-origin isolated. They are started before the first search that they help with, since a
 *  worker that searches starts none meanwhile.
 */

/** What a helper needs of a machine. */
export interface Shared {
  module: WebAssembly.Module
  memory: WebAssembly.Memory
  /** Where the arrays of a helper begin, and where its own stack ends. */
  own: number
  stack: number
}

/** A search to help with. */
export interface Help {
  generation: number
  entries: number
  length: number
  first: number
  deepest: number
  isNew: boolean
}

export type HelperOrder =
  | { kind: 'open'; running: Int32Array }
  | { kind: 'share'; machine: number; shared: Shared }
  | { kind: 'forget'; machine: number }
  | { kind: 'help'; machine: number; help: Help }

/** Helpers that are there, for all machines of an engine's worker. */
export class Helpers {
  readonly #workers: Worker[] = []
  readonly #running = new Int32Array(new SharedArrayBuffer(4))

  get number(): number {
    return this.#workers.length
  }

  /** Start helpers until there are so many; fewer where they cannot be had. */
  async start(number: number): Promise<void> {
    const more = Array.from({ length: Math.max(0, number - this.number) }, () => this.#open())
    for (const worker of await Promise.all(more)) if (worker) this.#workers.push(worker)
  }

  #open(): Promise<Worker | undefined> {
    return new Promise((resolve) => {
      const worker = new Worker(new URL('./search_thread.ts', import.meta.url), { type: 'module' })
      worker.onmessage = () => resolve(worker)
      worker.onerror = () => resolve(undefined)
      this.#tell(worker, { kind: 'open', running: this.#running })
    })
  }

  #tell(worker: Worker, order: HelperOrder): void {
    worker.postMessage(order)
  }

  /** Let a helper share the memory of a machine. */
  share(n: number, machine: number, shared: Shared): void {
    this.#tell(this.#workers[n]!, { kind: 'share', machine, shared })
  }

  /** Let helpers forget that they ever shared the memory of a machine. */
  forget(machine: number): void {
    for (const worker of this.#workers) this.#tell(worker, { kind: 'forget', machine })
  }

  /** Let the first of them help with a search; each second one begins a ply deeper. */
  help(number: number, machine: number, help: Omit<Help, 'first'>): void {
    Atomics.store(this.#running, 0, number)
    for (let n = 0; n < number; n++)
      this.#tell(this.#workers[n]!, { kind: 'help', machine, help: { ...help, first: 1 + (n % 2) } })
  }

  /** Wait until all have ended, which they do when the table says so. */
  join(): void {
    for (let left = 1; left > 0;) {
      left = Atomics.load(this.#running, 0)
      if (left > 0) Atomics.wait(this.#running, 0, left)
    }
  }
}
