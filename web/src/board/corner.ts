/** The corner beside a wide board, in which the sentence lies: whether the buttons that belong to it fit in below it. */

/** Where the plate's edge is when it leaves the tip, seen from the drawing's top and middle, in pixels. */
const EDGE = { x: 40, y: 27 }
/** How far the edge goes across while it goes one down. */
const SLOPE = Math.sqrt(3)
const GAP = 8

export interface Corner {
  /** How far below the top the buttons begin, in pixels. */
  down: number
  /** Whether they are without what is written small, side by side. */
  compact: boolean
}

/** Say how the buttons stand below the sentence; null where they do not fit, or nothing lies in a corner. */
export function belowSentence(board: HTMLElement): Corner | null {
  const words = board.querySelector('.prompt .words')
  const table = board.querySelector('.table')
  const buttons = board.querySelector<HTMLElement>('.decision')
  const site = buttons?.offsetParent
  if (!words || !table || !buttons?.childElementCount || !site?.matches('.site')) return null
  const { top, width } = site.getBoundingClientRect()
  const down = words.getBoundingClientRect().bottom - top + GAP
  const tip = table.getBoundingClientRect().top - top + EDGE.y
  const shown = buttons.className
  const fits = (compact: boolean) => {
    buttons.className = shown.replace(/ (near|compact)/g, '') + (compact ? ' near compact' : ' near')
    const edge = width / 2 + EDGE.x + SLOPE * Math.max(0, down + buttons.offsetHeight - tip)
    return edge <= width - buttons.offsetWidth
  }
  const compact = [false, true].find(fits)
  buttons.className = shown
  return compact === undefined ? null : { down, compact }
}
