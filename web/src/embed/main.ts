/** The embeds: `<gipf-board>` and `<gipf-game>`, for pages of other people. */

import '../theme.css'
import BoardEmbed from './BoardEmbed.svelte'
import { Embed } from './element.svelte'
import './embed.css'
import GameEmbed from './GameEmbed.svelte'

/** A position. */
class GipfBoard extends Embed {
  constructor() {
    super(BoardEmbed)
  }
}

/** A game to go through; `ply` says how many of its decisions are shown, and can be set. */
class GipfGame extends Embed {
  constructor() {
    super(GameEmbed)
  }

  get ply(): number {
    return (this.inner.now as (() => number) | undefined)?.() ?? 0
  }

  set ply(ply: number) {
    ;(this.inner.show as ((ply: number) => void) | undefined)?.(ply)
  }
}

// A page may have the script twice, with two snippets.
if (!customElements.get('gipf-board')) customElements.define('gipf-board', GipfBoard)
if (!customElements.get('gipf-game')) customElements.define('gipf-game', GipfGame)
