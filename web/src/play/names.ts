/** What players are called. */

import { other, type Seat } from '../game'
import { t } from '../locales/language.svelte'
import type { Player } from '../scene'

/** The names the server gives to those who have none. */
const NAMELESS = ['White', 'Black']

/** Name a player: a person by name or colour, the computer by its level, "you" where one plays against it. */
export function seatName(seats: Record<Player, Seat>, player: Player): string {
  const { kind, name, level } = seats[player]
  if (kind === 'computer') return t('seat-computer', { level: level ?? 1 })
  if (name && !NAMELESS.includes(name)) return name
  return seats[other(player)].kind === 'computer' ? t('seat-you') : t('setup-colour-name', { colour: player })
}
