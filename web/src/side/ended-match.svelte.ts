/** A side game of a challenge that has ended: its result lies over the board until it was read, and then not again. */

import { untrack } from 'svelte'
import type { GameState } from '../game'
import type { SideMatchData } from '../server-types'
import { keep, kept } from '../settings/settings.svelte'

const KEY = 'gipf.side-read'

/** The results that were read, the latest of each game: after how many decisions it stood. */
function read(): Record<string, number> {
  const data = kept(KEY)
  return data && typeof data === 'object' ? (data as Record<string, number>) : {}
}

/** How many games are remembered. */
const KEPT = 20

function isRead(game: string, plies: number): boolean {
  return read()[game] === plies
}

/** Note that a result was read. */
function keepRead(game: string, plies: number): void {
  const others = Object.entries(read()).filter(([id]) => id !== game)
  keep(KEY, Object.fromEntries([...others.slice(1 - KEPT), [game, plies]]))
}

/** What was taken back can be decided anew, and its result is another one. */
function forgetRead(game: string, plies: number): void {
  const { [game]: known, ...others } = read()
  if (known !== undefined && plies < known) keep(KEY, others)
}

export class EndedMatch {
  private ended = $state.raw<{ game: string; side: SideMatchData; plies: number } | null>(null)

  constructor(game: () => GameState | null) {
    $effect(() => {
      const now = game()
      if (!now) return
      const { id, side } = now
      const plies = now.plies.length
      if (side?.scene.outcome) this.ended = isRead(id, plies) ? null : { game: id, side, plies }
      else if (plies < (untrack(() => this.ended)?.plies ?? 0)) this.ended = null
      if (!side?.scene.outcome) forgetRead(id, plies)
    })
  }

  /** The side game as it ended, unless its result was read, or it was taken back. */
  get side(): SideMatchData | null {
    return this.ended?.side ?? null
  }

  /** Go back to the board: the result was read. */
  close(): void {
    if (this.ended) keepRead(this.ended.game, this.ended.plies)
    this.ended = null
  }
}
