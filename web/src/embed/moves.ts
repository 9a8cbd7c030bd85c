/** What can be seen of a move by its notation: where something comes in, moves or leaves. */

import { POTENTIALS } from '../agreement'
import type { Pointer } from '../board/Board.svelte'
import { after, changedSpots, samePiles, type Piles } from '../board/effects'
import type { Board } from '../board/geometry'
import { playerOf } from '../board/pieces'
import type { Effect, Letter, Player, Scene, Unit } from '../scene'
import { Unreadable, type Reading } from './reading'

const WORDS = ['pass', 'accept', 'challenge', 'first', 'second', 'won', 'tied', 'lost']
const WAY = new RegExp(`^(\\+|[G${POTENTIALS.join('')}](?=[a-j]))?([a-j]\\d+)(?:-([a-j]\\d+))?(?:=[BG])?$`)
const CENTRE = 'e5'

/** A move taken apart; an empty spot that is entered has the first dot from which that can be done. */
type Part =
  | { kind: 'push'; unit: string; dot: string; run: string[] }
  | { kind: 'use'; from: string; to: string }
  | { kind: 'clear'; spots: string[] }
  | { kind: 'word' }

function noMove(move: string): never {
  throw new Unreadable({ id: 'no-move', args: { move } })
}

/** Take a move apart by its form alone. */
export function partOf(board: Board, move: string): Part {
  if (WORDS.includes(move)) return { kind: 'word' }
  const isSpot = (point: string) => board.spots.includes(point)
  if (move.startsWith('x')) {
    const spots = move.slice(1).split(',')
    return spots.every(isSpot) ? { kind: 'clear', spots } : noMove(move)
  }
  const [, unit = '', start = '', end] = WAY.exec(move) ?? noMove(move)
  if (end && isSpot(start)) return isSpot(end) ? { kind: 'use', from: start, to: end } : noMove(move)
  const target = end ?? start
  const [dot, line] =
    Object.entries(board.pushes)
      .flatMap(([from, lines]) => lines.map((line) => [from, line] as const))
      .find(([from, line]) => (end ? from === start && line.includes(target) : line[0] === target)) ??
    noMove(move)
  return { kind: 'push', unit, dot, run: line.slice(0, line.indexOf(target) + 1) }
}

/** Draw a turn that could be played: arrows for what moves, rings around what would be taken. */
export function pointersOf(board: Board, turn: string): { arrows: Pointer[]; rings: string[] } {
  const parts = turn.split(';').map((move) => partOf(board, move))
  return {
    arrows: parts.flatMap((part): Pointer[] => {
      if (part.kind === 'push') return [{ from: part.dot, to: part.run.at(-1) ?? part.dot }]
      return part.kind === 'use' ? [{ from: part.from, to: part.to }] : []
    }),
    rings: parts.flatMap((part) => (part.kind === 'clear' ? part.spots : [])),
  }
}

/** Mark a turn that led to a position, as far as its notation tells. */
export function marksOf(board: Board, turn: string): Effect[][] {
  const unit = 'B'
  return turn.split(';').map((move): Effect[] => {
    const part = partOf(board, move)
    if (part.kind === 'push') return pushed(part.dot, part.run, unit)
    if (part.kind === 'use') return [{ do: 'jump', unit, from: part.from, to: part.to, leaves: null }]
    if (part.kind === 'word') return []
    return part.spots.map((from) => ({ do: 'take', unit, from, to: 'out' }))
  })
}

function pushed(dot: string, run: readonly string[], unit: Unit): Effect[] {
  const slides = run.slice(1).map((to, index): Effect => ({ do: 'slide', from: run[index] ?? '', to }))
  return [...slides.reverse(), { do: 'enter', unit, from: dot, to: run[0] ?? '' }]
}

/** What a decision did between two positions, to be marked and shown happening; `whole` says whether that is all. */
export interface Happened {
  effects: Effect[]
  whole: boolean
}

/** Find out what a decision did. */
export function happened(board: Board, before: Reading, move: string, later: Reading): Happened {
  const [old, next] = [before.scene, later.scene]
  const isAnswer = move === 'accept' || move === 'won' || move === 'tied'
  const meant = isAnswer && before.announced ? before.announced : move
  const isStill = samePiles(old.piles, next.piles)
  const moved = isStill ? [] : moving(board, old.piles, next.piles, meant, before.player)
  const effects = [...moved, ...gains(old, next)]
  return { effects, whole: samePiles(after({ ...old }, moved).piles, next.piles) }
}

const top = (piles: Piles, spot: string): Unit => piles[spot]?.at(-1) ?? ''

function moving(board: Board, old: Piles, next: Piles, move: string, decider: Player | null): Effect[] {
  const part = partOf(board, move)
  switch (part.kind) {
    case 'push': {
      const come = pushed(part.dot, part.run, top(next, part.run[0] ?? ''))
      const isExtra = part.unit === '+' && !part.run.includes(CENTRE)
      return isExtra ? [{ do: 'turn', at: CENTRE, unit: top(next, CENTRE) }, ...come] : come
    }
    case 'use': {
      const isLeft = next[part.from]?.length === old[part.from]?.length
      const leaves = isLeft ? top(next, part.from) : null
      return [{ do: 'jump', unit: top(next, part.to), from: part.from, to: part.to, leaves }]
    }
    case 'clear':
      return part.spots.map((from) => {
        const unit = top(old, from)
        const owner = playerOf(unit)
        return { do: 'take', unit, from, to: owner === decider ? owner : 'out' }
      })
    default: // a potential is lost with a side game or an extra move
      return changedSpots(old, next).map((at) => ({ do: 'turn', at, unit: top(next, at) }))
  }
}

/** What the reserves gained and lost. */
function gains(old: Scene, next: Scene): Effect[] {
  return (['w', 'b'] as const).flatMap((player) =>
    (Object.keys(next.reserves[player]) as Letter[]).flatMap((letter): Effect[] => {
      const by = next.reserves[player][letter] - old.reserves[player][letter]
      return by ? [{ do: 'reserve', player, letter, by }] : []
    }),
  )
}
