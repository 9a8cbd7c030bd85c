/** What a reader has chosen; it is kept in the browser, and every tab follows. */

export interface Settings {
  /** A language's code, or `auto`. */
  language: string
  theme: 'auto' | 'light' | 'dark'
  /** Board, pieces, ground and sounds. */
  look: 'study' | 'table' | 'contrast'
  /** How much of the room there is the board takes. */
  size: 'full' | 'large' | 'medium'
  /** How fast pieces move. */
  speed: 'slow' | 'usual' | 'fast'
  /** How loud each sound is, from 0 to 100. */
  volumeMove: number
  volumeTake: number
  volumeLow: number
  volumeEnd: number
  /** Whether all that can be done in a game is in sight. */
  tools: boolean
  /** Whether the other player sits at the lower side. */
  turned: boolean
  coordinates: boolean
  sound: boolean
  motion: 'auto' | 'off'
  /** Whether moves are spoken by screen readers. */
  announce: boolean
  /** Whether the last move is marked. */
  lastMove: boolean
  /** Whether what the other player threatens is marked. */
  threats: boolean
  /** Whether one is asked before a blunder against the computer. */
  coach: boolean
  /** Whether one is asked before a decision that ends something for good. */
  endings: boolean
  /** What the reader is called. */
  name: string
}

const USUAL: Settings = {
  language: 'auto',
  theme: 'auto',
  look: 'study',
  size: 'full',
  speed: 'usual',
  volumeMove: 70,
  volumeTake: 70,
  volumeLow: 70,
  volumeEnd: 70,
  tools: false,
  turned: false,
  coordinates: true,
  sound: true,
  motion: 'auto',
  announce: true,
  lastMove: true,
  threats: false,
  coach: false,
  endings: true,
  name: '',
}

export const SIZES: Record<Settings['size'], number> = { full: 1, large: 0.85, medium: 0.7 }
const PACES: Record<Settings['speed'], number> = { slow: 0.5, usual: 1, fast: 2 }

const KEY = 'gipf.settings'

/** Read something that was kept in this browser; nothing where there is none, or where it cannot be read. */
export function kept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Keep something in this browser; where that is forbidden, it is forgotten with the page. */
export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    /* The page works all the same. */
  }
}

/** Take what fits from what was kept; the usual for everything else. */
export function settingsFrom(data: unknown): Settings {
  const given = (data && typeof data === 'object' ? data : {}) as Record<string, unknown>
  const fits = Object.entries(USUAL).map(([name, usual]) => {
    const value = given[name]
    return [name, typeof value === typeof usual ? value : usual]
  })
  return Object.fromEntries(fits) as Settings
}

export const settings: Settings = $state(settingsFrom(kept(KEY)))

/** Choose something. */
export function choose<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
  settings[name] = value
  keep(KEY, $state.snapshot(settings))
}

/** How many times as fast as usual pieces move. */
export function pace(): number {
  return PACES[settings.speed] ?? 1
}

/** Whether nothing is to move on the board: as chosen, or as the reader's system asks. */
export function isStill(): boolean {
  return settings.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Follow what is chosen in other tabs. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    if (key === KEY) Object.assign(settings, settingsFrom(kept(KEY)))
  })
}
