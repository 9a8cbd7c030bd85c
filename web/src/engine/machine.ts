/** The engine's compiled code in the browser: a module of WebAssembly and its memory, built by `tools/wasm.py`.
 *
 *  It knows numbers alone: a state is 96 words, a move a number, a line a score and numbers of moves. What they
 *  mean is known in Python (`gipf.kernel.convert`). The same state, limits and past give what `gipf.search` finds.
 */
import { Compiled, ENTRY, entriesOf, memoryOf, startClock, WORD, type Clock } from './compiled'
import type { Helpers } from './search_threads'

export interface Constants {
  memory: Record<'lookup' | 'patterns' | 'weights' | 'moves' | 'stack' | 'thread' | 'found', number> &
    Record<'drawn' | 'control' | 'proof_tt' | 'tt', number>
  result: number
  stateWords: number
  lookupWords: number
  patternWords: number
  reductionsAt: number
  pathAt: number
  maxPath: number
  nodes: number
  nodeLimit: number
  maxLines: number
  foundWords: number
  maxDrawn: number
  control: Record<'nodes' | 'nodeLimit' | 'stopped' | 'attacker', number>
  proofEntries: number
  helperBytes: number
  helperThread: number
  shadowStack: number
  boards: string[]
}

/** What a family's module is made of; it can be sent to a worker. */
export interface Parts {
  constants: Constants
  module: WebAssembly.Module
  /** Whether threads can share the memory of the module. */
  isShared: boolean
  boards: ArrayBuffer
  weights: ArrayBuffer
}

export interface Position {
  board: string
  state: bigint[]
}

export interface SearchJob extends Position {
  /** The keys of the positions before it in which a player was to move. */
  path: bigint[]
  lines: number
  depth?: number
  nodes?: number
  seconds?: number
  /** Whether somebody waits to hear of every depth: then a forced move is looked at, too. */
  told: boolean
  /** Whether chance decides, so that there is only one line. */
  chance: boolean
  /** How many threads may search; with more than one it is not always the same that is found. */
  threads?: number
}

export interface Line {
  score: number
  moves: number[]
}

export interface Found {
  lines: Line[]
  depth: number
  nodes: number
  seconds: number
}

export interface ProofJob extends Position {
  /** 1 where Black attacks. */
  attacker: number
  turns: number
  goal: 'win' | 'hold'
  nodes: number
  /** The keys of positions whose next occurrence draws the game. */
  drawn: bigint[]
  chance: boolean
}

export interface Proved {
  won: boolean | null
  moves: number[]
  turns: number
  nodes: number
  complete: boolean
}

const MAX_DEPTH = 60
const GENERATIONS = 64
const FORCED_DEPTH = 4
/** More threads than the first that search at most. */
export const MOST_HELPERS = 3
/** Room for what a function gives back. */
const RESULT = 64

let made = 0

export class Machine extends Compiled {
  readonly #constants: Constants
  readonly #boards: ArrayBuffer
  readonly #clock: Clock
  readonly #entries: number
  readonly #module: WebAssembly.Module
  readonly #helpersAt: number
  readonly #helpers: Helpers | undefined
  /** What helpers know this machine by. */
  readonly id = made++
  #sharing = 0
  #hasForgotten = true
  #board = ''
  #generation = 0
  #variant = ''

