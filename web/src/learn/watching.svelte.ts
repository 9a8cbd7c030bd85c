/** Moves that are shown as part of what a step explains. */

import { post, sentenceOf } from '../api'
import type { Last } from '../game'
import { sceneToLookAt } from '../position'
import type { Scene } from '../scene'
import type { SceneResponse } from '../server-types'

type Shown = Pick<SceneResponse, 'scene' | 'last'>

const NOTHING: Last = { moves: [], effects: [], labels: [] }
/** How long the position is looked at before each move, in milliseconds. */
const LOOK = 1100

export class Watching {
  now = $state.raw<Shown>({ scene: sceneToLookAt(''), last: NOTHING })
  /** Whether moves are being shown. */
  running = $state(false)

  private run = 0
  private readonly scenes: Promise<Shown>[]

  constructor(
    position: string,
    private readonly watch: readonly string[],
    private readonly onfailed: (sentence: string) => void,
    private readonly onmove: (before: Scene, move: string) => void,
  ) {
    this.now = { scene: sceneToLookAt(position), last: NOTHING }
    this.scenes = [...watch, ''].map((_, ply) =>
      post<SceneResponse>('/api/scene', { start: position, moves: watch.slice(0, ply) }),
    )
    for (const scene of this.scenes) scene.catch(() => {})
    void this.begin()
  }

  /** Show the position, then its moves. */
  async begin(): Promise<void> {
    const run = ++this.run
    this.running = this.watch.length > 0
    try {
      for (const [ply, coming] of this.scenes.entries()) {
        const shown = await coming
        if (ply) await new Promise((go) => setTimeout(go, LOOK))
        if (run !== this.run) return
        const move = this.watch[ply - 1]
        if (move !== undefined) this.onmove(this.now.scene, move)
        this.now = ply ? shown : { ...shown, last: NOTHING }
      }
    } catch (error) {
      if (run === this.run) this.onfailed(sentenceOf(error))
    }
    if (run === this.run) this.running = false
  }

  stop(): void {
    this.run++
  }
}
