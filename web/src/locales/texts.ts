/** Reading what a text asks for, to compare languages with each other. */

import { FluentResource } from '@fluent/bundle'

/** The messages of a file by id, each with the arguments it uses. */
export function textsOf(file: string): Map<string, Set<string>> {
  const texts = new Map<string, Set<string>>()
  for (const entry of new FluentResource(file).body) {
    const used = new Set<string>()
    gather(entry.value, used)
    gather(entry.attributes, used)
    texts.set(entry.id, used)
  }
  return texts
}

function gather(part: unknown, used: Set<string>): void {
  if (!part || typeof part !== 'object') return
  if ('type' in part && part.type === 'var' && 'name' in part) used.add(String(part.name))
  for (const inner of Object.values(part)) gather(inner, used)
}

/** Say what a translation lacks, has too much, or uses differently. */
export function differences(english: string, other: string): string[] {
  const [here, there] = [textsOf(english), textsOf(other)]
  const found: string[] = []
  for (const [id, used] of here) {
    const given = there.get(id)
    if (!given) found.push(`${id} is missing`)
    else if ([...given].some((name) => !used.has(name))) {
      found.push(`${id} uses ${[...given].join(', ')}, and English ${[...used].join(', ') || 'nothing'}`)
    } else if ([...used].some((name) => !given.has(name) && !MAY_BE_LEFT.has(name))) {
      found.push(`${id} leaves out ${[...used].filter((name) => !given.has(name)).join(', ')}`)
    }
  }
  for (const id of there.keys()) if (!here.has(id)) found.push(`${id} is not in English`)
  return found
}

/** Arguments that only choose between forms, which another language may not need. */
const MAY_BE_LEFT = new Set(['count', 'player'])
