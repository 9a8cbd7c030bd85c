/** What players are called. */

import { readerOf, type Seat } from '../game'
import { t } from '../locales/language.svelte'
import type { Player } from '../scene'

/** The names the server gives to those who have none, and a file to those it does not know. */
const NAMELESS = ['White', 'Black', 'Player', '?', '']
/** What the server calls the computer in a file. */
const COMPUTER = /^Level (\d+)$/
const HEADERS = { w: 'White', b: 'Black' } as const

/** Name a player: a person by name or colour, the computer by its level, the reader "you". */
export function seatName(
  seats: Record<Player, Seat>,
  player: Player,
  reader: Player | null = readerOf(seats),
): string {
  const { kind, name, level, bot } = seats[player]
  if (kind === 'computer') return t('seat-computer', { level: level ?? 1 })
  if (bot) return botName(name)
  if (!NAMELESS.includes(name)) return name
  return player === reader ? t('seat-you') : colourName(player)
}

/** Say under a name that it has won: of "you", of a colour that nobody has named, or of somebody with a name. */
export function winnerNote(name: string, player: Player): string {
  const who = name === t('seat-you') ? 'you' : name === colourName(player) ? 'colour' : 'other'
  return t('seat-winner', { who })
}

/** Name a program that plays as a bot: everybody sees that it is one. */
export function botName(name: string): string {
  return t('seat-bot', { name })
}

/** The name somebody has given themselves, if they have. */
export function givenName({ name }: Seat): string | null {
  return NAMELESS.includes(name) ? null : name
}

/** Name a player of a file by its headers; `reader` is whom the reader plays, where that is known. */
export function headerName(
  headers: Record<string, string>,
  player: Player,
  reader: Player | null = null,
): string {
  const name = headers[HEADERS[player]] ?? ''
  const level = COMPUTER.exec(name)?.[1]
  if (level) return t('seat-computer', { level: Number(level) })
  if (!NAMELESS.includes(name)) return name
  return player === reader ? t('seat-you') : colourName(player)
}

/** Name both players of a file: "You – Computer, level 3"; where it names neither, "White – Black". */
export function bothNames(headers: Record<string, string>, reader: Player | null = null): string {
  return `${headerName(headers, 'w', reader)} – ${headerName(headers, 'b', reader)}`
}

/** Name both players of a file; nothing where it names neither. */
export function headerNames(headers: Record<string, string>, reader: Player | null = null): string {
  const isNamed = [headers.White, headers.Black].some((name) => name && name !== '?')
  return isNamed ? bothNames(headers, reader) : ''
}

function colourName(player: Player): string {
  return t('setup-colour-name', { colour: player })
}
