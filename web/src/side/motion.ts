/** What moves, turns over and leaves between two scenes of a side game; nothing here knows its rules. */

import type { SidePiece, SideScene } from '../server-types'

type Stack = readonly SidePiece[]

export interface Motion {
  /** What goes from spot to spot; nothing where something was put down or taken off. */
  mover: { stack: Stack; path: readonly string[] } | null
  /** What is no longer there afterwards. */
  left: readonly (readonly [string, Stack])[]
  /** What has turned over, as it was before. */
  turned: Readonly<Record<string, Stack>>
}

/** Say what the last move did; null where it does not lead from the one scene to the other. */
export function motionOf(before: SideScene, after: SideScene): Motion | null {
  const { last } = after
  if (!last || before.board !== after.board) return null
  const differ = Object.keys({ ...before.pieces, ...after.pieces }).filter(
    (spot) => !isSame(before.pieces[spot], after.pieces[spot]),
  )
  if (!differ.length || differ.some((spot) => !last.changed.includes(spot))) return null
  const [from = ''] = last.spots
  const to = last.spots.at(-1) ?? ''
  const stack = before.pieces[from]
  const isMoved = stack && from !== to && isSame(stack.slice(-1), after.pieces[to]?.slice(-1))
  const left = differ.flatMap((spot) => {
    const was = before.pieces[spot]
    return was && !after.pieces[spot] && !(isMoved && spot === from) ? [[spot, was] as const] : []
  })
  const turned = differ.flatMap((spot) => {
    const was = before.pieces[spot]
    return was && isTurned(was, after.pieces[spot]) ? [[spot, was] as const] : []
  })
  return {
    mover: isMoved ? { stack, path: last.spots } : null,
    left,
    turned: Object.fromEntries(turned),
  }
}

function isSame(one: Stack = [], other: Stack = []): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function isTurned(one: Stack, other: Stack = []): boolean {
  const [was, is] = [one[0], other[0]]
  const isOne = one.length === 1 && other.length === 1
  return isOne && was?.kind === is?.kind && was?.owner !== is?.owner
}
