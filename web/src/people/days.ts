/** Games over days: what is agreed on, what the host is asked for, and a time in words. */

/** The time of a game over days. */
export interface DaysSetup {
  /** Days for each turn, or `bank`. */
  days: string
  /** Of a time bank: days at the start, hours that a turn adds, and the most days a player can have. */
  bank: number
  added: number
  most: number
}

/** Days for a turn that are offered. */
export const TURNS = ['1', '3', '7', '14'] as const
export const USUAL_DAYS: DaysSetup = { days: '3', bank: 7, added: 24, most: 14 }
export const MOST_DAYS = 60

const HOUR = 3600
const DAY = 24 * HOUR

/** What the host is asked for: a time for each turn is a bank that every turn fills again. */
export function daysOf({ days, bank, added, most }: DaysSetup): {
  seconds: number
  increment: number
  cap: number
} {
  if (days === 'bank') {
    return { seconds: bank * DAY, increment: added * HOUR, cap: Math.max(bank, most) * DAY }
  }
  const seconds = Number(days) * DAY
  return { seconds, increment: seconds, cap: seconds }
}

/** Write a day as people do: `3 May`. */
export function dateText(moment: string, language: string): string {
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' }).format(new Date(moment))
}

/** Say a time as people do, by its two greatest units: `2 days 3 hours`, `5 hours 12 minutes`, `40 minutes`. */
export function durationText(seconds: number, language: string): string {
  const left = Math.max(0, seconds)
  const [days, hours] = [Math.floor(left / DAY), Math.floor((left % DAY) / HOUR)]
  const minutes = Math.floor((left % HOUR) / 60)
  const parts: [number, string][] = days
    ? [
        [days, 'day'],
        [hours, 'hour'],
      ]
    : [
        [hours, 'hour'],
        [minutes, 'minute'],
      ]
  const said = parts.filter(([count]) => count > 0)
  if (!said.length) said.push(left < 60 ? [Math.floor(left), 'second'] : [minutes, 'minute'])
  return said
    .map(([count, unit]) =>
      new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count),
    )
    .join(' ')
}
