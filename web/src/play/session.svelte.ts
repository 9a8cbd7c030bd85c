/** A game at the table as this page follows it, and what can be asked for in it. */

import { sentenceOf } from '../api'
import { isApart, other, readerIn, type GameState, type Last } from '../game'
import { t } from '../locales/language.svelte'
import type { GivenEvent, PresenceEvent } from '../server-types'
import type { GameSocket } from '../socket'
import type { Message, Option, Player } from '../scene'
import { addressedScene } from './addressed'
import { Replay } from './replay.svelte'
import { isCut, WaitingMove } from './waiting.svelte'

export type Wish =
  'undo' | 'takeback' | 'pause' | 'continue' | 'resign' | 'abort' | 'offer' | 'accept' | 'decline' | 'lot'

/** What has happened since the state before. */
export interface Change {
  before: GameState
  now: GameState
  /** The decisions that were made. */
  made: string[]
}

/** Milliseconds in which a motion has begun, if there is one. */
const NEXT = 60
const NOTHING: Last = { moves: [], effects: [], labels: [] }

/** What the engine would do, and in short why. */
export type Hint = Option & { says: Message | null }

export class Session {
  state = $state.raw<GameState | null>(null)
  /** When that state came, by the page's clock; the time left is counted from there, after a reconnect too. */
  since = $state(0)
  /** Why there is no such game. */
  gone = $state<string | null>(null)
  /** What is shown happening. */
  last = $state.raw<Last>(NOTHING)
  hint = $state.raw<Hint | null>(null)
  private readonly kept: WaitingMove
  readonly replay = new Replay(() => this.state)

  private readonly stop: () => void
  private isMoving = false
  /** The computer's answers that came while pieces were still moving. */
  private answers: GameState[] = []

  constructor(
    readonly id: string,
    private readonly socket: GameSocket,
    private readonly onchange: (change: Change) => void,
    private readonly onrefused: (sentence: string) => void,
  ) {
    this.kept = new WaitingMove(id, socket, (error) => onrefused(whyOf(error)))
    const unwatch = socket.watch(
      id,
      (game, isFirst) => this.take(game, isFirst),
      (sentence, reason) => (this.gone = reason === 'aborted' ? t('play-aborted') : sentence),
    )
    const deafen = socket.listen((event) => {
      if (event.event === 'presence' && event.id === id) {
        this.presence = event
        this.presenceSince = performance.now()
      }
      if (event.event === 'given' && event.id === id) this.ongiven?.(event)
      if (event.event === 'cut') this.presence = null
    })
    this.stop = () => {
      deafen()
      unwatch()
    }
  }

  close(): void {
    this.stop()
  }

  /** The scene of the game as it stands. */
  readonly scene = $derived(this.state?.scene ?? null)

  /** The move that was made while the server was away. */
  get waiting() {
    return this.kept.waiting
  }

  /** For whom moves can be entered here. */
  readonly players = $derived(this.state && !this.state.paused && !this.waiting ? this.state.people : [])

  /** The only person who plays here; nobody where two do, or one only watches. */
  readonly reader = $derived.by((): Player | null => this.state && readerIn(this.state))

  /** Whether two people play, of whom at most one is at this page. */
  readonly isApart = $derived(this.state !== null && isApart(this.state))

  /** Who of the two is connected, and how many others look; nothing before that is known. */
  presence = $state.raw<PresenceEvent | null>(null)
  /** When that was heard, by the page's clock. */
  presenceSince = 0
  /** Told when a player is given time. */
  ongiven: ((event: GivenEvent) => void) | undefined

  /** Hear whether pieces move on the board: the computer's answer waits until the last motion has ended. */
  moves(isMoving: boolean): void {
    this.isMoving = isMoving
    if (!isMoving) this.takeAnswer()
  }

  private takeAnswer(): void {
    const next = this.answers.shift()
    if (!next) return
    this.show(next)
    setTimeout(() => !this.isMoving && this.takeAnswer(), NEXT)
  }

  private take(told: GameState, isFirst: boolean): void {
    const next = { ...told, scene: addressedScene(told.scene, readerIn(told), isApart(told)) }
    this.gone = null // another host may have it
    this.kept.settle(next.version)
    const latest = this.answers.at(-1) ?? this.state
    if (latest && next.version < latest.version && !isFirst) return
    const isAnswer = latest && next.plies.length > latest.plies.length && isComputers(latest)
    if (isAnswer && (this.isMoving || this.answers.length)) {
      this.answers.push(next)
    } else {
      this.answers = []
      this.show(next)
    }
  }

