/**
 * Reading the rules: the part of Markdown in which `docs/rules` is written, as values that are easily shown.
 *
 * A paragraph has a code (`**G8.**`), and where a text names a code, that is a link to it.
 */

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'strong'; parts: Inline[] }
  | { kind: 'em'; parts: Inline[] }
  | { kind: 'link'; to: Target; parts: Inline[] }

/** A page of the rules, and perhaps a paragraph in it. */
export interface Target {
  page: string
  code: string | null
}

export interface Picture {
  /** The diagram's name. */
  name: string
  /** The picture in words. */
  alt: string
}

export type Block =
  | { kind: 'heading'; level: number; parts: Inline[] }
  | { kind: 'paragraph'; code: string | null; parts: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'code'; text: string }
  | { kind: 'pictures'; pictures: Picture[] }

export interface RulesPage {
  name: string
  title: string
  blocks: Block[]
}

/** The letter of the paragraphs of each page; the order is that in which one reads. */
export const LETTERS: Readonly<Record<string, string>> = {
  README: '',
  board: 'B',
  basic: 'G',
  standard: 'S',
  tournament: 'E',
  potentials: 'L',
  zertz: 'Z',
  yinsh: 'Y',
  tamsk: 'T',
  dvonn: 'D',
  punct: 'P',
  ultimate: 'U',
  challenges: 'C',
  matrx: 'M',
  'handicaps-and-house-rules': 'H',
  notation: 'N',
  'side-tzaar': 'A',
  'side-zertz': 'R',
  'side-dvonn': 'V',
  'side-yinsh': 'I',
  'side-punct': 'K',
  'side-quick': 'Q',
}

const PAGE_OF = new Map(Object.entries(LETTERS).map(([page, letter]) => [letter, page]))

/** Say where a paragraph is; nowhere where the code is none. */
export function targetOf(code: string): Target | null {
  const page = /^[A-Z]\d+$/.test(code) ? PAGE_OF.get(code.charAt(0)) : undefined
  return page ? { page, code } : null
}

const INLINE =
  /`(?<code>[^`]+)`|\*\*(?<strong>.+?)\*\*|\*(?<em>[^*]+)\*|\[(?<words>[^\]]+)\]\((?<href>[^)]+)\)|\b(?<ref>[BGSELZYTDPUCMHNARVIKQ]\d{1,2})\b/

/** Read a run of text. */
export function inline(text: string): Inline[] {
  const parts: Inline[] = []
  let rest = text
  for (;;) {
    const found = INLINE.exec(rest)
    if (!found) break
    if (found.index) parts.push({ kind: 'text', text: rest.slice(0, found.index) })
    parts.push(partOf(found.groups ?? {}))
    rest = rest.slice(found.index + found[0].length)
  }
  if (rest) parts.push({ kind: 'text', text: rest })
  return parts
}

function partOf({ code, strong, em, words, href, ref }: Record<string, string | undefined>): Inline {
  if (code) return { kind: 'code', text: code }
  if (strong) return { kind: 'strong', parts: inline(strong) }
  if (em) return { kind: 'em', parts: inline(em) }
  if (words && href) {
    const page = /([^/]+)\.md/.exec(href)?.[1] ?? ''
    if (page in LETTERS) return { kind: 'link', to: { page, code: null }, parts: inline(words) }
    return { kind: 'text', text: words }
  }
  const to = targetOf(ref ?? '')
  const parts: Inline[] = [{ kind: 'text', text: ref ?? '' }]
  return to ? { kind: 'link', to, parts } : { kind: 'text', text: ref ?? '' }
}

/** The words of a run of text, without what makes them stand out. */
export function plain(parts: readonly Inline[]): string {
  return parts.map((part) => ('text' in part ? part.text : plain(part.parts))).join('')
}

/** Read a page. */
export function pageOf(name: string, text: string): RulesPage {
  const blocks = chunksOf(text).map(blockOf)
  const title = blocks.find((block) => block.kind === 'heading')
  return { name, title: title ? plain(title.parts) : name, blocks }
}

/** Split a page at its empty lines; code keeps those it has. */
function chunksOf(text: string): string[] {
  const parts = text.split(/^(```[\s\S]*?^```)$/m)
  return parts.flatMap((part) => (part.startsWith('```') ? [part] : part.split(/\n{2,}/))).flatMap(trimmed)
}

function trimmed(chunk: string): string[] {
  const text = chunk.replace(/^\n+|\s+$/g, '')
  return text ? [text] : []
}

const cells = (line: string) =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => inline(cell.trim()))

function blockOf(chunk: string): Block {
  const lines = chunk.split('\n')
  const [first = ''] = lines
  const heading = /^(#+) (.*)/.exec(first)
  if (heading) return { kind: 'heading', level: (heading[1] ?? '').length, parts: inline(heading[2] ?? '') }
  if (first.startsWith('```')) return { kind: 'code', text: lines.slice(1, -1).join('\n').trimEnd() }
  if (first.startsWith('|')) return { kind: 'table', head: cells(first), rows: lines.slice(2).map(cells) }
  if (first.startsWith('![')) return { kind: 'pictures', pictures: lines.flatMap(pictureOf) }
  const item = /^(-|\d+\.) /
  if (item.test(first)) {
    const items = chunk.split(/\n(?=(?:-|\d+\.) )/).map((one) => inline(joined(one.replace(item, ''))))
    return { kind: 'list', ordered: !first.startsWith('-'), items }
  }
  const code = /^\*\*([A-Z]\d+)\.\*\*\s*/.exec(chunk)
  return {
    kind: 'paragraph',
    code: code?.[1] ?? null,
    parts: inline(joined(chunk.slice(code?.[0].length ?? 0))),
  }
}

const joined = (text: string) => text.replace(/\s*\n\s*/g, ' ')

function pictureOf(line: string): Picture[] {
  const found = /^!\[(.+)\]\((?:.*\/)?([^/)]+)\.svg\)/.exec(line)
  return found ? [{ alt: found[1] ?? '', name: found[2] ?? '' }] : []
}
