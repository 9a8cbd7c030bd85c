/** Lists that are scrolled by themselves: what is shown stays in view. */

/** Pixels by which what is shown keeps from the edges of its list. */
const EDGE = 24

/** Scroll a list to what is shown in it, now and whenever the list grows or shrinks; gives the function that ends it. */
export function keepInView(list: HTMLElement, shown: HTMLElement): () => void {
  const look = () => {
    const box = list.getBoundingClientRect()
    const its = shown.getBoundingClientRect()
    if (its.top < box.top + EDGE || its.bottom > box.bottom - EDGE) {
      list.scrollTop += its.top - box.top - (box.height - its.height) / 2
    }
  }
  look()
  const observer = new ResizeObserver(look)
  observer.observe(list)
  return () => observer.disconnect()
}
