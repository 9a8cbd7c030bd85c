/** How the next game is to be played; kept for the next time. */

import { post } from '../api'
import type { GameState } from '../game'
import { daysOf, USUAL_DAYS, type DaysSetup } from '../people/days'
import { me } from '../people/me.svelte'
import type { Player } from '../scene'
import type { SceneResponse, VariantResponse } from '../server-types'
import { keep, kept, settings } from '../settings/settings.svelte'
import { agreementOf, hasPotentials, requestOf, type Agreement } from '../variant'
import CARDS from './cards.json'

/** How much time both players have. */
export interface ClockSetup extends DaysSetup {
  /** A preset as `300+5`, `none`, `custom`, or `days`. */
  clock: string
  minutes: number
  increment: number
}

export interface Setup extends ClockSetup {
  /** Minutes each has for a side game; 0 where the game's clocks run on. */
  sideMinutes: number
  /** The name of the chosen card. */
  card: string
  agreed: Agreement
  opponent: 'computer' | 'people' | 'elsewhere' | 'watch'
  level: number
  /** The levels of two computers that are watched. */
  levels: Record<Player, number>
  colour: Player | 'random'
  /** What two people at one screen are called. */
  names: Record<Player, string>
}

export interface Card {
  name: string
  variant: string
  position: string
}

export const cards: readonly Card[] = CARDS

/** Seconds each and seconds added after each turn. */
export const PRESETS = ['300+5', '600+10', '1200+15'] as const

export const MOST_LEVELS = 10

const KEY = 'gipf.setup'
export const USUAL_CLOCK: ClockSetup = { clock: 'none', minutes: 15, increment: 10, ...USUAL_DAYS }
const USUAL: Setup = {
  ...USUAL_CLOCK,
  sideMinutes: 0,
  card: 'basic',
  agreed: agreementOf('basic'),
  opponent: 'computer',
  level: 2,
  levels: { w: 4, b: 4 },
  colour: 'w',
  names: { w: '', b: '' },
}

function read(): Setup {
  const data = kept(KEY)
  if (!data || typeof data !== 'object' || !('agreed' in data) || !('names' in data)) return USUAL
  return { ...USUAL, ...(data as Partial<Setup>) }
}

export const setup: Setup = $state(read())

/** Take a card: its game as usual. */
export function take(card: Card): void {
  if (setup.card === card.name) return
  setup.card = card.name
  setup.agreed = agreementOf(card.variant)
}

/** Take the game a text names; where it names none, a refusal says why. */
export async function takeNamed(text: string): Promise<void> {
  const { scene } = await post<SceneResponse>('/api/scene', { start: text })
  const agreed = agreementOf(scene.variant)
  const isMixed = agreed.base === 'standard' && hasPotentials(agreed)
  setup.card =
    cards.find(({ variant }) => variant === scene.variant)?.name ?? (isMixed ? 'potentials' : agreed.base)
  setup.agreed = agreed
}

/** What the card's game is without changes. */
export function usualOf(name: string): Agreement {
  return agreementOf(cards.find((card) => card.name === name)?.variant ?? 'basic')
}

/** Ask whether what was agreed on is a variant: its text, or a refusal with the reason. A card's own is known. */
export async function variantOf(agreed: Agreement, signal?: AbortSignal): Promise<string> {
  const asked = JSON.stringify(requestOf(agreed))
  const known = cards.find(({ variant }) => JSON.stringify(requestOf(agreementOf(variant))) === asked)
  if (known) return known.variant
  const answer = await post<VariantResponse>('/api/variant', requestOf(agreed), signal)
  return answer.variant
}

/** What a server is asked for; nothing without a clock. */
export function clockOf({
  clock,
  minutes,
  increment,
}: ClockSetup): { seconds: number; increment: number } | undefined {
  if (clock === 'none' || clock === 'days') return undefined
  if (clock === 'custom') return { seconds: Math.max(1, Math.round(60 * minutes)), increment }
  const [seconds = 300, added = 0] = clock.split('+').map(Number)
  return { seconds, increment: added }
}

function seatsOf({ opponent, level, levels, colour, names }: Setup): Record<Player, object> {
  const person = (name: string) => ({ kind: 'person', name: name.trim() || null })
  const at = (level: number) => ({ kind: 'computer', level })
  if (opponent === 'people') return { w: person(names.w), b: person(names.b) }
  if (opponent === 'watch') return { w: at(levels.w), b: at(levels.b) }
  const own = colour === 'random' ? (Math.random() < 0.5 ? 'w' : 'b') : colour
  const reader = person(me()?.name || settings.name)
  if (opponent === 'elsewhere') {
    const invited = { kind: 'person', invited: true }
    return own === 'w' ? { w: reader, b: invited } : { w: invited, b: reader }
  }
  return own === 'w' ? { w: reader, b: at(level) } : { w: at(level), b: reader }
}

/** Whether it is a game over days, which is for people at two devices. */
export function isOverDays({ opponent, clock }: Setup): boolean {
  return opponent === 'elsewhere' && clock === 'days'
}

/** Begin the game. */
export async function begin(chosen: Setup): Promise<GameState> {
  const variant = await variantOf(chosen.agreed)
  const { agreed, sideMinutes } = chosen
  const time = clockOf(chosen)
  const isOwn = sideMinutes > 0 && agreed.challenges !== 0
  const clock = time && isOwn ? { ...time, side: 60 * sideMinutes } : time
  const days = isOverDays(chosen) ? daysOf(chosen) : undefined
  const body = { variant, seats: seatsOf(chosen), clock, days }
  return post<GameState>('/api/games', body)
}

/** Keep what is chosen, for the next time and for who comes back to the page. */
export function keepSetup(): void {
  keep(KEY, $state.snapshot(setup))
}

/** Begin the game that was chosen. */
export async function beginChosen(): Promise<GameState> {
  return begin($state.snapshot(setup) as Setup)
}

/** Begin a first game: basic, level 1, no clock. */
export async function beginFirst(): Promise<GameState> {
  return begin({ ...USUAL, level: 1 })
}
