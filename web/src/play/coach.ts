/** What the engine thinks of a move before it is made, and of a game when it is over. */

import { acceptedBy, isAboutBetter, reasonsIn } from '../analyse/reasons'
import { GOOD } from '../analyse/marks'
import { post } from '../api'
import type { Message, Player } from '../scene'
import type { GameSocket, ServerEvent } from '../socket'
import type { CoachResponse, GameTree, GameTreeRequest, JudgedEvent, TreeNode } from '../server-types'

/** What a judging has given: each turn, and the game with all of it. */
export interface Verdict {
  turns: JudgedEvent[]
  game: GameTree
}

/** Let the engine judge a game; nothing comes of it where the line is cut. */
export async function judged(
  socket: GameSocket,
  game: GameTreeRequest,
  seconds: number,
  ontell: (done: number, of: number) => void = () => {},
): Promise<Verdict | null> {
  const heard: ServerEvent[] = []
  let take: (event: ServerEvent) => void = (event) => heard.push(event)
  const unlisten = socket.listen((event) => take(event))
  try {
    const { id } = await socket.ask('judge', { game, seconds })
    const turns: JudgedEvent[] = []
    return await new Promise((resolve) => {
      take = (event) => {
        if (event.event === 'cut') return resolve(null)
        if (event.event !== 'judged' || event.id !== id) return
        if ('error' in event) resolve(null)
        else if (event.done) resolve({ turns, game: event.game })
        else {
          turns.push(event)
          ontell(event.turn + 1, event.of)
        }
      }
      heard.forEach((event) => take(event))
    })
  } catch {
    return null
  } finally {
    unlisten()
  }
}

/** Seconds for a position before a move is made, and how long one waits for a word at most. */
const FOR_A_MOVE = 0.2
const PATIENCE = 5000

/** Ask about a decision; gives what is wrong with it where it is a blunder, or leaves a GIPF-piece to the other player. */
export async function blunder(
  socket: GameSocket,
  position: string,
  move: string,
): Promise<JudgedEvent['says']> {
  const game = { start: position, nodes: [{}, { parent: 0, turn: [move] }] }
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE))
  const [verdict, exposed] = await Promise.all([
    Promise.race([judged(socket, game, FOR_A_MOVE), late]),
    Promise.race([post<CoachResponse>('/api/coach', { position, move }).catch(() => null), late]),
  ])
  const [turn] = verdict?.turns ?? []
  return turn?.mark === '??' && turn.says ? warning(turn.says) : (exposed?.says ?? null)
}

/** Say what is wrong with a move, and not which one is right: that is still to be found. */
export function warning(says: Message): Message {
  const cause = reasonsIn(says).find((reason) => !isAboutBetter(reason))
  return cause ? { id: 'reason-sentence', args: { text: cause } } : { id: 'coach-better', args: {} }
}

/** A turn that mattered: which of the main line, and the turn itself. */
export interface Turning {
  /** Its place among the turns, the first being 1. */
  at: number
  node: TreeNode
  /** How far the chances went down with it. */
  swing: number
}

const RANK = ['??', '?', '?!']
/** Marks that another look will not take back. */
export const GRAVE = RANK.slice(0, 2)

/** The turns of the main line. */
function mainLine({ nodes }: GameTree): TreeNode[] {
  const line: TreeNode[] = []
  let parent = 0
  for (;;) {
    const next = nodes.findIndex((node) => node.parent === parent)
    const node = nodes[next]
    if (!node) return line
    line.push(node)
    parent = next
  }
}

/**
 * Find a player's moments that mattered most, in the order of the game: where the chances went down farthest.
 * In a game that was lost already, even what loses at once mattered little.
 */
export function turnings(
  game: GameTree,
  player: Player,
  marks: readonly string[] = RANK,
  most = 2,
): Turning[] {
  const line = mainLine(game)
  const sign = player === 'w' ? 1 : -1
  const swing = (index: number) =>
    sign * ((line[index - 1]?.eval ?? game.nodes[0]?.eval ?? 0) - (line[index]?.eval ?? 0))
  return line
    .map((node, index) => ({ at: index + 1, node, rank: RANK.indexOf(node.marks), swing: swing(index) }))
    .filter(({ node }) => marks.includes(node.marks))
    .filter(({ node }) => (acceptedBy(node.says) ?? node.player) === player)
    .sort((one, other) => other.swing - one.swing || one.rank - other.rank)
    .slice(0, most)
    .sort((one, other) => one.at - other.at)
    .map(({ at, node, swing }) => ({ at, node, swing }))
}

/** Find a player's best turn: of those that were the best by far, that which answers the worst of the other's. */
export function bestTurn(game: GameTree, player: Player): Turning | null {
  const line = mainLine(game)
  const sign = player === 'w' ? 1 : -1
  const whiteAfter = (index: number) => (line[index] ?? game.nodes[0])?.eval ?? 0
  const gift = (index: number) => sign * (whiteAfter(index - 1) - whiteAfter(index - 2))
  return line
    .map((node, index) => ({ at: index + 1, node, swing: gift(index) }))
    .filter(({ node }) => node.marks === GOOD && node.player === player)
    .reduce<Turning | null>((best, turn) => (best && best.swing > turn.swing ? best : turn), null)
}
