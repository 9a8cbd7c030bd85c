/** What is said about a turn, without what is said already. */

import type { Message } from '../scene'

/** Leave out that something else was better, where that stands beside it; nothing may be left. */
export function withoutBetter(says: Message): Message | null {
  const text = says.args.text
  const rest = isMessage(text) ? stripped(text) : text
  return rest === undefined || rest === null ? null : { ...says, args: { text: rest } }
}

function stripped(reason: Message): Message | null {
  if (reason.id === 'reason') return reason.args.why === 'better' ? null : reason
  if (reason.id !== 'reason-besides') return reason
  const { first, second } = reason.args
  const [one, other] = [first, second].map((part) => (isMessage(part) ? stripped(part) : null))
  return one && other ? { ...reason, args: { first: one, second: other } } : (one ?? other ?? null)
}

function isMessage(part: Message['args'][string] | undefined): part is Message {
  return typeof part === 'object' && !Array.isArray(part)
}
