/** A side game's compiled code in the browser: a module of WebAssembly and its memory, built by `tools/wasm.py`.
 *
 *  It knows numbers alone, as `machine.ts` does; what they mean is known in Python (`gipf.side_kernels`). The same
 *  state, limits and seed give what a processor finds (`gipf.side_kernels.searcher`, `gipf.side_kernels.rollouts`).
 */
import { Compiled, ENTRY, entriesOf, isUp, memoryOf, startClock, WORD, type Clock } from './compiled'

interface GameConstants {
  memory: Record<'stack' | 'thread' | 'states' | 'moves' | 'priorities' | 'tree' | 'tt', number>
  words: number
  movesAt: number
  pvAt: number
  mostMoves: number
  width: number
}

export interface SideConstants extends Record<
  | 'result'
  | 'nodes'
  | 'nodeLimit'
  | 'stopped'
  | 'reductionsAt'
  | 'maxDepth'
  | 'infinite'
  | 'proven'
  | 'win'
  | 'block',
  number
> {
  reductions: number[]
  games: Record<string, GameConstants>
}

/** What a game's module is made of; it can be sent to a worker. */
export interface SideParts {
  constants: SideConstants
  module: WebAssembly.Module
}

export interface SideJob {
  state: bigint[]
  /** Give all moves near the best, find the best by alpha-beta, or by random games. */
  how: 'near' | 'search' | 'rollouts'
  memory: number
  depth?: number
  nodes?: number
  seconds?: number
  /** How far from the best a move may be. */
  margin: number
  /** Where random games begin with chance. */
  rng: number
}

/** Moves with their scores, where each has one; else the best line and its score. */
export interface SideFound {
  moves: number[]
  scores: number[]
  depth: number
  nodes: number
}

export class SideMachine extends Compiled {
  readonly #all: SideConstants
  readonly #game: GameConstants
  readonly #clock: Clock
  readonly #entries: number

  /** Make a machine with so many MiB for what it remembers. */
  constructor(game: string, { constants, module }: SideParts, megabytes: number, clock: Clock) {
    const { tt, thread } = constants.games[game]!.memory
    const entries = entriesOf(megabytes)
    super(module, memoryOf(tt + (entries + 1) * ENTRY), constants.result, clock)
    this.#all = constants
    this.#game = constants.games[game]!
    this.#clock = clock
    this.#entries = entries
    this.words(thread).set(constants.reductions.map(BigInt), constants.reductionsAt)
  }

  /** Set the position that is looked at. */
  set(state: bigint[]): void {
    this.words(this.#game.memory.stack).set(state)
  }

  /** Give the words of the position. */
  get state(): bigint[] {
    return [...this.words(this.#game.memory.stack).subarray(0, this.#game.words)]
  }

  /** List the numbers of the legal moves. */
  moves(): number[] {
    const number = Number(this.call('list'))
    return Array.from(
      this.words(this.#game.memory.stack + this.#game.movesAt * WORD).subarray(0, number),
      Number,
    )
  }

  /** Do a job as if it were the first. */
  run(job: SideJob): SideFound {
    startClock(this.#clock, performance.now(), job.seconds)
    this.set(job.state)
    if (job.how === 'rollouts') return this.#rollouts(job)
    this.call('renew', this.#entries)
    this.call('begin')
    if (job.how === 'search') return this.#search(job)
    this.#clock.end = Infinity
    return this.#near(job.depth!, job.margin)
  }

  /** Search deeper and deeper. */
  #search(job: SideJob): SideFound {
    const { nodes, nodeLimit, stopped, maxDepth, proven, win } = this.#all
    const moves = this.moves()
    const thread = this.words(this.#game.memory.thread)
    if (job.nodes !== undefined) thread[nodeLimit] = BigInt(job.nodes)
    let found = { moves: [moves[0]!], scores: [0], depth: 0 }
    for (let depth = 1; depth <= Math.min(job.depth ?? maxDepth, maxDepth); depth++) {
      const score = Number(this.call('search', this.#entries, depth, found.scores[0]!))
      const line = this.#line()
      if (thread[stopped]) {
        if (line.length) found = { ...found, moves: line } // the best of those that were searched
        break
      }
      found = { moves: line, scores: [score], depth }
      const isSettled = Math.abs(score) > proven && win - Math.abs(score) <= depth
      if (isSettled || (moves.length === 1 && job.depth === undefined)) break
    }
    return { ...found, nodes: Number(thread[nodes]) }
  }

  /** Give the principal variation, as far as it is known. */
  #line(): number[] {
    const pv = this.words(this.#game.memory.stack + this.#game.pvAt * WORD)
    return Array.from(pv.subarray(0, pv.indexOf(-1n)), Number)
  }

  /** Give the moves whose scores at a depth are near that of the best. */
  #near(depth: number, margin: number): SideFound {
    const { infinite, nodes } = this.#all
    let codes = this.moves()
    if (depth > 1 && codes.length > this.#game.width) {
      const first = this.#scores(codes, 1, infinite)
      codes = codes.sort((one, other) => first.get(other)! - first.get(one)!).slice(0, this.#game.width)
    }
    const scores = this.#scores(codes, depth, margin)
    const best = Math.max(...scores.values())
    const near = codes.filter((code) => scores.get(code)! >= best - margin)
    return {
      ...{ moves: near, scores: near.map((code) => scores.get(code)!), depth },
      nodes: Number(this.words(this.#game.memory.thread)[nodes]),
    }
  }

  /** Give the scores of root moves at a depth; of those further from the best than a margin, bounds. */
  #scores(codes: number[], depth: number, margin: number): Map<number, number> {
    const { infinite } = this.#all
    const scores = new Map<number, number>()
    let best = -infinite
    for (const code of codes) {
      const low = Math.max(best - margin - 1, -infinite)
      const score = Number(this.call('score', this.#entries, code, depth, low))
      scores.set(code, score)
      best = Math.max(best, score)
    }
    return scores
  }

  /** Play random games, most of them from the most promising moves; give the move tried most often. */
  #rollouts(job: SideJob): SideFound {
    const { memory } = this.#game
    const { block } = this.#all
    const moves = this.moves()
    this.words(memory.states).set(job.state)
    this.words(memory.moves).set(moves.map(BigInt))
    const tree = this.words(memory.tree)
    tree.fill(0n, 0, 2 * this.#game.mostMoves)
    let { rng } = job
    let games = 0
    while (games < (job.nodes ?? Infinity) && !(games && isUp(this.#clock))) {
      rng = Number(this.call('simulate', moves.length, rng, block))
      games += block
    }
    const tried = moves.map((_, n) => Number(tree[2 * n]))
    return { moves: [moves[tried.indexOf(Math.max(...tried))]!], scores: [], depth: 0, nodes: games }
  }
}
