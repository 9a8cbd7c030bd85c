/**
 * Drawing on the board: with the right button, or with two fingers, from the first to the second. While a switch is
 * on, any pointer draws, and the keyboard too: from one point to another, or a ring around one.
 */

import { shapeOf } from './shapes'

export interface Sketcher {
  /** Whether every pointer draws. */
  isOn: () => boolean
  /** The shape as it would be now; null once there is none. */
  onaim: (shape: string | null) => void
  ondraw: (shape: string) => void
}

const RIGHT = 2

function pointOf(target: EventTarget | null): string | null {
  const found = target instanceof Element ? target.closest<SVGElement>('[data-point]') : null
  return found?.dataset.point ?? null
}

function pointUnder({ clientX, clientY }: { clientX: number; clientY: number }): string | null {
  return pointOf(document.elementFromPoint(clientX, clientY))
}

/** Listen on the area around a board, before the board itself does; gives the function that ends it. */
export function sketching(area: HTMLElement, { isOn, onaim, ondraw }: Sketcher): () => void {
  /** Where a shape begins, and as far as it goes now. */
  let from: string | null = null
  let to: string | null = null
  let isByKeys = false
  let isByFingers = false
  /** Whether the click that comes of a drawing is still to come. */
  let isSpent = false
  const listening = new AbortController()

  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ) => area.addEventListener(type, listener, { capture: true, passive: false, signal: listening.signal })

  const keepTo = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  const aim = (end: string | null) => {
    to = end
    onaim(from && to ? shapeOf(from, to) : null)
  }
  const end = () => {
    if (from && to) ondraw(shapeOf(from, to))
    leave()
  }
  const leave = () => {
    from = null
    isByKeys = isByFingers = false
    aim(null)
  }

  on('pointerdown', (event) => {
    isSpent = false
    const isDrawing = event.button === RIGHT || (isOn() && event.button === 0 && event.isPrimary)
    const point = pointOf(event.target)
    if (!isDrawing || !point || isByFingers) return
    keepTo(event)
    isSpent = event.button !== RIGHT
    isByKeys = false
    from = point
    aim(point)
  })
  on('pointermove', (event) => {
    if (!from || isByKeys || isByFingers) return
    event.stopPropagation()
    aim(pointUnder(event))
  })
  on('pointerup', (event) => {
    if (!from || isByKeys || isByFingers) return
    keepTo(event)
    end()
  })
  on('pointercancel', () => {
    if (!isByFingers && !isByKeys) leave()
  })
  on('contextmenu', (event) => {
    if (pointOf(event.target)) event.preventDefault()
  })
  on('click', (event) => {
    if (isSpent) keepTo(event)
    isSpent = false
  })

  on('touchstart', (event) => {
    const [first, second] = event.touches
    if (isOn() || event.touches.length !== 2 || !first || !second) return
    const start = pointOf(first.target)
    if (!start || !pointOf(second.target)) return
    keepTo(event)
    // The board has taken the first finger for a press.
    first.target.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }))
    from = start
    isByFingers = isSpent = true
    aim(pointUnder(second))
  })
  on('touchmove', (event) => {
    if (!from) return
    keepTo(event)
    const second = event.touches[1]
    if (isByFingers && second) aim(pointUnder(second))
  })
  on('touchend', () => {
    if (isByFingers) end()
  })
  on('touchcancel', () => {
    if (isByFingers) leave()
  })

  on('keydown', (event) => {
    if (!isOn()) return
    const point = pointOf(event.target)
    if (point && (event.key === 'Enter' || event.key === ' ')) {
      keepTo(event)
      if (!isByKeys) from = point
      aim(point)
      if (isByKeys) end()
      else isByKeys = true
    } else if (event.key === 'Escape' && isByKeys) {
      keepTo(event)
      leave()
    }
  })
  on('focusin', (event) => {
    const point = pointOf(event.target)
    if (isByKeys && point) aim(point)
  })

  return () => listening.abort()
}
