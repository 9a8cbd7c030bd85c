/** What is in view: lists that are scrolled by themselves keep what they show there; what is not yet need not be drawn. */

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

/** Call a function once, when something is in view or as near to it; gives the function that ends the wait. */
export function whenNear(element: Element, then: () => void, near = '300px'): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      then()
    },
    { rootMargin: near },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
