/**
 * What can be answered before Python runs: a first game that is begun, for what a page shows of it is known when the page
 * is built, and the game that was shown last. What is done in it meanwhile waits for Python, which has the last word.
 */

import type { ArchivedGameData, GameState } from '../server-types'
import type { Answered, Asked } from './host'

const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz'

interface SeatAsked {
  kind: string
  name?: string | null
  level?: number
}

/** A game as it is asked for. */
export interface GameAsked {
  variant?: string
  start?: string
  seats?: Record<'w' | 'b', SeatAsked>
  clock?: object | null
  days?: object | null
}

/** A game that is begun here: how it is answered, and what Python is asked instead. */
export interface Begun {
  answered: Answered
  instead: Asked
}

function newId(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(10))
  return [...numbers].map((number) => LETTERS[number % LETTERS.length]).join('')
}

/** What is told of a game over a line: its id, and its state as JSON. */
export function stateIn(text: string): { id: string; state: string } | null {
  const found = /^\{(?:"event":"(?:side-)?game"|"id":\d+,"ok":true),"game":(?=\{"id":"(\w+)")/.exec(text)
  return found && { id: found[1]!, state: text.slice(found[0].length, -1) }
}

/** Begin a game of somebody against the computer, without a clock, from what is shown of such a game. */
export function beginGame(asked: GameAsked, shown: GameState, now: Date): Begun | null {
  const { start, seats, clock, days } = asked
  if (start || clock || days || seats?.w.kind !== 'person' || seats.b.kind !== 'computer') return null
  const name = (seats.w.name ?? '').split(/\s+/).filter(Boolean).join(' ') || shown.seats.w.name
  const level = seats.b.level
  if (/\p{C}/u.test(name) || seats.b.name || !level) return null
  const people: GameState['seats'] = {
    w: { ...shown.seats.w, name },
    b: { ...shown.seats.b, name: `Level ${level}`, level },
  }
  const id = newId()
  const [created, updated] = [now.toISOString(), now.toISOString()]
  const state: GameState = { ...shown, id, created, updated, seats: people }
  const game: ArchivedGameData = {
    id,
    kind: 'game',
    title: '',
    note: '',
    created: now.getTime(),
    updated: now.getTime(),
    start: shown.start,
    seats: { w: { ...people.w, helped: false }, b: { ...people.b, helped: false } },
    moves: [],
    result: '*',
    reason: null,
    paused: false,
    offer: null,
    rematch: null,
    secret: null,
    clock: null,
    sides: {},
    analysis: null,
    version: 1,
  }
  return {
    answered: { status: 201, body: JSON.stringify(state) },
    instead: { method: 'POST', path: '/api/archive', body: JSON.stringify({ games: [game] }) },
  }
}

/** The game that was shown last, kept for the next visit. */
export class ShownGame {
  private id = ''
  private state = ''

  constructor(
    /** Its name in the browser's storage. */
    private readonly name: string,
    private readonly storage: Storage | undefined,
  ) {
    const [id = '', ...state] = (storage?.getItem(name) ?? '').split(' ')
    this.id = id
    this.state = state.join(' ')
  }

  /** Keep what is told of a game; a clock that runs would have run on. */
  keep(id: string, state: string): void {
    const isTimed = /"clock":\{/.test(state)
    if (isTimed && id !== this.id) return
    this.id = isTimed ? '' : id
    this.state = isTimed ? '' : state
    try {
      if (isTimed) this.storage?.removeItem(this.name)
      else this.storage?.setItem(this.name, `${id} ${state}`)
    } catch {
      this.storage?.removeItem(this.name) // there is no room: it waits for Python
    }
  }

  /** Answer a request of the line; null where Python has to. */
  answer(text: string): EarlyAnswer | null {
    const { id, do: what, game } = JSON.parse(text) as { id: number; do: string; game?: string }
    if (!this.state || game !== this.id || (what !== 'watch' && what !== 'watch-side')) return null
    return { request: id, game, text: `{"id":${id},"ok":true,"game":${this.state}}` }
  }

  get isThere(): boolean {
    return this.state !== ''
  }
}

/** A request of the line that was answered before Python ran, and how. */
export interface EarlyAnswer {
  request: number
  game: string
  text: string
}

/** What Python says later to a request that was answered before is news of the game, or that it is gone. */
export function asNews(text: string, answered: Map<number, string>): string {
  if (!answered.size) return text
  const { id, game } = JSON.parse(text) as { id?: number; game?: { kind: string } }
  const asked = id === undefined ? undefined : answered.get(id)
  if (asked === undefined) return text
  answered.delete(id!)
  if (!game) return JSON.stringify({ event: 'deleted', id: asked })
  return JSON.stringify({ event: game.kind === 'side' ? 'side-game' : 'game', game })
}
