/** The engine at a position: switched on and off, it tells what it finds as long as it looks. */

import { sentenceOf } from '../api'
import { Unanswered, type GameSocket, type ServerEvent } from '../socket'
import { keep, kept } from '../settings/settings.svelte'
import { sentenceFor } from '../refusals'
import type { Line } from './chances'

export interface Question {
  start: string
  moves: string[]
  /** The position these lead to. */
  position: string
}

export interface Found {
  position: string
  lines: Line[]
  depth: number
  nodes: number
  /** Positions looked at in a second; 0 while that is not known. */
  speed: number
}

const KEY = 'gipf.analyse'
export const MOST_LINES = 5
/** Whoever goes through a game quickly does not ask about every position. */
const PAUSE = 150
const KEPT = 200

interface Choices {
  on: boolean
  lines: number
}

function chosen(): Choices {
  const data = kept(KEY) as Partial<Choices> | null
  const lines = Number(data?.lines)
  return { on: data?.on !== false, lines: lines >= 1 && lines <= MOST_LINES ? lines : 3 }
}

export class Engine {
  on = $state(chosen().on)
  lines = $state(chosen().lines)
  found = $state.raw<Found | null>(null)
  /** Why nothing is found. */
  problem = $state('')

  private readonly known = new Map<string, Found>()
  private question: Question | null = null
  private target: string | number | null = null
  private wanted = 0
  private since = { time: 0, nodes: 0 }
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly unlisten: () => void

  constructor(private readonly socket: GameSocket) {
    this.unlisten = socket.listen((event) => this.hear(event))
  }

  close(): void {
    this.stop()
    this.unlisten()
  }

  choose(choices: Partial<Choices>): void {
    Object.assign(this, choices)
    keep(KEY, { on: this.on, lines: this.lines })
  }

  /** Look at a position from now on; nothing ends it but `stop` or the next one. */
  look(question: Question, lines: number): void {
    this.stop()
    this.question = question
    this.problem = ''
    this.found = this.known.get(keyOf(question.position, lines)) ?? null
    const request = this.wanted
    this.timer = setTimeout(() => void this.ask(question, lines, request), PAUSE)
  }

  stop(): void {
    this.wanted++
    clearTimeout(this.timer)
    this.question = null
    this.found = null
    if (this.target !== null) this.tellToStop(this.target)
    this.target = null
  }

  private async ask({ start, moves, position }: Question, lines: number, request: number): Promise<void> {
    try {
      const { id } = await this.socket.ask('analyse', { start, moves, lines })
      if (request !== this.wanted) return this.tellToStop(id)
      this.target = id
      this.since = { time: 0, nodes: 0 }
    } catch (error) {
      if (request !== this.wanted) return
      if (error instanceof Unanswered && error.isLost)
        await this.ask({ start, moves, position }, lines, request)
      else this.problem = sentenceOf(error)
    }
  }

  private tellToStop(target: string | number): void {
    this.socket.ask('stop', { target }).catch(() => {})
  }

  private hear(event: ServerEvent): void {
    if (event.event === 'cut') return this.askAgain()
    if (event.event !== 'analysis' || event.id !== this.target || !this.question) return
    if ('error' in event) void sentenceFor(event).then((sentence) => (this.problem = sentence ?? ''))
    else this.take(event, this.question.position)
  }

  private take({ lines, depth, nodes }: Pick<Found, 'lines' | 'depth' | 'nodes'>, position: string): void {
    const time = performance.now()
    if (!this.since.time) this.since = { time, nodes }
    const passed = (time - this.since.time) / 1000
    const speed = passed > 0.25 ? (nodes - this.since.nodes) / passed : (this.found?.speed ?? 0)
    if (!lines.length || (this.found && this.found.depth > depth)) return
    this.found = { position, lines, depth, nodes, speed }
    this.known.set(keyOf(position, this.lines), this.found)
    const [oldest] = this.known.keys()
    if (this.known.size > KEPT && oldest !== undefined) this.known.delete(oldest)
  }

  /** The line was cut, and with it what was asked for; what waits for the line is sent when it is back. */
  private askAgain(): void {
    const { question } = this
    if (!question || this.target === null) return
    this.target = null
    this.look(question, this.lines)
  }
}

function keyOf(position: string, lines: number): string {
  return `${lines} ${position}`
}
