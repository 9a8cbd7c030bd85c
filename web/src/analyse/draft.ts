/** An analysis that belongs to no game of the list is kept in this browser, by its address, until another one is. */

import { post } from '../api'
import type { GameTree } from '../game'
import type { ReadResponse, WriteResponse } from '../server-types'
import { keep, kept } from '../settings/settings.svelte'
import { flatOf, treeOf, type VariationNode, type VariationTree } from './tree'

const KEY = 'gipf.analyse.draft'

export interface Draft {
  address: string
  tree: VariationTree
  /** Whether it was kept by an older page, which did not know of every turn whether it is complete. */
  isOld: boolean
}

/** What is kept; older pages kept the turns nested. */
interface Kept {
  address: string
  tree: GameTree | (Omit<GameTree, 'nodes'> & { root: VariationNode })
}

export function keepDraft(address: string, tree: VariationTree): void {
  keep(KEY, { address, tree: flatOf(tree) } satisfies Kept)
}

/** Give what was kept last. */
export function lastDraft(): Draft | null {
  const draft = kept(KEY) as Kept | null
  if (!draft) return null
  const { address, tree } = draft
  const isOld = !('nodes' in tree)
  return { address, tree: isOld ? tree : treeOf(tree), isOld }
}

/** Give the tree that was kept at this address, or the one that was opened. */
export async function draftOf(opened: VariationTree): Promise<VariationTree> {
  const draft = lastDraft()
  const isThis = draft?.address === location.hash && draft.tree.start === opened.start
  if (!isThis) return opened
  return draft.isOld ? renewed(draft.tree) : draft.tree
}

/** Let the server read a draft of an older page: it knows which turns are complete. */
async function renewed(tree: VariationTree): Promise<VariationTree> {
  const { text } = await post<WriteResponse>('/api/write', { game: flatOf(tree) })
  const { games } = await post<ReadResponse>('/api/read', { text })
  return games[0] ? treeOf(games[0]) : tree
}
