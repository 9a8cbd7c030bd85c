/** A move that was made while the server was away: it is kept until the server is back. */

import { MOMENT, newKey, Unanswered, type GameSocket } from '../socket'

export interface Waiting {
  move: string
  /** The version of the game it was made in; in any other it is void. */
  version: number
  /** Under which it is sent, however often. */
  key: string
  /** When it was made, by the machine's clock. */
  since: number
  /** Whether the server is back, and the reader has to say whether it is still meant. */
  isAsked: boolean
}

export class WaitingMove {
  waiting = $state.raw<Waiting | null>(null)
  /** The last version of the game that was told of. */
  private told = 0

  constructor(
    private readonly id: string,
    private readonly socket: GameSocket,
    private readonly onrefused: (error: unknown) => void,
  ) {}

  /** Play a move, or keep it: it may have arrived, and then the game will be in another version. Fails where it is refused. */
  async play(move: string, version: number, key = newKey()): Promise<void> {
    if (!this.socket.isOpen) return this.keep(move, version, key)
    try {
      await this.socket.ask('play', { game: this.id, version, move, key })
    } catch (error) {
      if (!isCut(error)) throw error
      this.keep(move, version, key)
    }
  }

  private keep(move: string, version: number, key: string): void {
    if (this.told > version) return // it arrived, and only the answer was lost
    this.waiting = { move, version, key, since: Date.now(), isAsked: false }
  }

  /** The server is back and has told how the game stands: what becomes of the move that waited. */
  settle(version: number): void {
    const { waiting } = this
    this.told = version
    if (!waiting) return
    if (version !== waiting.version) this.waiting = null
    else if (Date.now() - waiting.since < MOMENT) void this.playNow()
    else this.waiting = { ...waiting, isAsked: true }
  }

  /** Play the move that waited. */
  async playNow(): Promise<void> {
    const { waiting } = this
    this.waiting = null
    if (waiting) await this.play(waiting.move, waiting.version, waiting.key).catch(this.onrefused)
  }

  /** Take back the move that waits. */
  withdraw(): void {
    this.waiting = null
  }
}

/** Whether the line was cut before there was an answer. */
export function isCut(error: unknown): boolean {
  return error instanceof Unanswered && error.isLost
}
