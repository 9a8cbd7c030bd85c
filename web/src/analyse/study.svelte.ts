/** A game that is looked at: its tree, where one is in it, and the scene there. */

import { post } from '../api'
import type { Last } from '../game'
import type { Scene } from '../scene'
import type { SceneResponse } from '../server-types'
import { lookAt, type SideLook } from '../side/records'
import * as trees from './tree'
import { type Path, type Place, type VariationNode, type VariationTree } from './tree'

/** What is shown: a place and the scene there. */
export interface Moment {
  place: Place
  moves: string[]
  scene: Scene
  last: Last
  /** The side game that is looked at. */
  side: SideLook | null
}

const KEPT = 400
const NOTHING: Last = { moves: [], effects: [], labels: [] }

export class Study {
  tree: VariationTree = $state.raw(trees.treeFrom(''))
  place = $state.raw<Place>(trees.START)
  moment = $state.raw<Moment | null>(null)
  /** The game in the list this belongs to. */
  game = $state<string | null>(null)
  /** Whether there is something that is not kept yet. */
  isChanged = $state(false)
  private past = $state.raw<{ tree: VariationTree; place: Place }[]>([])

  private readonly known = new Map<string, Promise<SceneResponse>>()
  private wanted = 0

  constructor(tree: VariationTree, game: string | null = null) {
    this.tree = tree
    this.game = game
  }

  readonly node = $derived.by((): VariationNode => trees.nodeAt(this.tree, this.place.path))
  readonly mayUndo = $derived.by(() => this.past.length > 0)

  // ------------------------------------------------------------------ going

  /** Go to a place; what is shown follows. */
  async go(place: Place): Promise<void> {
    this.place = trees.within(this.tree, place)
    const request = ++this.wanted
    const now = this.place
    const moves = trees.movesTo(this.tree, now)
    const record = now.side === undefined ? undefined : trees.recordAt(this.tree, now)
    const [shown, side] = await Promise.all([
      this.sceneAfter(moves),
      record ? lookAt(record, now.side ?? 0) : null,
    ])
    if (request !== this.wanted) return
    const last = moves.length ? shown.last : NOTHING
    this.moment = { place: now, moves, scene: shown.scene, last, side }
  }

  back = () => this.go(trees.back(this.tree, this.place))
  forward = () => this.go(trees.forward(this.tree, this.place))
  first = () => this.go(trees.START)
  last = () => this.go(trees.lineEnd(this.tree, this.place))
  /** On from a side game to the board with its result, where there is one. */
  leaveSide = () => this.go(trees.afterSide(this.tree, this.place))
  beside = (step: 1 | -1) => this.go(trees.beside(this.tree, this.place, step))

  /** Give the scene after moves from the start; what was asked for is kept. */
  sceneAfter(moves: readonly string[]): Promise<SceneResponse> {
    const key = moves.join(' ')
    const known = this.known.get(key)
    if (known) return known
    const asked = post<SceneResponse>('/api/scene', { start: this.tree.start, moves })
    asked.catch(() => this.known.delete(key))
    this.known.set(key, asked)
    const [oldest] = this.known.keys()
    if (this.known.size > KEPT && oldest !== undefined) this.known.delete(oldest)
    return asked
  }

  // ------------------------------------------------------------------ changing

  /** Follow decisions from what is shown; those that are new become a variation. */
  async play(...moves: string[]): Promise<void> {
    const { moment } = this
    if (!moment) return
    let now = { tree: this.tree, place: moment.place }
    const made = [...moment.moves]
    let before = moment.scene
    for (const text of moves) {
      const played = await this.sceneAfter([...made, text])
      const move = played.last.moves[0] ?? text
      made.push(move)
      now = trees.play(now.tree, now.place, move, before, played)
      before = played.scene
    }
    if (now.tree !== this.tree) this.change(now.tree, now.place)
    await this.go(now.place)
  }

  note(path: Path, notes: Partial<Pick<VariationNode, 'marks' | 'comment' | 'shapes'>>): void {
    this.change(trees.note(this.tree, path, notes), this.place)
  }

  async remove(): Promise<void> {
    const { tree, place } = trees.removed(this.tree, this.place.path)
    this.change(tree, place)
    await this.go(place)
  }

  async promote(isToMain = false): Promise<void> {
    const { tree, place } = (isToMain ? trees.asMainLine : trees.promoted)(this.tree, this.place)
    this.change(tree, place)
    await this.go(place)
  }

  /** Bring in what was found out about the game since it was as `before`. */
  merge(other: VariationTree, before: VariationTree): void {
    const merged = trees.merged(this.tree, other, before)
    const place = trees.sameIn(merged, this.tree, this.place)
    const isElsewhere = !trees.samePlace(place, this.place)
    this.change(merged, this.place)
    if (isElsewhere) void this.go(place)
  }

  async undo(): Promise<void> {
    const before = this.past.at(-1)
    if (!before) return
    this.past = this.past.slice(0, -1)
    this.tree = before.tree
    this.isChanged = true
    await this.go(before.place)
  }

  private change(tree: VariationTree, place: Place): void {
    this.past = [...this.past.slice(-99), { tree: this.tree, place: this.place }]
    this.tree = tree
    this.place = place
    this.isChanged = true
  }
}
