/** Games as hosts give them away and take them in, part by part. */

import type { ArchivedGameData, ArchiveResponse } from '../server-types'

/** Bytes of games that are sent at once: a host reads a request of a million. */
const PART = 500_000

/** Collect all games, side games and studies of a host. */
export async function allGames(get: (path: string) => Promise<ArchiveResponse>): Promise<ArchivedGameData[]> {
  const found: ArchivedGameData[] = []
  for (const kind of ['played', 'study']) {
    for (let next: string | null = ''; next !== null;) {
      const before: string = next && `&before=${next}`
      const part: ArchiveResponse = await get(`/api/archive?kind=${kind}${before}`)
      found.push(...part.games)
      next = part.next
    }
  }
  return found
}

/** Games in parts that a host reads at once. */
export function partsOf(games: readonly ArchivedGameData[], most = PART): ArchivedGameData[][] {
  const parts: ArchivedGameData[][] = []
  const encoder = new TextEncoder()
  let room = 0
  for (const game of games) {
    const size = encoder.encode(JSON.stringify(game)).length
    if (!parts.length || size > room) {
      parts.push([])
      room = most
    }
    parts.at(-1)!.push(game)
    room -= size
  }
  return parts
}
