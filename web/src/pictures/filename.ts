/** What a file that is saved is called: readable, and the same on every system. */

/** Name a game's files by its players, or by its variant where none is known, and the day; `today` where its file does not say. */
export function fileName(start: string, file: string, today = new Date()): string {
  const [white, black] = (['White', 'Black'] as const).map((colour) => header(file, colour) ?? '?')
  const isNamed = white !== '?' || black !== '?'
  const named = [white === '?' ? 'White' : white, black === '?' ? 'Black' : black]
  const played = /^(\d{4})\.(\d{2})\.(\d{2})$/
    .exec(header(file, 'Date') ?? '')
    ?.slice(1)
    .join('-')
  const parts = isNamed ? named : ['gipf', start.split(' ')[0]]
  return [...parts.map((part) => plain(part ?? '')), played ?? dayOf(today)].filter(Boolean).join('-')
}

function header(file: string, name: string): string | undefined {
  const written = new RegExp(`^\\[${name} "((?:[^"\\\\]|\\\\.)*)"\\]$`, 'm').exec(file)?.[1]
  return written?.replace(/\\(.)/g, '$1')
}

/** Letters and digits, hyphens for the rest: `standard+T3Z3;challenges=3` is `standard-T3Z3-challenges-3`. */
function plain(text: string): string {
  return text
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 40)
    .replace(/^-|-$/g, '')
}

function dayOf(date: Date): string {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}