  /** Make a machine with so many MiB for what it remembers. */
  constructor(parts: Parts, megabytes: number, clock: Clock, helpers?: Helpers) {
    const { constants, module } = parts
    const { tt, proof_tt } = constants.memory
    const entries = entriesOf(megabytes)
    const end = Math.max(
      tt + (entries + 1) * ENTRY,
      tt + parts.weights.byteLength,
      proof_tt + constants.proofEntries * ENTRY,
    )
    const bytes = RESULT * Math.ceil(end / RESULT)
    const room = parts.isShared ? MOST_HELPERS * helperRoom(constants) : 0
    super(module, memoryOf(bytes + room, parts.isShared), constants.result, clock)
    this.#module = module
    this.#helpersAt = bytes
    this.#helpers = parts.isShared ? helpers : undefined
    this.#constants = constants
    this.#boards = parts.boards
    this.#clock = clock
    this.#entries = entries
    new Uint8Array(this.memory.buffer, tt).set(new Uint8Array(parts.weights))
    this.call('spread', parts.weights.byteLength / 64)
    this.words(constants.memory.thread + constants.reductionsAt * WORD).set(
      new BigInt64Array(this.#boards, 0, constants.pathAt - constants.reductionsAt),
    )
    this.forget()
  }

  /** Set the position that is looked at. */
  set({ board, state }: Position): void {
    const { memory, lookupWords, patternWords, boards, reductionsAt, pathAt } = this.#constants
    if (board !== this.#board) {
      const first = pathAt - reductionsAt + boards.indexOf(board) * (lookupWords + patternWords)
      const all = new BigInt64Array(this.#boards, first * WORD)
      this.words(memory.lookup).set(all.subarray(0, lookupWords))
      this.words(memory.patterns).set(all.subarray(lookupWords, lookupWords + patternWords))
      this.#board = board
    }
    this.words(memory.stack).set(state)
  }

  /** Give the words of the position. */
  get state(): bigint[] {
    return [...this.words(this.#constants.memory.stack).subarray(0, this.#constants.stateWords)]
  }

  /** List the numbers of the legal moves. */
  moves(): number[] {
    const number = Number(this.call('list'))
    return Array.from(this.words(this.#constants.memory.moves).subarray(0, number), Number)
  }

  /** Forget what earlier searches found. */
  forget(): void {
    this.call('forget', this.#entries)
    this.#hasForgotten = true
  }

  /** Be as new. */
  renew(): void {
    this.forget()
    this.#generation = 0
  }

  /** Search deeper and deeper; `tell` hears of every depth, also where `told` is false: so much is found if it is ended. */
  search(job: SearchJob, variant: string, tell: (found: Found) => void): Found {
    const { memory, maxLines, maxPath, pathAt, nodes, nodeLimit } = this.#constants
    const began = performance.now()
    startClock(this.#clock, began, job.seconds)
    if (variant !== this.#variant) this.forget()
    this.#variant = variant
    this.#generation = (this.#generation + 1) % GENERATIONS
    this.set(job)
    const moves = this.moves()
    const lines = job.chance ? 1 : Math.min(job.lines, moves.length, maxLines)
    this.call('begin', this.#generation, lines, moves[0]!)
    const thread = this.words(memory.thread)
    const path = job.path.slice(-maxPath)
    thread.set(path, pathAt)
    if (job.nodes !== undefined) thread[nodeLimit] = BigInt(job.nodes)
    const found: Found = { lines: [], depth: 0, nodes: 0, seconds: 0 }
    const deepest = Math.min(job.depth ?? MAX_DEPTH, MAX_DEPTH)
    const isForced = moves.length === 1 && job.depth === undefined && job.seconds !== undefined
    const helping = this.#help((job.threads ?? 1) - 1, path.length, deepest)
    try {
      for (let depth = 1; depth <= deepest; depth++) {
        const status = this.call('search', this.#entries, lines, path.length, depth, moves[0]!)
        if (status) found.depth = depth
        found.lines = this.#lines(lines)
        found.nodes = Number(thread[nodes]) + this.#nodesOf(helping)
        found.seconds = (performance.now() - began) / 1000
        if (!status) break
        tell(found)
        if (isForced ? !job.told || depth >= FORCED_DEPTH : status === 2n) break
      }
    } finally {
      if (helping) {
        this.#tellHelpers(1n)
        this.#helpers!.join()
        found.nodes = Number(thread[nodes]) + this.#nodesOf(helping)
      }
    }
    return found
  }

  /** Let other threads look at the position, too; give how many do. */
  #help(wanted: number, length: number, deepest: number): number {
    const helpers = this.#helpers
    const number = Math.min(wanted, helpers?.number ?? 0, MOST_HELPERS)
    if (!helpers || number <= 0) return 0
    const { shadowStack } = this.#constants
    for (; this.#sharing < number; this.#sharing++) {
      const stack = this.#helpersAt + this.#sharing * helperRoom(this.#constants) + shadowStack
      const shared = { module: this.#module, memory: this.memory, own: stack + RESULT, stack }
      helpers.share(this.#sharing, this.id, shared)
    }
    this.#tellHelpers(0n)
    const isNew = this.#hasForgotten
    this.#hasForgotten = false
    const generation = this.#generation
    helpers.help(number, this.id, { generation, entries: this.#entries, length, deepest, isNew })
    return number
  }

  /** Set the last line of the table, which ends searches. */
  #tellHelpers(value: bigint): void {
    Atomics.store(this.words(this.#constants.memory.tt + this.#entries * ENTRY), 0, value)
  }

  /** Give how many nodes helpers have searched. */
  #nodesOf(helping: number): number {
    const { shadowStack, helperThread, nodes } = this.#constants
    let total = 0
    for (let n = 0; n < helping; n++) {
      const own = this.#helpersAt + n * helperRoom(this.#constants) + shadowStack + RESULT
      total += Number(this.words(own + helperThread)[nodes])
    }
    return total
  }

  #lines(number: number): Line[] {
    const { memory, foundWords } = this.#constants
    const found = this.words(memory.found)
    const lines: Line[] = []
    for (let n = 0; n < number; n++) {
      const row = found.subarray(n * foundWords, (n + 1) * foundWords)
      const moves = Array.from(row.subarray(1, row.indexOf(-1n, 1)), Number)
      if (moves.length) lines.push({ score: Number(row[0]), moves })
    }
    return lines
  }

  /** Prove a win, or find the moves that hold it off; `tell` hears of every number of turns. */
  prove(job: ProofJob, tell: (proved: Proved) => void): Proved {
    const { memory, control: at, maxDrawn } = this.#constants
    this.#clock.end = Infinity
    this.set(job)
    const codes = this.moves()
    new Uint8Array(this.memory.buffer, memory.tt).fill(0)
    this.words(memory.tt).set(job.state)
    const drawn = job.drawn.slice(-maxDrawn)
    this.words(memory.drawn).set(drawn)
    const control = this.words(memory.control)
    control.fill(0n, 0, 1 + Math.max(...Object.values(at)))
    control[at.nodeLimit] = BigInt(job.nodes)
    control[at.attacker] = BigInt(job.attacker)
    const listed = this.words(memory.moves)
    let left = codes
    const proved = (won: boolean | null, moves: number[], turns: number, complete: boolean) => ({
      ...{ won, moves, turns, complete },
      nodes: Number(control[at.nodes]),
    })
    for (let turns = 1; turns <= job.turns; turns++) {
      listed.set(left.map(BigInt))
      const number = Number(this.call('prove', turns, left.length, drawn.length))
      const found = Array.from(listed.subarray(0, number), Number)
      const isStopped = control[at.stopped] !== 0n
      const isWon = number > 0 && !(job.chance && number < codes.length)
      if (job.goal === 'win' && isWon) return proved(true, found, turns, !isStopped)
      if (isStopped) return proved(null, [], 0, false)
      if (job.goal === 'hold') left = left.filter((code) => !found.includes(code))
      tell(proved(null, job.goal === 'hold' ? left : [], turns, false))
    }
    return job.goal === 'hold' ? proved(left.length > 0, left, job.turns, true) : proved(false, [], 0, true)
  }
}

/** How many bytes a thread that helps has for itself: its stack, what its functions give back, its arrays. */
function helperRoom({ shadowStack, helperBytes }: Constants): number {
  return shadowStack + RESULT + RESULT * Math.ceil(helperBytes / RESULT)
}
