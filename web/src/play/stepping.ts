/** Going through moves everywhere alike: arrow keys, the wheel and a swipe across the board. */

export interface Stepping {
  back: () => void
  forward: () => void
  first: () => void
  last: () => void
}

/** What has arrow keys of its own. */
const ELSEWHERE =
  'input, textarea, select, dialog, [role="slider"], [role="gridcell"], [role="radio"], [role="tab"]'
const KEYS: Record<string, keyof Stepping> = {
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  Home: 'first',
  End: 'last',
}
/** A turn of the wheel that is a step, in pixels; a touchpad's many small ones add up to it. */
const TURN = 60
/** Milliseconds after which a turn of the wheel begins anew. */
const REST = 250
/** A swipe goes so far, in pixels, so much more sideways than up or down, and takes no longer than so many milliseconds. */
const FAR = 45
const SIDEWAYS = 2
const QUICK = 700

/** Whether a key is meant for something that has use for it itself. */
export function hasOwnKeys(event: KeyboardEvent): boolean {
  return event.defaultPrevented || Boolean((event.target as Element | null)?.closest?.(ELSEWHERE))
}

/** Take the step a key stands for; gives whether it stands for one. */
export function stepByKey(event: KeyboardEvent, steps: Stepping): boolean {
  const name = KEYS[event.key]
  const isModified = event.altKey || event.ctrlKey || event.metaKey
  if (!name || isModified || hasOwnKeys(event)) return false
  event.preventDefault()
  steps[name]()
  return true
}

/** Listen to wheel and finger over a board; gives the function that ends it. */
export function stepping(element: HTMLElement, steps: () => Stepping): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let turned = 0
  let latest = 0
  let began: { x: number; y: number; at: number } | null = null

  const wheel = (event: WheelEvent) => {
    // A page that can be scrolled is scrolled; with a key held down one zooms.
    const isScrollable = document.documentElement.scrollHeight > innerHeight + 1
    if (isScrollable || event.ctrlKey || event.shiftKey || !event.deltaY) return
    event.preventDefault()
    if (event.timeStamp - latest > REST) turned = 0
    latest = event.timeStamp
    turned += event.deltaY * (event.deltaMode ? TURN : 1)
    if (Math.abs(turned) < TURN) return
    steps()[turned > 0 ? 'forward' : 'back']()
    turned = 0
  }
  const down = ({ touches, target, timeStamp }: TouchEvent) => {
    const [touch] = touches
    // What can be dragged is dragged.
    const isFree = touches.length === 1 && !(target as Element).closest('.target, [data-letter], button')
    began = touch && isFree ? { x: touch.clientX, y: touch.clientY, at: timeStamp } : null
  }
  const up = ({ changedTouches, timeStamp }: TouchEvent) => {
    const [touch] = changedTouches
    if (!touch || !began) return
    const [across, along] = [touch.clientX - began.x, touch.clientY - began.y]
    const isSwipe = Math.abs(across) > FAR && Math.abs(across) > SIDEWAYS * Math.abs(along)
    if (isSwipe && timeStamp - began.at < QUICK) steps()[across < 0 ? 'forward' : 'back']()
    began = null
  }
  // Chromium tells of the wheel only what has a box, and what is around a board may have none.
  const board = element.closest<HTMLElement>('.site') ?? element
  board.addEventListener('wheel', wheel, { passive: false, signal })
  element.addEventListener('touchstart', down, { passive: true, signal })
  element.addEventListener('touchend', up, { passive: true, signal })
  return () => listening.abort()
}
