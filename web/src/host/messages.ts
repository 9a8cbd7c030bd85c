/** What goes between the page and the worker that is its host. */

/** To the worker: where the site lies, first of all; then requests, and what goes over lines. */
export type ToWorker =
  | { base: string }
  | { ask: number; method: string; path: string; body?: string }
  | { open: number }
  | { line: number; text: string }
  | { close: number }

/** From the worker: answers, lines, how much of Python has come, that something was stored, that nothing works. */
export type FromWorker =
  | { answer: number; status: number; body: string }
  | { opened: number }
  | { line: number; text: string }
  | { share: number }
  | { stored: true }
  | { failed: string }
