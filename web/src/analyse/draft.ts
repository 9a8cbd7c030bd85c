/** An analysis that belongs to no game of the list is kept in this browser, by its address, until another one is. */

import type { GameTree } from '../game'
import { keep, kept } from '../settings/settings.svelte'

const KEY = 'gipf.analyse.draft'

interface Draft {
  address: string
  tree: GameTree
}

export function keepDraft(address: string, tree: GameTree): void {
  keep(KEY, { address, tree } satisfies Draft)
}

/** Give what was kept last. */
export function lastDraft(): Draft | null {
  return kept(KEY) as Draft | null
}

/** Give the tree that was kept at this address, or the one that was opened. */
export function draftOf(opened: GameTree): GameTree {
  const draft = lastDraft()
  const isThis = draft?.address === location.hash && draft.tree.start === opened.start
  return isThis ? draft.tree : opened
}
