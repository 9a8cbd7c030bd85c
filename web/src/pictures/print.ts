/** Printing a game: the sheet is laid over the page while the browser prints. */

import { flushSync, mount, unmount, type ComponentProps } from 'svelte'
import Sheet from './Sheet.svelte'

export function print(props: ComponentProps<typeof Sheet>): void {
  const root = document.documentElement
  const theme = root.dataset.theme
  root.dataset.theme = 'light' // paper is white
  const sheet = mount(Sheet, { target: document.body, props })
  flushSync()
  addEventListener(
    'afterprint',
    () => {
      void unmount(sheet)
      root.dataset.theme = theme
    },
    { once: true },
  )
  window.print()
}
