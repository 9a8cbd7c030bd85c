/** What the coach warns of, as marks on the board: the turn the other player could answer with, or the row they would have. */

import { reasonsIn } from '../analyse/reasons'
import { post } from '../api'
import type { Pointer } from '../board/Board.svelte'
import type { Message, Scene } from '../scene'
import type { SceneResponse } from '../server-types'

/** Find what there is to show of a warning about a decision. */
export async function dangerOf(position: string, move: string, says: Message): Promise<Pointer[]> {
  const { scene } = await post<SceneResponse>('/api/scene', { start: position, moves: [move] })
  return pointersTo(scene, says)
}

/** Give the marks for a warning, in the scene that the doubted decision leads to. */
export function pointersTo(scene: Scene, says: Message): Pointer[] {
  const [reason] = reasonsIn(says)
  if (reason?.args.why === 'makes-row') {
    return scene.rows.flatMap(({ spots }) => spots.map((spot) => ({ from: spot, to: spot, wrong: true })))
  }
  const [first] = String(reason?.args.turn ?? '').split(';') // its first decision
  const answer = scene.options.find(({ move }) => move === first)
  const [from] = answer?.from ?? []
  return from && answer?.to ? [{ from, to: answer.to, wrong: true }] : []
}
