/** Looking at any moment of a game: its scenes are fetched when they are looked at, and kept. */

import { post } from '../api'
import type { Last } from '../game'
import type { Scene } from '../scene'
import type { SceneResponse } from '../server-types'

export interface Moment {
  /** After so many decisions. */
  ply: number
  scene: Scene
  last: Last
}

export interface Line {
  /** The position it starts from. */
  start: string
  /** All decisions. */
  plies: readonly string[]
}

const KEPT = 300

export class Replay {
  /** The moment that is looked at; null: none but the game as it stands. */
  moment = $state.raw<Moment | null>(null)

  private readonly known = new Map<string, Promise<Omit<Moment, 'ply'>>>()
  private wanted = 0

  constructor(private readonly line: () => Line | null) {}

  /** Look at the game after so many decisions. */
  async show(ply: number): Promise<void> {
    const line = this.line()
    if (!line) return
    const request = ++this.wanted
    const at = Math.max(0, Math.min(ply, line.plies.length))
    const found = await this.find(line, at)
    if (request === this.wanted) this.moment = { ply: at, ...found }
  }

  /** Back to the game as it stands. */
  leave(): void {
    this.wanted++
    this.moment = null
  }

  /** Give the scene after so many decisions, and what the last of them did. */
  find(line: Line, ply: number): Promise<Omit<Moment, 'ply'>> {
    const moves = line.plies.slice(0, ply)
    const key = moves.join(' ')
    const known = this.known.get(key)
    if (known) return known
    const asked = post<SceneResponse>('/api/scene', { start: line.start, moves })
    asked.catch(() => this.known.delete(key))
    this.known.set(key, asked)
    const [oldest] = this.known.keys()
    if (this.known.size > KEPT && oldest !== undefined) this.known.delete(oldest)
    return asked
  }
}
