/** A task on the board: the learner's decisions so far, and what the server says to each. */

import { post, sentenceOf } from '../api'
import type { Last } from '../game'
import type { Tried } from './course'
import { turnStart } from './turns'

const NOTHING: Last = { moves: [], effects: [], labels: [] }
/** An answer that takes longer than this, in milliseconds, is being looked for. */
const SLOW = 600
/** How long a decision is looked at before the next one is shown. */
const LOOK = 650
const PER_MOVE = 450

export interface Task<Answer extends Tried> {
  /** Where tries are judged. */
  path: string
  /** The next decision of the stated solution. */
  solution: (tries: readonly Answer[]) => string | undefined
  /** Whether a text begins a new part of the task. */
  isPart?: (id: string) => boolean
  /** Told about everything that was answered, and whether it was only shown. */
  onanswer: (attempt: Answer, isShown: boolean) => void
}

export class Trial<Answer extends Tried> {
  /** The start of the task, and what came of each decision. */
  tries = $state.raw<Answer[]>([])
  /** What is shown happening. */
  last = $state.raw<Last>(NOTHING)
  /** Whether an answer takes its time. */
  slow = $state(false)
  /** Whether the solution is being shown. */
  showing = $state(false)
  /** Whether what stands on the board was shown, not found. */
  shown = $state(false)
  /** Why the task could not be fetched. */
  failed = $state<string | null>(null)

  readonly now = $derived(this.tries.at(-1) ?? null)
  readonly moves = $derived(this.tries.slice(1).map(({ last }) => last.moves[0] ?? ''))
  readonly undoable = $derived(
    this.moves.length > 0 && !this.now?.solved && !this.now?.wrong && !this.showing,
  )

  private run = 0

  constructor(private readonly task: Task<Answer>) {
    void this.begin()
  }

  async begin(): Promise<void> {
    this.failed = null
    try {
      this.tries = [await this.ask([])]
    } catch (error) {
      this.failed = sentenceOf(error)
    }
  }

  /** Decide something; gives why it was not done, null where it was. */
  async play(move: string): Promise<string | null> {
    this.stop()
    this.shown = false
    return this.decide(move)
  }

  private async decide(move: string): Promise<string | null> {
    const { run, tries } = this
    const timer = setTimeout(() => (this.slow = true), SLOW)
    try {
      const attempt = await this.ask([...this.moves, move])
      if (run !== this.run) return null
      this.tries = [...tries, attempt]
      this.last = attempt.last
      this.task.onanswer(attempt, this.showing)
      return null
    } catch (error) {
      return sentenceOf(error)
    } finally {
      clearTimeout(timer)
      this.slow = false
    }
  }

  private ask(moves: readonly string[]): Promise<Answer> {
    return post<Answer>(this.task.path, { moves })
  }

  /** Take back the last decision. */
  undo(): void {
    this.goBack(this.moves.length - 1)
  }

  /** Take back a turn that was wrong. */
  takeback(): void {
    this.goBack(turnStart(this.tries, this.task.isPart))
  }

  /** Back to the start of the task. */
  again(): void {
    this.shown = false
    this.goBack(0)
  }

  private goBack(decisions: number): void {
    this.stop()
    this.tries = this.tries.slice(0, Math.max(0, decisions) + 1)
    this.last = NOTHING
  }

  /** Show the stated solution from the start. */
  async show(): Promise<string | null> {
    this.again()
    const run = this.run
    this.showing = this.shown = true
    let why: string | null = null
    while (run === this.run && why === null && !this.now?.solved) {
      const move = this.task.solution(this.tries)
      if (move === undefined) break
      await new Promise((go) => setTimeout(go, LOOK + PER_MOVE * Math.max(0, this.last.moves.length - 1)))
      if (run === this.run) why = await this.decide(move)
    }
    if (run === this.run) this.showing = false
    return why
  }

  /** Whatever is being shown or looked for is not wanted any more. */
  stop(): void {
    this.run++
    this.showing = false
  }
}
