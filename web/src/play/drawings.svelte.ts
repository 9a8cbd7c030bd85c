/** Arrows and rings drawn on the board of a game: for the reader's eyes only, and gone with the next move. */

import { pointersOf, toggled } from '../board/shapes'
import type { Sketcher } from '../board/sketching'

export class Drawings implements Sketcher {
  private drawn = $state.raw<{ position: string; shapes: readonly string[] }>({ position: '', shapes: [] })
  private aimed = $state<string | null>(null)

  constructor(private readonly position: () => string) {}

  private readonly shapes = $derived.by(() =>
    this.drawn.position === this.position() ? this.drawn.shapes : [],
  )
  /** What the board shows: what is drawn, and what is just being drawn. */
  readonly pointers = $derived.by(() =>
    pointersOf(this.aimed && !this.shapes.includes(this.aimed) ? [...this.shapes, this.aimed] : this.shapes),
  )

  isOn = () => false
  onaim = (shape: string | null) => (this.aimed = shape)
  ondraw = (shape: string) =>
    (this.drawn = { position: this.position(), shapes: toggled(this.shapes, shape) })
}
