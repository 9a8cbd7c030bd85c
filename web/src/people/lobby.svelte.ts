/** The lobby as it is now, and what has begun with offers of one's own. */

import { post, take } from '../api'
import type { BegunResponse, LobbyData, SeekData, TimeData } from '../server-types'
import { keep, kept, settings } from '../settings/settings.svelte'
import { socket } from '../shell/connection.svelte'
import { timesOf, wishFrom, type Wish } from './seeking'

const KEY = 'gipf.wish'

let data = $state.raw<LobbyData | null>(null)

/** The lobby; nothing before the host has told it. */
export function lobby(): LobbyData | null {
  return data
}

/** Hear of the lobby; gives how to stop. */
export function follow(): () => void {
  return socket.watchLobby((told) => (data = told))
}

/** What the reader looks for. */
export const wish: Wish = $state(wishFrom(kept(KEY)))

/** Offer what the reader wishes for, to everybody or to one. */
export async function offer(to: string | null = null): Promise<SeekData> {
  keep(KEY, $state.snapshot(wish))
  const { variants, speed, colour, rated, bots, games } = wish
  return post<SeekData>('/api/lobby/seeks', {
    variants,
    times: timesOf(wish),
    colour: colour === 'random' ? null : colour,
    rated,
    bots: bots && to === null,
    games: speed === 'days' && to === null ? games : 1,
    to,
    name: settings.name || null,
  })
}

/** Take an offer back, or say no to one; give the game that has begun with it, if one has. */
export async function withdraw(id: string): Promise<string | null> {
  return (await take<BegunResponse>(path(id))).game
}

/** Accept an offer; give the game. */
export async function accept(id: string, variant: string, time: TimeData): Promise<string> {
  const body = { variant, time, name: settings.name || null }
  const { game } = await post<BegunResponse>(`${path(id)}/accept`, body)
  return game ?? ''
}

function path(id: string): string {
  return `/api/lobby/seeks/${encodeURIComponent(id)}`
}
