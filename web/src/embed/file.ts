/** Reading a game file in canonical form: its headers, and the main line of its first game. */

import type { Player } from '../scene'
import { Unreadable, startOf } from './reading'

export interface FileTurn {
  number: number
  player: Player
  /** Its decisions. */
  plies: string[]
  /** As in `!?`. */
  mark: string
  /** What people wrote about it. */
  comment: string
}

export interface FileGame {
  headers: Record<string, string>
  variant: string
  /** The position it starts from. */
  start: string
  turns: FileTurn[]
  result: string
}

const TOKEN = /\{((?:[^}\\]|\\.)*)\}|\(|\)|[^\s(){}]+/gs
const RESULTS = ['1-0', '0-1', '1/2-1/2', '*']

const plain = (text: string) => text.replace(/\\(.)/g, '$1')

/** Read the first game of a text. */
export function readGame(text: string): FileGame {
  const headers: Record<string, string> = {}
  let body = text.trim()
  for (;;) {
    const [all, name = '', value = ''] = /^\[(\w+)\s+"((?:[^"\\]|\\.)*)"\]\s*/s.exec(body) ?? []
    if (all === undefined) break
    headers[name] = plain(value)
    body = body.slice(all.length)
  }
  const variant = headers.Position?.split(' ')[0] ?? headers.Variant ?? ''
  if (!variant) throw new Unreadable({ id: 'embed-no-game', args: {} })
  const start = headers.Position ?? startOf(variant)
  return { headers, variant, start, ...turnsOf(body) }
}

function turnsOf(body: string): Pick<FileGame, 'turns' | 'result'> {
  const turns: FileTurn[] = []
  let [number, player, depth]: [number, Player, number] = [1, 'w', 0]
  for (const [token, comment] of body.matchAll(TOKEN)) {
    const latest = turns.at(-1)
    if (token === '(') depth++
    else if (token === ')') depth--
    else if (depth) continue
    else if (comment !== undefined) {
      if (latest) latest.comment = [latest.comment, said(comment)].filter(Boolean).join(' ')
    } else if (RESULTS.includes(token)) return { turns, result: token }
    else if (/^\d+\.+$/.test(token)) {
      number = parseInt(token)
      player = token.endsWith('...') ? 'b' : 'w'
    } else {
      const [, moves = '', mark = ''] = /^(.*?)([!?]*)$/.exec(token) ?? []
      turns.push({ number, player, plies: moves.split(';'), mark, comment: '' })
      if (player === 'b') number++
      player = player === 'w' ? 'b' : 'w'
    }
  }
  return { turns, result: '*' }
}

/** What people wrote: clocks, evaluations and the like stand in brackets before it. */
function said(comment: string): string {
  return plain(comment)
    .replace(/\[%[^\]]*\]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
