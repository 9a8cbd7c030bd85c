/** Dialogs that are open: which is in front, and where the keyboard was before. */

import { untrack } from 'svelte'

let modals = $state.raw<readonly HTMLDialogElement[]>([])

/** The modal dialog in front; null where there is none. */
export function front(): HTMLDialogElement | null {
  return modals.at(-1) ?? null
}

/** Open a dialog before everything else; gives what closes it. */
export function openModal(dialog: HTMLDialogElement): () => void {
  const giveBack = keyboardHere()
  dialog.showModal()
  modals = [...untrack(() => modals), dialog]
  return () => {
    dialog.close()
    modals = modals.filter((other) => other !== dialog)
    giveBack()
  }
}

/** Open a dialog among everything else; gives what closes it. */
export function openBeside(dialog: HTMLDialogElement): () => void {
  const giveBack = keyboardHere()
  dialog.show()
  return () => {
    dialog.close()
    giveBack()
  }
}

/** Remember where the keyboard is; gives what brings it back there, where it is nowhere else. */
function keyboardHere(): () => void {
  const before = document.activeElement
  return () => {
    const isLost = document.activeElement === document.body
    if (isLost && (before instanceof HTMLElement || before instanceof SVGElement))
      before.focus({ preventScroll: true })
  }
}
