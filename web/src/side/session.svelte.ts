/** A side game by itself as this page follows it, and what can be asked for in it. */

import { sentenceOf } from '../api'
import { readerOf } from '../game'
import { t } from '../locales/language.svelte'
import type { SideGameState } from '../server-types'
import { isCut, WaitingMove } from '../play/waiting.svelte'
import type { GameSocket } from '../socket'

export type SideWish =
  'undo' | 'takeback' | 'pause' | 'continue' | 'resign' | 'abort' | 'accept' | 'decline' | 'offer'

export class SideSession {
  state = $state.raw<SideGameState | null>(null)
  /** When that state came, by the page's clock. */
  since = $state(0)
  /** Why there is no such game. */
  gone = $state<string | null>(null)
  hint = $state<string | null>(null)
  readonly close: () => void
  readonly kept: WaitingMove
  readonly reader = $derived(this.state && readerOf(this.state.seats))

  constructor(
    readonly id: string,
    private readonly socket: GameSocket,
    private readonly onchange: (before: SideGameState, now: SideGameState) => void,
    private readonly onrefused: (sentence: string) => void,
  ) {
    this.kept = new WaitingMove(id, socket, (error) => onrefused(sentenceOf(error)))
    this.close = socket.watchSide(
      id,
      (game, isFirst) => this.take(game, isFirst),
      (sentence, reason) => (this.gone = reason === 'aborted' ? t('play-aborted') : sentence),
    )
  }

  private take(next: SideGameState, isFirst: boolean): void {
    this.gone = null
    this.kept.settle(next.version)
    const before = this.state
    if (before && next.version < before.version && !isFirst) return
    this.state = next
    this.since = performance.now()
    if (before?.version !== next.version) this.hint = null
    if (before && next.version > before.version) this.onchange(before, next)
  }

  async play(move: string): Promise<void> {
    const { state } = this
    if (!state) return
    await this.heed(this.kept.play(move, state.version))
  }

  async wish(what: SideWish): Promise<void> {
    const { state, id: game } = this
    if (!state) return
    if (what === 'resign' || what === 'abort' || what === 'offer')
      await this.heed(this.socket.ask(what, { game }))
    else await this.heed(this.socket.ask(what, { game, version: state.version }))
  }

  async askHint(): Promise<void> {
    const version = this.state?.version
    const answer = await this.heed(this.socket.ask('hint', { game: this.id }))
    if (answer && this.state?.version === version) this.hint = answer.move
  }

  /** Begin the same game again with colours changed; gives its id, or nothing where the other player is asked first. */
  async rematch(): Promise<string | null> {
    const again = (await this.heed(this.socket.ask('rematch-side', { game: this.id })))?.game.id ?? null
    return again === this.id ? null : again
  }

  private async heed<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
    try {
      return await answer
    } catch (error) {
      if (!isCut(error)) this.onrefused(sentenceOf(error))
      return null
    }
  }
}
