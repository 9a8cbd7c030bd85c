/** What goes between pages and the worker that is their host; ids are any texts of their own. */

import type { Unsent } from './unsent'

/** To the worker: requests, and what goes over lines, with the time it was said (`Date.now`). */
export type ToWorker =
  | { ask: string; method: string; path: string; body?: string }
  | { open: string }
  | { line: string; text: string; sent: number }
  | { close: string }

/** From the worker: answers, lines, how much of Python has come, that something was stored, that nothing works. */
export type FromWorker =
  | { answer: string; status: number; body: string }
  | { opened: string }
  | { line: string; text: string }
  | { share: number }
  | { stored: true }
  | { failed: string }

/** The first that the worker hears: where the site lies, and what was left undone when the last tab was closed. */
export interface Start {
  base: string
  missed: Unsent[]
}

/** Between the tabs of one browser: who asks for the one that has the worker, who has it, and what goes through it. */
export type BetweenTabs = { who: true } | { leader: string } | { ask: ToWorker } | { tell: FromWorker }

/** From a worker that unpacks a file: how much of it has come, the next of what is in it, its end. */
export type Unpacked =
  { come: number } | { piece: Uint8Array<ArrayBuffer> } | { isAll: true } | { failed: string }
