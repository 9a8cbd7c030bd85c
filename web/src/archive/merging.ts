/** What a browser keeps of its reader beside the games, joined with what another browser kept: nothing is lost. */

import { progressFrom } from '../learn/plan'
import { LOWEST, ratingsFrom, type Ratings } from '../learn/rating'
import { settingsFrom } from '../settings/settings.svelte'

/** What the names of all that is kept begin with. */
const PREFIX = 'gipf.'

/** By its name in the browser's storage. */
export type Things = Record<string, unknown>

/** Give all that is kept here. */
export function thingsHere(): Things {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX))
  return Object.fromEntries(names.sort().map((name) => [name, JSON.parse(localStorage[name] as string)]))
}

/** What is solved stays so; what was shown in one place and solved in the other is solved. */
function joinedProgress(here: unknown, other: unknown): unknown {
  const joined = progressFrom(here)
  for (const [name, how] of Object.entries(progressFrom(other))) {
    if (joined[name] !== 'solved') joined[name] = how
  }
  return joined
}

/** The first tries of both count, each puzzle once; the rating is where these have led. */
export function joinedRatings(here: unknown, other: unknown): Ratings {
  const [mine, theirs] = [ratingsFrom(here), ratingsFrom(other)]
  const added = Object.entries(theirs.changes).filter(([puzzle]) => !(puzzle in mine.changes))
  const isAll = Object.keys(mine.changes).every((puzzle) => puzzle in theirs.changes)
  const moved = added.reduce((sum, [, change]) => sum + change, mine.player)
  return {
    player: !added.length ? mine.player : isAll ? theirs.player : Math.max(LOWEST, moved),
    changes: { ...theirs.changes, ...mine.changes },
    puzzles: { ...theirs.puzzles, ...mine.puzzles },
    best: Math.max(mine.best, theirs.best),
    daily: mine.daily > theirs.daily ? mine.daily : theirs.daily,
  }
}

/** What was chosen here stays; where nothing was, what was chosen there is taken. */
function joinedSettings(here: unknown, other: unknown): unknown {
  const [mine, theirs, usual] = [here, other, null].map(settingsFrom) as unknown as Things[]
  const names = Object.keys(usual!)
  return Object.fromEntries(
    names.map((name) => [name, mine![name] === usual![name] ? theirs![name] : mine![name]]),
  )
}

function joinedLists(here: unknown, other: unknown): unknown {
  return Array.isArray(here) && Array.isArray(other) ? [...new Set([...here, ...other])] : here
}

const JOINED: Record<string, (here: unknown, other: unknown) => unknown> = {
  'gipf.progress': joinedProgress,
  'gipf.ratings': joinedRatings,
  'gipf.settings': joinedSettings,
  'gipf.tips': joinedLists,
}

/** Give what is kept after the two are joined; of what cannot be joined, that of here. */
export function joined(here: Things, other: Things): Things {
  const names = Object.keys(other).filter((name) => name.startsWith(PREFIX))
  const found = names.map((name) => {
    const [mine, theirs] = [here[name], other[name]]
    if (mine === undefined || mine === null) return [name, theirs]
    return [name, JOINED[name]?.(mine, theirs) ?? mine]
  })
  return { ...here, ...Object.fromEntries(found) }
}

/** Keep what has changed, and let the page know as if another tab had done it; says whether anything has. */
export function keepThings(next: Things): boolean {
  const here = thingsHere()
  const changed = Object.keys(next).filter(
    (name) => JSON.stringify(here[name]) !== JSON.stringify(next[name]),
  )
  for (const name of changed) {
    localStorage.setItem(name, JSON.stringify(next[name]))
    dispatchEvent(new StorageEvent('storage', { key: name }))
  }
  return changed.length > 0
}
