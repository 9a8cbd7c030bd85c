/** What the learner has done; it is kept in the browser, and every tab follows. */

import { keep, kept } from '../settings/settings.svelte'
import { progressFrom, type How, type Progress } from './plan'

const KEY = 'gipf.progress'

let done = $state.raw<Progress>(progressFrom(kept(KEY)))

export function progress(): Progress {
  return done
}

/** Note that something was done; what was solved stays so, even when it is shown later. */
export function note(name: string, how: How): void {
  done = { ...progressFrom(kept(KEY)), ...done }
  if (done[name] !== 'solved') done = { ...done, [name]: how }
  keep(KEY, done)
}

/** Forget everything that was done. */
export function forget(): void {
  done = {}
  keep(KEY, done)
}

addEventListener('storage', ({ key }) => {
  if (key === KEY) done = progressFrom(kept(KEY))
})
