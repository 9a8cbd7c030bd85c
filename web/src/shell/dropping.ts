/** Files that are dropped on a page: it takes them wherever they fall, else the browser would open them and leave it. */

import { on } from 'svelte/events'

/** Take files that are dropped anywhere, until the cleanup. */
export function takeFiles(take: (files: FileList) => void): () => void {
  const filesOf = ({ dataTransfer }: DragEvent) =>
    dataTransfer?.types.includes('Files') ? dataTransfer.files : null
  const stops = [
    on(window, 'dragover', (event) => filesOf(event) && event.preventDefault()),
    on(window, 'drop', (event) => {
      const files = filesOf(event)
      if (!files) return
      event.preventDefault()
      take(files)
    }),
  ]
  return () => stops.forEach((stop) => stop())
}
