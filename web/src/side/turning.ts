/** YINSH: what lies otherwise once a ring has moved, shown while one points. */

import type { SidePiece, SideScene, SideSpot } from '../server-types'

/** The marker a ring would leave, and those it would turn over, as they would lie then; by their spots. */
export function turnedBy(
  { pieces }: Pick<SideScene, 'pieces'>,
  spots: Readonly<Record<string, SideSpot>>,
  from: string | null,
  to: string | null,
): Readonly<Record<string, readonly SidePiece[]>> {
  const [start, goal] = [spots[from ?? ''], spots[to ?? '']]
  const ring = pieces[from ?? '']?.at(-1)
  if (!from || !to || !start || !goal || ring?.kind !== 'ring' || to in pieces) return {}
  const [dx, dy] = [goal.x - start.x, goal.y - start.y]
  const length = Math.hypot(dx, dy)
  const turned: Record<string, readonly SidePiece[]> = { [from]: [{ kind: 'marker', owner: ring.owner }] }
  for (const [spot, [piece]] of Object.entries(pieces)) {
    const at = spots[spot]
    if (piece?.kind !== 'marker' || !at) continue
    const [x, y] = [at.x - start.x, at.y - start.y]
    const along = (x * dx + y * dy) / length
    const isPassed = Math.abs(x * dy - y * dx) < 0.01 * length && along > 0 && along < length
    if (isPassed) turned[spot] = [{ kind: 'marker', owner: piece.owner === 'w' ? 'b' : 'w' }]
  }
  return turned
}
