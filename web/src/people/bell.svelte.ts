/** The reader's notices as they are now. */

import { post } from '../api'
import type { NoticesData } from '../server-types'
import { socket } from '../shell/connection.svelte'

let data = $state.raw<NoticesData | null>(null)

/** The latest notices, and how many are new; nothing before the host has told them. */
export function told(): NoticesData | null {
  return data
}

/** Hear of them, and be told elsewhere in this language; gives how to stop. */
export function follow(language: string): () => void {
  return socket.watchNotices(language, (now) => (data = now))
}

/** Note what the reader has seen: what is about a game, some notices, or all. */
export async function see(which: { game?: string; notices?: number[] }): Promise<void> {
  data = await post<NoticesData>('/api/notices/seen', which)
}
