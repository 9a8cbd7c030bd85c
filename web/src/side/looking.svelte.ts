/** Looking at any moment of a side game by itself: its scenes are fetched when they are looked at, and kept. */

import type { SideScene } from '../server-types'
import type { Stepping } from '../play/stepping'

export interface SideMoment {
  /** After so many moves. */
  count: number
  scene: SideScene
}

export class Looking {
  /** What is looked at; null: the game as it stands. */
  moment = $state.raw<SideMoment | null>(null)
  private readonly known = new Map<string, Promise<SideScene>>()
  private wanted = 0

  constructor(
    private readonly moves: () => readonly string[],
    /** Ask how the game stood after so many moves. */
    private readonly sceneAfter: (count: number) => Promise<SideScene>,
    private readonly onrefused: (error: unknown) => void,
  ) {}

  /** After how many moves what is shown stands. */
  readonly at = $derived.by(() => this.moment?.count ?? this.moves().length)

  readonly steps: Stepping = {
    back: () => this.show(this.at - 1),
    forward: () => this.show(this.at + 1),
    first: () => this.show(0),
    last: () => this.leave(),
  }

  /** Look at the game after so many moves; after the last of them it is the game as it stands. */
  show(count: number): void {
    const { length } = this.moves()
    if (count >= length) return this.leave()
    const request = ++this.wanted
    const at = Math.max(0, count)
    this.find(at).then(
      (scene) => request === this.wanted && (this.moment = { count: at, scene }),
      (error: unknown) => this.onrefused(error),
    )
  }

  leave(): void {
    this.wanted++
    this.moment = null
  }

  private find(count: number): Promise<SideScene> {
    const key = this.moves().slice(0, count).join(' ')
    let asked = this.known.get(key)
    if (!asked) {
      asked = this.sceneAfter(count)
      asked.catch(() => this.known.delete(key))
      this.known.set(key, asked)
    }
    return asked
  }
}
