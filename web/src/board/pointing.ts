/** Mouse, pen and finger on the board: hovering, pressing, dragging, holding. It knows points, not moves. */

import type { Letter } from '../scene'
import type { Manner } from './entry'
import type { Place } from './geometry'

/** What is under the pointer: a point of the board, a unit in the reserve, one of several choices, the arrow of a move. */
export interface Under {
  point: string | null
  letter: Letter | null
  /** A kind of piece in somebody's reserve, as `w:B`. */
  reserve?: string | null
  choice: number | null
  /** The move an arrow stands for. */
  move?: string | null
}

export interface Handlers {
  /** The pointer is over something, or over nothing. */
  hover(under: Under): void
  /** Something was clicked or tapped. */
  press(under: Under, manner: Manner, place?: Place): void
  /** A finger rests on something. */
  hold(under: Under): void
  /** Whether what is under the pointer can be dragged. */
  canGrab(under: Under): boolean
  grab(under: Under, place: Place): void
  move(under: Under, place: Place): void
  drop(under: Under, place: Place): void
  /** Any touch or press at all. */
  wake(): void
}

/** So far a pointer goes before it drags, in pixels. */
const SLACK = 7
/** So long a finger rests before it asks, in thousandths of a second. */
const HOLD = 450

const NOTHING: Under = { point: null, letter: null, choice: null }

function under(target: Element | null): Under {
  const found = target?.closest<SVGElement>(
    '[data-point],[data-letter],[data-reserve],[data-choice],[data-move]',
  )
  if (!found) return NOTHING
  const { point = null, letter = null, reserve = null, choice, move = null } = found.dataset
  return {
    point,
    letter: letter as Letter | null,
    reserve,
    choice: choice === undefined ? null : Number(choice),
    move,
  }
}

/** Listen to the pointer on a drawing; gives the function that ends it. */
export function pointing(svg: SVGSVGElement, handlers: Handlers): () => void {
  let pressed: { x: number; y: number; id: number; under: Under } | null = null
  let isDragging = false
  let isSpent = false
  let isTouch = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const listening = new AbortController()

  const placeOf = (event: MouseEvent): Place => {
    const matrix = svg.getScreenCTM()?.inverse()
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix)
    return { x, y }
  }
  const underPointer = (event: MouseEvent) => {
    const target = document.elementFromPoint(event.clientX, event.clientY)
    return under(target && svg.contains(target) ? target : null)
  }
  const end = () => {
    clearTimeout(timer)
    pressed = null
    isDragging = false
  }

  const on = <Type extends keyof SVGElementEventMap>(
    type: Type,
    listener: (event: SVGElementEventMap[Type]) => void,
  ) => svg.addEventListener(type, listener as EventListener, { signal: listening.signal })

  on('pointerdown', (event) => {
    handlers.wake()
    isTouch = event.pointerType === 'touch'
    isSpent = false
    if (!event.isPrimary || event.button !== 0) return
    const what = under(event.target as Element)
    pressed = { x: event.clientX, y: event.clientY, id: event.pointerId, under: what }
    if (!isTouch) return
    timer = setTimeout(() => {
      isSpent = true
      handlers.hold(what)
    }, HOLD)
  })

  on('pointermove', (event) => {
    if (!pressed) {
      if (event.pointerType !== 'touch') handlers.hover(under(event.target as Element))
      return
    }
    if (isDragging) return handlers.move(underPointer(event), placeOf(event))
    if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < SLACK) return
    clearTimeout(timer)
    if (!isSpent && handlers.canGrab(pressed.under)) {
      handlers.grab(pressed.under, placeOf(event))
      isDragging = isSpent = true
      svg.setPointerCapture(pressed.id)
    } else pressed = null
  })

  // What is dragged does not scroll the page; not every browser heeds touch-action inside a drawing.
  const keepStill = (event: TouchEvent) => {
    if (pressed && (isDragging || handlers.canGrab(pressed.under))) event.preventDefault()
  }
  svg.addEventListener('touchmove', keepStill, { passive: false, signal: listening.signal })

  on('pointerup', (event) => {
    if (isDragging) handlers.drop(underPointer(event), placeOf(event))
    end()
  })
  on('pointercancel', (event) => {
    if (isDragging) handlers.drop(NOTHING, placeOf(event))
    end()
  })
  on('pointerleave', (event) => {
    if (!isDragging && event.pointerType !== 'touch') handlers.hover(NOTHING)
  })
  on('contextmenu', (event) => {
    if (isTouch) event.preventDefault()
  })
  // Screen readers click without a pointer; they mean what they say, as the keyboard does.
  on('click', (event) => {
    if (isSpent) isSpent = false
    else handlers.press(under(event.target as Element), isTouch ? 'tap' : 'click', placeOf(event))
    isTouch = false
  })

  return () => {
    clearTimeout(timer)
    listening.abort()
  }
}
