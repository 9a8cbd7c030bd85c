/** A whole game judged by the engine: progress, then marks, words and better lines in its tree. */

import { sentenceOf } from '../api'
import { Unanswered, type GameSocket, type ServerEvent } from '../socket'
import { sentenceFor } from '../refusals'
import type { Player } from '../scene'
import type { JudgedEvent, JudgedGameEvent } from '../server-types'
import { flatOf, mainLine, nodeAt, note, treeOf, type VariationTree } from './tree'

/** The headers in which a player's accuracy, from 0 to 100, stands. */
export const ACCURACY: Record<Player, string> = { w: 'WhiteAccuracy', b: 'BlackAccuracy' }

/** Whether a game has been judged to its end here: a quick look at what mattered leaves no accuracy. */
export function isJudgedInFull({ headers }: Pick<VariationTree, 'headers'>): boolean {
  return Object.values(ACCURACY).some((header) => headers[header] !== undefined)
}

interface Running {
  /** The game as it was asked about, or as it was when what is known was last told. */
  before: VariationTree
  noted: VariationTree
}

export class Judging {
  /** How many turns of how many are done; null: nothing is judged now. */
  progress = $state.raw<{ done: number; of: number } | null>(null)
  /** White's chances after the turns judged so far. */
  chances = $state.raw<readonly number[]>([])
  /** The game that is being judged, with what is known so far. */
  noted = $state.raw<VariationTree | null>(null)

  private running: Running | null = null
  private target: string | number | null = null
  private wanted = 0
  private readonly unlisten: () => void

  constructor(
    private readonly socket: GameSocket,
    /** Given what was found out, and the tree it was asked about. */
    private readonly onfound: (found: VariationTree, before: VariationTree) => void,
    private readonly onrefused: (sentence: string) => void,
  ) {
    this.unlisten = socket.listen((event) => this.hear(event))
  }

  close(): void {
    this.running = null
    this.stop()
    this.unlisten()
  }

  async start(tree: VariationTree, seconds: number): Promise<void> {
    this.stop()
    const request = ++this.wanted
    this.running = { before: tree, noted: tree }
    this.progress = { done: 0, of: mainLine(tree).length }
    this.chances = []
    try {
      const { id } = await this.socket.ask('judge', { game: flatOf(tree), seconds })
      if (request !== this.wanted) this.socket.ask('stop', { target: id }).catch(() => {})
      else this.target = id
    } catch (error) {
      if (request !== this.wanted) return
      this.end()
      if (!(error instanceof Unanswered && error.isLost)) this.onrefused(sentenceOf(error))
    }
  }

  /** Stop; what is known so far is kept. */
  stop(): void {
    this.wanted++
    if (this.target !== null) this.socket.ask('stop', { target: this.target }).catch(() => {})
    this.tell()
    this.end()
  }

  /** Tell what is known so far, for one who does not wait for the rest. */
  tell(): void {
    const { running } = this
    if (!running || running.noted === running.before) return
    const { noted, before } = running
    running.before = noted
    this.onfound(noted, before)
  }

  private end(): void {
    this.progress = null
    this.noted = null
    this.running = null
    this.target = null
  }

  private hear(event: ServerEvent): void {
    if (event.event === 'cut' && this.running) return this.stop()
    const { running } = this
    if (event.event !== 'judged' || event.id !== this.target || !running) return
    if ('error' in event) {
      void sentenceFor(event).then((sentence) => this.onrefused(sentence ?? ''))
      this.stop()
    } else if (event.done) this.finish(running, event)
    else this.take(running, event)
  }

  private take(running: Running, judged: JudgedEvent): void {
    const path = mainLine(running.before)[judged.turn]
    if (judged.turn === 0) running.noted = note(running.noted, [], { eval: judged.before })
    if (path) {
      const { marks, engine } = nodeAt(running.noted, path)
      const isOwn = marks !== '' && marks !== engine
      running.noted = note(running.noted, path, {
        ...(isOwn ? {} : { marks: judged.mark, engine: judged.mark || undefined }),
        eval: judged.white,
        why: judged.why || undefined,
        says: judged.says ?? undefined,
        best: judged.best.length ? judged.best : undefined,
      })
    }
    this.noted = running.noted
    this.chances = [...this.chances, judged.white]
    if (this.progress) this.progress = { ...this.progress, done: judged.turn + 1 }
  }

  private finish({ before }: Running, event: JudgedGameEvent): void {
    const found = note(treeOf(event.game), [], { eval: event.start })
    const headers = { ...found.headers, ...accuracyHeaders(event.accuracy) }
    this.onfound({ ...found, headers }, before)
    this.end()
  }
}

function accuracyHeaders(accuracy: Record<Player, number | null>): Record<string, string> {
  const known = (['w', 'b'] as const).flatMap((player) => {
    const value = accuracy[player]
    return value === null ? [] : [[ACCURACY[player], value.toFixed(0)]]
  })
  return Object.fromEntries(known) as Record<string, string>
}
