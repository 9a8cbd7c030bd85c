/** What embeds say: the position in words, for those who cannot see it, as `gipf.svg.description` has it. */

import { agreementOf, isMixed, POTENTIAL_NAMES, type Potential } from '../agreement'
import { isOneKind, pileWords, type Words } from '../board/words'
import type { Message, Player } from '../scene'
import { columnsOf, type Reading } from './reading'

const TASKS: Record<string, string> = {
  c: 'clear',
  r: 'clear',
  e: 'extra',
  x: 'extra',
  m: 'move',
  a: 'answer',
  f: 'who-begins',
  s: 'side-game',
  '.': 'over',
}

/** Name a variant: "Standard GIPF". */
export function variantWords(t: Words, variant: string): string {
  const agreed = agreementOf(variant)
  return t({
    id: 'variant-name',
    args: { base: isMixed(agreed) ? `${agreed.base}-potentials` : agreed.base },
  })
}

/** Say who decides what: "White to move". */
export function turnWords(t: Words, { player, phase }: Reading): string {
  if (!player) return t({ id: 'diagram-turn', args: { task: 'draw', player: '' } })
  return t({ id: 'diagram-turn', args: { task: TASKS[phase] ?? 'move', player } })
}

/** Name a position: "Standard GIPF: White to move". */
export function titleWords(t: Words, reading: Reading): string {
  const variant = variantWords(t, reading.scene.variant)
  return t({ id: 'diagram-title', args: { variant, turn: turnWords(t, reading) } })
}

/** Say a whole position and the move that led to it. */
export function positionWords(t: Words, reading: Reading, last = ''): string {
  const { scene, announced } = reading
  const said: string[] = []
  if (last) said.push(t({ id: 'diagram-after', args: { move: last } }))
  said.push(turnWords(t, reading))
  if (announced) said.push(t({ id: 'diagram-announced', args: { move: announced } }))
  const piles = columnsOf(scene.board)
    .flat()
    .flatMap((spot) => {
      const pile = scene.piles[spot]
      return pile ? [`${spot} ${pileWords(t, pile, scene.pieces)}`] : []
    })
  said.push(
    piles.length
      ? t({ id: 'diagram-board', args: { piles: piles.join(', ') } })
      : t({ id: 'diagram-empty', args: {} }),
  )
  for (const player of ['w', 'b'] as const) said.push(reserveWords(t, reading, player))
  return said.map((sentence) => `${sentence}.`).join(' ')
}

function reserveWords(t: Words, { scene }: Reading, player: Player): string {
  const pieces = Object.entries(scene.reserves[player])
    .filter(([, count]) => count)
    .map(([letter, count]): Message => {
      const potential = POTENTIAL_NAMES[letter as Potential] ?? ''
      const basic = isOneKind(scene.pieces) ? 'piece' : 'basic'
      const kind = letter === 'B' ? basic : letter === 'G' ? 'gipf' : 'potential'
      return { id: `pieces-${kind}`, args: { count, potential } }
    })
  const none: Message = { id: 'pieces-none', args: {} }
  return t({ id: 'reserve', args: { player, pieces: pieces.length ? pieces : none } })
}
