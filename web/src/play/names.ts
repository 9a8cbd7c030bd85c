/** What players are called. */

import type { Seat } from '../game'
import { t } from '../locales/language.svelte'
import type { Player } from '../scene'

/** The names the server gives to those who have none. */
const NAMELESS: Record<Player, string> = { w: 'White', b: 'Black' }

/** Name a player's seat: a person by name or colour, the computer by its level. */
export function seatName({ kind, name, level }: Seat, player: Player): string {
  if (kind === 'computer') return t('seat-computer', { level: level ?? 1 })
  return name && name !== NAMELESS[player] ? name : t('setup-colour-name', { colour: player })
}
