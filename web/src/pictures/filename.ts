/** What a file that is saved is called: readable, and the same on every system. */

/** Name a game's files by its variant and the day it was played; `today` where its file does not say. */
export function fileName(start: string, file: string, today = new Date()): string {
  const variant = start.split(' ')[0] ?? ''
  const played = /^\[Date "(\d{4})\.(\d{2})\.(\d{2})"\]$/m.exec(file)?.slice(1).join('-')
  return `gipf-${plain(variant)}-${played ?? dayOf(today)}`
}

/** Letters, digits and hyphens only: `standard+T3Z3;challenges=3` is `standard-t3z3-challenges-3`. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-|-$/g, '')
}

function dayOf(date: Date): string {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}
