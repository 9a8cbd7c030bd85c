/** A module of WebAssembly with its memory, as `tools/wasm.py` builds them: functions of whole numbers. */

/** Says when a search has to end. */
export interface Clock {
  end: number
  isStopped(): boolean
}

export const WORD = 8
/** Bytes of an entry of the transposition table. */
export const ENTRY = 16
const PAGE = 65536
/** Milliseconds kept back for what comes after a search. */
const RESERVE = 3

type Exports = Record<string, (...args: (number | bigint)[]) => number>

/** Give so many bytes of memory, for one thread or to be shared. */
export function memoryOf(bytes: number, isShared = false): WebAssembly.Memory {
  const pages = Math.ceil(bytes / PAGE)
  return new WebAssembly.Memory(
    isShared ? { initial: pages, maximum: pages, shared: true } : { initial: pages },
  )
}

/** Give how many entries fit into so many MiB. */
export function entriesOf(megabytes: number): number {
  return 2 ** Math.floor(Math.log2((megabytes * 2 ** 20) / ENTRY))
}

/** Whether a search has to end. */
export function isUp(clock: Clock): boolean {
  return clock.isStopped() || performance.now() >= clock.end
}

/** Let a clock run from a moment on; without a number of seconds it has no end. */
export function startClock(clock: Clock, began: number, seconds = Infinity): void {
  const milliseconds = seconds * 1000
  clock.end = began + milliseconds - Math.min(RESERVE, milliseconds / 4)
}

export class Compiled {
  readonly memory: WebAssembly.Memory
  readonly #exports: Exports
  readonly #result: number

  /** Start a module with its memory; what its functions give back lies at an address. */
  constructor(module: WebAssembly.Module, memory: WebAssembly.Memory, result: number, clock: Clock) {
    this.#result = result
    this.memory = memory
    const env = { memory: this.memory, poll: () => Number(isUp(clock)), exp: Math.exp, log: Math.log }
    this.#exports = new WebAssembly.Instance(module, { env }).exports as Exports
  }

  /** Call a function of the module; numbers stay below 2⁵³ in all but hashes. */
  call(name: string, ...args: number[]): bigint {
    const status = this.#exports[name]!(this.#result, this.#result + WORD, ...args.map(BigInt))
    if (status) throw new Error(`${name}: status ${status}`)
    return this.words(this.#result)[0]!
  }

  /** Say where the module's own stack begins, downwards: each thread that shares a memory has one. */
  setStack(address: number): void {
    const pointer = this.#exports['__stack_pointer'] as unknown as WebAssembly.Global
    pointer.value = address
  }

  /** Give the words from an address on. */
  words(address: number): BigInt64Array {
    return new BigInt64Array(this.memory.buffer, address)
  }
}
