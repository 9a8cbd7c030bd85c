/** Short sentences that come and go: what happened, or why something was not done. */

export interface Notice {
  key: number
  text: string
  /** What can be done about it. */
  action?: NoticeAction
}

export interface NoticeAction {
  text: string
  run: () => void
  /** Where it leads, if to a page: who has got there needs it no more. */
  to?: string
}

const SHOWN = 7000
/** Longer where something can be done. */
const SHOWN_WITH_ACTION = 20_000

let next = 0
let shown = $state.raw<Notice[]>([])
let spoken = $state('')

export function notices(): readonly Notice[] {
  return shown
}

/** What screen readers are to say now. */
export function announcement(): string {
  return spoken
}

/** Show a sentence for a while; gives its key. */
export function notify(text: string, action?: NoticeAction): number | null {
  if (!text) return null
  const key = next++
  shown = [...shown.filter((notice) => notice.text !== text), { key, text, action }].slice(-3)
  setTimeout(() => dismiss(key), action ? SHOWN_WITH_ACTION : SHOWN)
  return key
}

let refusal: number | null = null

/** Show why something was not done, until it is withdrawn; without a reason, only withdraw the one before. */
export function refuse(text: string): void {
  withdrawRefusal()
  refusal = notify(text)
}

/** Take a refusal away: the position or the input it was about has changed. */
export function withdrawRefusal(): void {
  if (refusal !== null) dismiss(refusal)
  refusal = null
}

let forNext = ''

/** Show a sentence on the page that one is about to go to. */
export function notifyThere(text: string): void {
  forNext = text
}

/** Take away what was about the page before; what can still be done at the one gone to stays. */
export function leavePage(): void {
  shown = shown.filter(({ action }) => action && action.to !== location.hash)
  refusal = null
  notify(forNext)
  forNext = ''
}

export function dismiss(key: number): void {
  shown = shown.filter((notice) => notice.key !== key)
}

/** Let nothing that was said on one page stand in another. */
export function hush(): void {
  spoken = ''
}

/** Let screen readers say something; the same words twice are said twice. */
export function announce(text: string): void {
  spoken = text === spoken ? `${text}\u00a0` : text
}
