/** The rules beside the board: whether they are open, and where. */

import { targetOf, type Target } from './markdown'

const START: Target = { page: 'README', code: null }

let at = $state.raw<Target | null>(null)
let here = $state<string | null>(null)
let piece: string | null = null
let opener: Element | null = null

/** What is read; null: the rules are closed. */
export function opened(): Target | null {
  return at
}

/** The paragraph that matters on the board now. */
export function ruleHere(): string | null {
  return here
}

/** Say which paragraph matters on the board; null where there is none. */
export function tellRule(code: string | null): void {
  here = code
}

/** Say which paragraph is about the piece that is looked at; null where none is. */
export function tellPiece(code: string | null): void {
  piece = code
}

/** Open the rules at a paragraph; without one, at that of the piece that is looked at, or what matters on the board. */
export function openRules(code: string | null = piece ?? here): void {
  if (!at) opener = document.activeElement
  at = (code && targetOf(code)) || START
}

/** Read something else. */
export function turnTo(target: Target): void {
  at = target
}

/** Close the rules; the keyboard is then where it was. */
export function closeRules(): void {
  at = null
  if (opener instanceof HTMLElement || opener instanceof SVGElement) opener.focus({ preventScroll: true })
  opener = null
}
