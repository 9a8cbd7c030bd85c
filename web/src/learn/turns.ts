/** Going back in a try: by a decision, or to where the turn began. */

import type { Tried } from './course'

/** Say how many decisions are left when the turn that is going on is taken back; `tries` has one more than them.

A task of several parts is taken back to the beginning of its part. */
export function turnStart(tries: readonly Tried[], isPart: (id: string) => boolean = () => false): number {
  let at = Math.max(0, tries.length - 2)
  while (at > 0) {
    const [before, now] = [tries[at - 1], tries[at]]
    if (!before || !now || now.scene.turn !== before.scene.turn || now.scene.owner !== before.scene.owner)
      break
    if (isPart(now.says.id) && now.says.id !== before.says.id) break
    at--
  }
  return at
}

/** Count all decisions so far, the other player's too. */
export function decided(tries: readonly Tried[]): number {
  return tries.reduce((sum, { last }) => sum + last.moves.length, 0)
}
