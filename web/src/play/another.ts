/** Another game like the one before. */

import { post } from '../api'
import { other, type GameState, type Seat } from '../game'
import { t } from '../locales/language.svelte'
import type { Player } from '../scene'
import { notifyThere } from '../shell/notices.svelte'
import { go } from '../shell/router.svelte'
import { givenName } from './names'

/** Begin it at another level with colours changed, or of another variant with the same; gives its id. */
export async function anotherGame(game: GameState, level: number, variant?: string): Promise<string> {
  const { seats, start, clock } = game
  const seated = (seat: Seat) =>
    seat.kind === 'computer' ? { kind: seat.kind, level } : { kind: seat.kind, name: givenName(seat) }
  const body = {
    ...(variant ? { variant } : { start }),
    seats: variant ? { w: seated(seats.w), b: seated(seats.b) } : { w: seated(seats.b), b: seated(seats.w) },
    clock: clock && { seconds: clock.seconds, increment: clock.increment },
  }
  return (await post<GameState>('/api/games', body)).id
}

/** Go to a game in which somebody who played has the other colour: that is said there. */
export function goTurned(id: string, reader: Player | null): void {
  if (reader) notifyThere(t('rematch-colours', { colour: other(reader) }))
  go('game', id)
}
