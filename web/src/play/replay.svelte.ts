/** Looking at any moment of a game: its scenes are fetched when they are looked at, and kept. */

import { post } from '../api'
import type { Last } from '../game'
import type { Scene } from '../scene'
import type { SceneResponse, SideRecord } from '../server-types'
import { lookAt, type SideLook } from '../side/records'
import { recordAt, type Stop } from './stops'

export interface Moment {
  /** After so many decisions. */
  ply: number
  scene: Scene
  last: Last
  /** The side game that is looked at. */
  side: SideLook | null
}

export interface Line {
  /** The position it starts from. */
  start: string
  /** All decisions. */
  plies: readonly string[]
  /** The side games that were played in it. */
  played?: readonly SideRecord[]
}

type Found = Omit<Moment, 'ply' | 'side'>

const KEPT = 300

export class Replay {
  /** The moment that is looked at; null: none but the game as it stands. */
  moment = $state.raw<Moment | null>(null)

  private readonly known = new Map<string, Promise<Found>>()
  private wanted = 0

  constructor(private readonly line: () => Line | null) {}

  /** Where one is, if anywhere but at the game as it stands. */
  readonly stop = $derived.by((): Stop | null => {
    const { moment } = this
    return moment && { ply: moment.ply, side: moment.side?.count ?? null }
  })

  /** Look at the game after so many decisions, and at the side game there after so many of its moves. */
  async show(ply: number, side: number | null = null): Promise<void> {
    const line = this.line()
    if (!line) return
    const request = ++this.wanted
    const at = Math.max(0, Math.min(ply, line.plies.length))
    const record = side === null ? undefined : recordAt(line, at)
    const [found, look] = await Promise.all([
      this.find(line, at),
      record && side !== null ? lookAt(record, side) : null,
    ])
    if (request === this.wanted) this.moment = { ply: at, ...found, side: look }
  }

  /** Back to the game as it stands. */
  leave(): void {
    this.wanted++
    this.moment = null
  }

  /** Give the scene after so many decisions, and what the last of them did. */
  find(line: Line, ply: number): Promise<Found> {
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
