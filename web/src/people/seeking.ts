/** What somebody would play, and how times are written. */

import type { SeekData, TimeData } from '../server-types'
import { durationText } from './days'

/** When a game is played: now, or over days. */
export type Speed = 'live' | 'days'

/** What somebody looks for; kept for the next time. */
export interface Wish {
  variants: string[]
  speed: Speed
  /** As they are written here. */
  live: string[]
  days: string[]
  colour: 'w' | 'random' | 'b'
  rated: boolean
  /** Whether programs may accept it. */
  bots: boolean
  /** How many games an offer over days may begin. */
  games: number
}

/** Times for a game at one sitting, in minutes and seconds a turn; and days for a turn. */
export const LIVE = ['3+2', '5+3', '10+5', '15+10', '30+20'] as const
export const DAYS = ['1', '3', '7', '14'] as const

export const USUAL_WISH: Wish = {
  variants: ['basic'],
  speed: 'live',
  live: ['5+3', '10+5'],
  days: ['3'],
  colour: 'random',
  rated: false,
  bots: false,
  games: 1,
}

const DAY = 86_400

/** Read what was kept; the usual for what is missing or of another kind. */
export function wishFrom(data: unknown): Wish {
  const given = (data && typeof data === 'object' ? data : {}) as Record<string, unknown>
  const fits = Object.entries(USUAL_WISH).map(([name, usual]) => {
    const value = given[name]
    const isAlike = typeof value === typeof usual && Array.isArray(value) === Array.isArray(usual)
    return [name, isAlike && (!Array.isArray(value) || value.length) ? value : usual]
  })
  return Object.fromEntries(fits) as Wish
}

/** What the host is asked for. */
export function timesOf({ speed, live, days }: Wish): TimeData[] {
  if (speed === 'live') {
    return live.map((text) => {
      const [minutes = 5, increment = 0] = text.split('+').map(Number)
      return { seconds: 60 * minutes, increment, cap: null }
    })
  }
  return days.map((text) => {
    const seconds = DAY * Number(text)
    return { seconds, increment: seconds, cap: seconds }
  })
}

/** Write a time: `5+3` in minutes and seconds, or over days the time to begin with: what the first turn has. */
export function timeText({ seconds, increment, cap }: TimeData, language: string): string {
  if (cap === null) {
    const minutes = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(seconds / 60)
    return `${minutes}+${increment}`
  }
  return durationText(seconds, language)
}

/** Choose or unchoose one of several; the last one stays. */
export function toggled<Value>(values: readonly Value[], value: Value): Value[] {
  if (!values.includes(value)) return [...values, value]
  return values.length > 1 ? values.filter((each) => each !== value) : [...values]
}

/** Whether a game of an offer is played at one sitting. */
export function isLive(seek: SeekData): boolean {
  return seek.times.every(({ cap }) => cap === null)
}

/** Whether its maker waits for somebody to come now. */
export function isWaiting(seek: SeekData): boolean {
  return seek.own && isLive(seek) && seek.games > 0
}

/** What has begun with offers of one's own since they were last looked at: the offers, with their games. */
export function begunOf(seeks: readonly SeekData[], known: ReadonlyMap<string, string | null>): SeekData[] {
  return seeks.filter(({ own, id, game }) => own && game !== null && known.get(id) !== game)
}

const BASES = ['basic', 'standard', 'tournament', 'ultimate', 'matrx']

/** Whether what is offered is a side game by itself. */
export function isSideGame(variant: string): boolean {
  return !BASES.includes(variant.split(/[+;]/)[0] ?? '')
}

/** The page on which a game of a variant is played. */
export function pageOf(variant: string): 'side' | 'game' {
  return isSideGame(variant) ? 'side' : 'game'
}
