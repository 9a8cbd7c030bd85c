/**
 * Copies of a server's games that were looked at here, so that they can be gone on with while it is away; and the names
 * of those that were deleted meanwhile.
 */

import type { ArchivedGameData } from '../server-types'
import type { Answered, Asked } from './host'
import { Shelf } from './shelf'

/** Copies that are kept: those that were looked at last. */
const MOST = 60
const GAME = 'game '
const DELETED = 'deleted '
/** Milliseconds before a game that has changed is fetched: moves come in twos. */
const SOON = 150

/** What is kept: the game, and when it was looked at. */
interface Copy {
  seen: number
  game: ArchivedGameData
}

/** What tells whether a game has changed; clocks stand in a copy. */
const TELLING = [
  'moves',
  'result',
  'reason',
  'seats',
  'sides',
  'title',
  'note',
  'analysis',
  'rematch',
] as const

/** Whether nothing has been done in a game since it was copied. */
export function isSame(game: ArchivedGameData, copied: ArchivedGameData | undefined): boolean {
  const telling = (of: ArchivedGameData) => JSON.stringify(TELLING.map((name) => of[name]))
  return copied !== undefined && telling(game) === telling(copied)
}

/** The games that a text of the line is about: one that is watched, played or has changed. */
export function gamesIn(text: string): string[] {
  const event = /^\{"event":"(?:side-)?game","game":\{"id":"(\w+)"/.exec(text)
  const request = event ?? /"game":"(\w{10})"/.exec(text.slice(0, 400)) // no name of a side game
  return request ? [request[1]!] : []
}

/** The games that a request and its answer are about: one that is named, or those of a list that go on. */
export function gamesAsked({ method, path }: Asked, { status, body }: Answered): string[] {
  if (status >= 300) return []
  const named = /^\/api\/(?:side-)?games\/(\w{10})(?:\/analysis)?$/.exec(path)
  if (named) return [named[1]!]
  const isNew = method === 'POST' && /^\/api\/(?:side-)?games$/.test(path)
  if (isNew) return [(JSON.parse(body) as { id: string }).id]
  if (!path.startsWith('/api/games?') || !path.includes('result=open')) return []
  const { games } = JSON.parse(body) as { games: { id: string; turns: number }[] }
  return games.filter(({ turns }) => turns > 0).map(({ id }) => id)
}

export class Copies {
  private readonly shelf: Promise<Shelf>
  private readonly wanted = new Set<string>()
  private isFetching = false

  constructor(
    name: string,
    /** Give a game of the server with all that is stored of it; null where there is none. Fails while none is copied. */
    private readonly fetch: (id: string) => Promise<ArchivedGameData | null>,
  ) {
    this.shelf = Shelf.open(name)
    this.shelf.catch(() => {}) // without a database nothing is copied
  }

  /** Copy games soon, as they are then. */
  want(ids: readonly string[]): void {
    for (const id of ids) this.wanted.add(id)
    if (this.isFetching || !this.wanted.size) return
    this.isFetching = true
    setTimeout(() => void this.fetchWanted().finally(() => (this.isFetching = false)), SOON)
  }

  private async fetchWanted(): Promise<void> {
    for (const id of this.wanted) {
      try {
        this.wanted.delete(id)
        const game = await this.fetch(id)
        if (game) await this.put([game])
      } catch {
        this.wanted.add(id) // it is copied when it can be
        return
      }
    }
  }

  /** Keep games as they are now. */
  async put(games: readonly ArchivedGameData[]): Promise<void> {
    const shelf = await this.shelf
    const seen = Date.now()
    const written = games.map((game) => [GAME + game.id, JSON.stringify({ seen, game } satisfies Copy)])
    await shelf.write(Object.fromEntries(written) as Record<string, string>)
    const all = Object.entries(await shelf.all()).filter(([key]) => key.startsWith(GAME))
    if (all.length <= MOST) return
    const seenAt = ([, text]: [string, string]) => (JSON.parse(text) as Copy).seen
    const old = all.sort((a, b) => seenAt(b) - seenAt(a)).slice(MOST)
    await shelf.write(Object.fromEntries(old.map(([key]) => [key, null])))
  }

  /** Give all copies by their names. */
  async all(): Promise<Map<string, ArchivedGameData>> {
    const texts = await (await this.shelf).all()
    const games = Object.entries(texts).filter(([key]) => key.startsWith(GAME))
    return new Map(games.map(([key, text]) => [key.slice(GAME.length), (JSON.parse(text) as Copy).game]))
  }

  /** Forget a game. */
  async drop(id: string): Promise<void> {
    this.wanted.delete(id)
    await (await this.shelf).write({ [GAME + id]: null })
  }

  /** Note that a game of the server was deleted, or brought back, while it was away. */
  async noteDeleted(id: string, isDeleted: boolean): Promise<void> {
    await (await this.shelf).write({ [DELETED + id]: isDeleted ? 'yes' : null })
  }

  /** Give the names of the server's games that were deleted while it was away. */
  async deleted(): Promise<string[]> {
    const keys = Object.keys(await (await this.shelf).all())
    return keys.filter((key) => key.startsWith(DELETED)).map((key) => key.slice(DELETED.length))
  }
}
