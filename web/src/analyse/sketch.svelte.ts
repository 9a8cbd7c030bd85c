/** What is drawn on the board of a study, and the switch with which everything draws. */

import { pointersOf, toggled } from '../board/shapes'
import type { Sketcher } from '../board/sketching'
import type { Study } from './study.svelte'

export class Sketch implements Sketcher {
  on = $state(false)
  private aimed = $state<string | null>(null)

  constructor(private readonly study: Study) {}

  /** Drawings belong to the position after a turn. */
  readonly isPossible = $derived.by(() => this.study.place.ply === this.study.node.turn.length)
  readonly shapes = $derived.by(() => (this.isPossible ? (this.study.node.shapes ?? []) : []))
  readonly pointers = $derived.by(() => {
    const isNew = this.aimed && !this.shapes.includes(this.aimed)
    return pointersOf(isNew && this.aimed ? [...this.shapes, this.aimed] : this.shapes)
  })

  isOn = () => this.on && this.isPossible
  onaim = (shape: string | null) => (this.aimed = shape)
  ondraw = (shape: string) => {
    if (this.isPossible) this.draw(toggled(this.shapes, shape))
  }
  remove = () => this.draw([])

  private draw(shapes: string[]): void {
    this.study.note(this.study.place.path, { shapes })
  }
}
