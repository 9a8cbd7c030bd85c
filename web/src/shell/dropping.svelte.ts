/** Files that are dropped on a page: they are taken wherever they fall, else the browser would open them and leave it. */

import { on } from 'svelte/events'

type Take = (files: FileList) => void

/** Those that take files on the page as it is, the latest last. */
let takers: Take[] = []
let isHeld = $state(false)

/** Whether files are held over the page. */
export function filesAreHeld(): boolean {
  return isHeld
}

/** Take the files that are dropped anywhere, until the cleanup. */
export function takeFiles(take: Take): () => void {
  takers = [...takers, take]
  return () => (takers = takers.filter((other) => other !== take))
}

/** Catch the files that are dropped anywhere, until the cleanup; where a page does not take them, `otherwise` does. */
export function catchFiles(otherwise: Take): () => void {
  const filesOf = ({ dataTransfer }: DragEvent) =>
    dataTransfer?.types.includes('Files') ? dataTransfer.files : null
  const stops = [
    on(window, 'dragover', (event) => {
      if (!filesOf(event)) return
      event.preventDefault()
      isHeld = true
    }),
    on(window, 'dragleave', ({ relatedTarget }) => {
      if (!relatedTarget) isHeld = false
    }),
    on(window, 'drop', (event) => {
      isHeld = false
      const files = filesOf(event)
      if (!files) return
      event.preventDefault()
      const take = takers.at(-1) ?? otherwise
      take(files)
    }),
  ]
  return () => stops.forEach((stop) => stop())
}
