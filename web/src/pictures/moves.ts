/** The moves of a game file, as people read them: without its headers and without what is meant for programs. */

/** Turns, or what is said between them. */
export interface Part {
  kind: 'turns' | 'comment'
  text: string
}

const COMMENT = /\{((?:[^}\\]|\\[}\\])*)\}/
const WHY = /\[%why ([^\]]*)\]/
const TAGS = /\[%(?:"[^"]*"|[^\]"])*\]/g

/** Take a file's moves apart; `told` gives the sentences for the causes of marks. */
export function partsOf(file: string, told: ReadonlyMap<string, string> = new Map()): Part[] {
  const moves = file.replace(/^(\[[^\n]*\n)+/, '').replace(/\s+/g, ' ')
  // every second part is what stands within braces
  return moves.split(COMMENT).flatMap((part, index): Part[] => {
    const text = index % 2 ? sentenceIn(part.replace(/\\([}\\])/g, '$1'), told) : part.trim()
    return text ? [{ kind: index % 2 ? 'comment' : 'turns', text }] : []
  })
}

function sentenceIn(comment: string, told: ReadonlyMap<string, string>): string {
  const why = WHY.exec(comment)?.[1] ?? ''
  const sentence = told.get(why) ?? ''
  return `${sentence} ${comment.replace(TAGS, '')}`.replace(/\s+/g, ' ').trim()
}

/** The moves in one line, with what people wrote about them. */
export function movesOf(file: string): string {
  return partsOf(file)
    .map(({ kind, text }) => (kind === 'turns' ? text : `{${text.replace(/[}\\]/g, '\\$&')}}`))
    .join(' ')
}
