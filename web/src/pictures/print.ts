/** Printing a game: the sheet is laid over the page while the browser prints. */

import { flushSync, mount, unmount, type ComponentProps } from 'svelte'
import Sheet from './Sheet.svelte'

export function print(props: ComponentProps<typeof Sheet>): void {
  const sheet = mount(Sheet, { target: document.body, props })
  flushSync()
  addEventListener('afterprint', () => void unmount(sheet), { once: true })
  window.print()
}
