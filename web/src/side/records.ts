/** Side games that were played in a game, as its record has them. */

import { post } from '../api'
import type { Player } from '../scene'
import type { SideRecord, SideSceneResponse } from '../server-types'

/** A side game that is looked at after so many of its moves. */
export interface SideLook {
  record: SideRecord
  count: number
  shown: SideSceneResponse
}

/** The name of a side game with options; its seed is left out. */
export function gameOf({ play }: Pick<SideRecord, 'play'>): string {
  return play.split(' ', 1)[0]?.replace(/#.*/, '') ?? ''
}

/** Its moves; a result may be the last of them. */
export function movesIn({ play }: Pick<SideRecord, 'play'>): string[] {
  return play.split(' ').slice(1)
}

export function countOf(record: Pick<SideRecord, 'play'>): number {
  return movesIn(record).length
}

/** Which player of the game has won; null for a draw, and while it goes on. */
export function winnerOf({ white, winner }: Pick<SideRecord, 'white' | 'winner'>): Player | null {
  if (winner === 'w') return white
  return winner === 'b' ? (white === 'w' ? 'b' : 'w') : null
}

/** Whether somebody gave it up: then the result is the last of its moves. */
export function isGivenUp(record: Pick<SideRecord, 'play'>): boolean {
  return ['1-0', '0-1'].includes(movesIn(record).at(-1) ?? '')
}

/** Whether a text is the file of a side game by itself. */
export function isSideFile(text: string): boolean {
  return /^\[SideGame "/m.test(text)
}

const KEPT = 400
const known = new Map<string, Promise<SideSceneResponse>>()

/** Ask how a side game stood after so many moves, with all that both players saw; what was asked for is kept. */
export async function lookAt(record: SideRecord, count: number): Promise<SideLook> {
  const play = record.play
    .split(' ')
    .slice(0, count + 1)
    .join(' ')
  let asked = known.get(play)
  if (!asked) {
    asked = post<SideSceneResponse>('/api/side-games/scene', { play, viewer: 'both' })
    asked.catch(() => known.delete(play))
    known.set(play, asked)
    const [oldest] = known.keys()
    if (known.size > KEPT && oldest !== undefined) known.delete(oldest)
  }
  return { record, count, shown: await asked }
}