  private show(next: GameState): void {
    const before = this.state
    const isThere = before !== null && before.scene.position === next.scene.position
    const isSame = isThere && before.plies.length === next.plies.length
    this.state = isSame && before.result === next.result ? { ...next, scene: before.scene } : next
    this.since = performance.now()
    if (next.result !== '*') this.hint = null
    if (!isSame) {
      this.last = next.last
      this.hint = null
      if (!next.last.moves.length && next.plies.length) void this.recall(next)
    }
    if (before && next.version > before.version) this.tell(before, next)
  }

  /** Find out what the last decision did where one was not there to see it. */
  private async recall({ start, plies, version }: GameState): Promise<void> {
    const { last } = await this.replay.find({ start, plies }, plies.length).catch(() => ({ last: NOTHING }))
    if (this.state?.version === version) this.last = last
  }

  private tell(before: GameState, now: GameState): void {
    const made = now.plies.slice(before.plies.length)
    this.onchange({ before, now, made })
  }

  /** Decide something; gives why it was not done, null where it was. */
  async play(move: string): Promise<string | null> {
    const { state } = this
    if (!state) return ''
    this.replay.leave()
    return refusalOf(this.kept.play(move, state.version))
  }

  /** Play the move that waited. */
  playWaiting(): Promise<void> {
    return this.kept.playNow()
  }

  /** Take back the move that waits. */
  withdraw(): void {
    this.kept.withdraw()
  }

  /** Ask for something else; only in the state that is seen, but one can always resign. */
  async wish(what: Wish): Promise<void> {
    this.replay.leave()
    if (!this.state) return
    const { id: game } = this
    const seen = { game, version: this.state.version }
    const isAlways = what === 'resign' || what === 'abort' || what === 'offer'
    const why = await refusalOf(isAlways ? this.socket.ask(what, { game }) : this.socket.ask(what, seen))
    if (why) this.onrefused(why)
  }

  /** End the game that the other player has left: as won, or as drawn. */
  async claim(draw: boolean): Promise<void> {
    const why = await refusalOf(this.socket.ask('claim', { game: this.id, draw }))
    if (why) this.onrefused(why)
  }

  /** Give the other player more time. */
  async give(): Promise<void> {
    const why = await refusalOf(this.socket.ask('give', { game: this.id }))
    if (why) this.onrefused(why)
  }

  /** Let the computer play on for the reader, as strong as the opponent, or let the reader play again. */
  async handOver(toComputer: boolean): Promise<void> {
    const { state, reader } = this
    if (!state || !reader) return
    this.replay.leave()
    const level = toComputer ? (state.seats[other(reader)].level ?? 1) : null
    const why = await refusalOf(this.socket.ask('handover', { game: this.id, player: reader, level }))
    if (why) this.onrefused(why)
  }

  /** Whether the computer plays on for the reader. */
  readonly isHandedOver = $derived.by(() => {
    const { state, reader } = this
    return state !== null && reader !== null && state.result === '*' && state.seats[reader].level !== null
  })

  /** Begin the rematch, or find it; gives its id, or nothing where the other player is asked first. */
  async rematch(): Promise<string | null> {
    try {
      const answer = await this.socket.ask('rematch', { game: this.id })
      return answer.game.id === this.id ? null : answer.game.id
    } catch (error) {
      this.onrefused(whyOf(error))
      return null
    }
  }

  /** Ask the engine what it would do. */
  async askHint(): Promise<Hint | null> {
    const { state } = this
    try {
      const { move, says } = await this.socket.ask('hint', { game: this.id })
      if (!state || this.state?.version !== state.version) return null
      const option = state.scene.options.find((option) => option.move === move)
      this.hint = option ? { ...option, says } : null
      return this.hint
    } catch (error) {
      this.onrefused(whyOf(error))
      return null
    }
  }
}

function isComputers({ scene, seats }: GameState): boolean {
  return scene.player !== null && seats[scene.player].kind === 'computer'
}

/** Wait for a response; gives why something was not done, null where it was. */
async function refusalOf(response: Promise<unknown>): Promise<string | null> {
  try {
    await response
    return null
  } catch (error) {
    return whyOf(error)
  }
}

/** A line that was cut is spoken of elsewhere; whether a move has arrived is seen when it is back. */
function whyOf(error: unknown): string {
  return isCut(error) ? '' : sentenceOf(error)
}
