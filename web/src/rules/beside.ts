/**
 * Where the rules lie in a window that has no room of its own for them: on what is marked with `data-under-rules`, the
 * list of moves and the like, so that names, clocks and buttons beside the board stay in sight.
 */

const MARKED = '[data-under-rules]'
/** Windows in which the rules lie on what is beside the board; in all others the page makes room, or they fill it. */
const BESIDE =
  '(min-width: 60rem) and (max-width: 99.99rem) and (min-aspect-ratio: 6/5) and (min-height: 36.01rem)'
/** Where there is a board with much beside it that is looked at, as in an analysis, the page makes room instead. */
const ROOM = '[data-room-for-rules]'
const ROOMY = '(min-width: 75rem)'
/** Pixels the rules are high at least: where there is less, they reach further up. */
const LEAST = 320
/** Pixels by which they are wider than what they lie on, towards the board. */
const EDGE = 12

/** Keep the rules on what is marked, as long as there is any; gives the function that ends it. */
export function layBeside(rules: HTMLElement): () => void {
  const window = matchMedia(BESIDE)
  let frame = 0
  const roomy = matchMedia(ROOMY)
  const lay = () => {
    const hasRoom = roomy.matches && document.querySelector(ROOM) !== null
    const parts = window.matches && !hasRoom ? [...document.querySelectorAll<HTMLElement>(MARKED)] : []
    parts.forEach((part) => sizes.observe(part))
    const boxes = parts.map((part) => part.getBoundingClientRect()).filter(({ height }) => height > 0)
    rules.classList.toggle('beside', boxes.length > 0)
    if (!boxes.length) return
    const bottom = Math.min(innerHeight, Math.max(...boxes.map((box) => box.bottom)))
    const top = Math.max(0, Math.min(...boxes.map((box) => box.top), bottom - LEAST))
    const left = Math.min(...boxes.map((box) => box.left)) - EDGE
    rules.style.setProperty('--left', `${left}px`)
    rules.style.setProperty('--top', `${top}px`)
    rules.style.setProperty('--height', `${bottom - top}px`)
  }
  const soon = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(lay)
  }
  const sizes = new ResizeObserver(soon)
  const changes = new MutationObserver(soon)
  const main = document.getElementById('main')
  if (main) changes.observe(main, { childList: true, subtree: true })
  addEventListener('resize', soon)
  lay()
  return () => {
    cancelAnimationFrame(frame)
    sizes.disconnect()
    changes.disconnect()
    removeEventListener('resize', soon)
  }
}
