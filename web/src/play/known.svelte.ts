/** What a reader has been told at the board and need not be told again; it is kept in the browser. */

import { keep, kept } from '../settings/settings.svelte'

const KEY = 'gipf.known'
const SWITCHES = 'switches'

let switches = $state(kept(KEY) === SWITCHES)

/** Whether it is known what the arrows on the pieces of a row mean. */
export function knowsSwitches(): boolean {
  return switches
}

export function learnSwitches(): void {
  switches = true
  keep(KEY, SWITCHES)
}
