/** What is said about a turn, taken apart: what is wrong with it, what the better one does, and whose doing it is. */

import type { Message, Player } from '../scene'
import { shareOf } from './chances'

/** List the reasons a sentence is made of. */
export function reasonsIn(message: Message): Message[] {
  if (message.id === 'reason') return [message]
  return Object.values(message.args).flatMap((part) =>
    typeof part === 'object' && !Array.isArray(part) ? reasonsIn(part) : [],
  )
}

const ABOUT_BETTER = ['misses', 'misses-later', 'misses-twice', 'better']

/** Whether a reason tells of the turn that would have been better. */
export const isAboutBetter = ({ args }: Message) => ABOUT_BETTER.includes(String(args.why))

/** Say what is wrong with a turn, without a word about the better one; nothing may be left. */
export function wrongWith(says: Message): Message | null {
  return without(says, isAboutBetter)
}

/** Say the same without the bare name of the better turn. */
export function inShort(says: Message): Message {
  return without(says, ({ args }) => args.why === 'better') ?? says
}

/** Say what weighs most, in one reason; what the chances were explains nothing alone. */
export function atHeart(says: Message): Message {
  const [first, ...others] = reasonsIn(inShort(says))
  if (!first || !others.length || first.args.why === 'lowers' || first.args.why === 'only')
    return inShort(says)
  return { ...says, args: { text: first } }
}

function without(says: Message, isLeftOut: (reason: Message) => boolean): Message | null {
  const reasons = reasonsIn(says)
  if (!reasons.some(isLeftOut)) return says
  const [first, ...others] = reasons.filter((reason) => !isLeftOut(reason))
  if (!first) return null
  const text = others.reduce<Message>(
    (before, second) => ({ id: 'reason-besides', args: { first: before, second } }),
    first,
  )
  return { ...says, args: { text } }
}

/** Say how far a turn lets a player's winning chance fall; nothing where that is less than people read. */
export function lowers(player: Player, before: number, after: number): Message | null {
  const [most, least] = [before, after].map((white) => {
    const share = shareOf(white)
    return player === 'w' ? share : 100 - share
  })
  if (most === undefined || least === undefined || most <= least) return null
  const reason: Message = { id: 'reason', args: { why: 'lowers', player, before: most, after: least } }
  return { id: 'reason-sentence', args: { text: reason } }
}

/** Say which turn was better, and what it does where that is told. */
export function betterWas(turn: string, says: Message | null | undefined): Message {
  const { why = 'better', later = '', feat = '' } = (says && reasonsIn(says).find(isAboutBetter))?.args ?? {}
  return { id: 'retry-better', args: { why, turn, later, feat } }
}

/** The turn for later that is promised of the better one; empty where none is. */
export function promisedIn(says: Message | null | undefined): string {
  return String((says && reasonsIn(says).find(isAboutBetter))?.args.later ?? '')
}

/** After a mark such as "?!" there is no full stop. */
export function withoutStop(sentence: string): string {
  return sentence.replace(/([?!])\.(?=\s|$)/g, '$1')
}

/** Let what is said about a turn speak to the reader: of "your reserve", and of the computer's. */
export function toReader(message: Message, reader: Player | null): Message {
  if (!reader) return message
  const args = Object.entries(message.args).map(([name, value]) => {
    if (typeof value === 'object' && !Array.isArray(value)) return [name, toReader(value, reader)]
    const isPlayer = (name === 'player' || name === 'loser') && (value === 'w' || value === 'b')
    return [name, isPlayer ? (value === reader ? 'you' : 'computer') : value]
  })
  return { ...message, args: Object.fromEntries(args) as Message['args'] }
}

/** Who accepted what should have been challenged, where a turn is marked for that. */
export function acceptedBy(says: Message | null | undefined): Player | null {
  const [reason] = says ? reasonsIn(says) : []
  if (!String(reason?.args.why).startsWith('accepts')) return null
  return reason?.args.player === 'w' ? 'w' : 'b'
}
