/** What the board shows of the engine's lines: arrows, and rings around what a clear would take. */

import type { Pointer } from '../board/Board.svelte'
import { other } from '../game'
import type { Option, Scene } from '../scene'
import type { Line } from './chances'
import type { Better, Mistake } from './retry.svelte'

function takenBy({ effects }: Option): string[] {
  return effects.flatMap((effect) => (effect.do === 'take' ? [effect.from] : []))
}

/** Draw the first moves of lines, the best one strongest; two lines that go the same way are one arrow. */
export function arrowsFor(scene: Scene, lines: readonly Line[]): { arrows: Pointer[]; rings: string[] } {
  const arrows = new Map<string, Pointer>()
  const rings = new Set<string>()
  lines.forEach((line, index) => {
    const option = scene.options.find(({ move }) => move === line.moves[0])
    if (!option) return
    const [from] = option.from
    if (from && option.to) {
      const key = from + option.to
      const strength = index ? Math.max(0, 0.55 - 0.15 * index) : 1
      if (!arrows.has(key)) arrows.set(key, { from, to: option.to, strength })
    } else if (!index) takenBy(option).forEach((spot) => rings.add(spot))
  })
  return { arrows: [...arrows.values()].reverse(), rings: [...rings] }
}

/** Draw the decision by which a mistake was made and the one that was better, after as many as they share. */
export function mistakeArrows(
  scene: Scene,
  { node, better }: Pick<Mistake, 'node'> & { better: Pick<Better, 'turn'> | null },
  shared: number,
): { arrows: Pointer[]; rings: string[] } {
  const arrows: Pointer[] = []
  const rings: string[] = []
  const draw = (move: string | undefined, wrong: boolean) => {
    const option = scene.options.find((each) => each.move === move)
    const [from] = option?.from ?? []
    if (from && option?.to) arrows.push({ from, to: option.to, wrong })
    else if (option && !wrong) rings.push(...takenBy(option))
  }
  draw(node.turn[shared], true)
  draw(better?.turn[shared], false)
  return { arrows, rings }
}

/** A push or a jump as it is written, from where to where. */
const WAY = /^\+?[A-Z]?([a-j]\d)-([a-j]\d)/

/** A push that needs no more than where it ends. */
const SPOT = /^\+?[A-Z]?([a-j]\d)$/
/** So many turns are drawn, the other player's and what it is answered with; more only up to what was promised. */
const USUAL = 2

/** Draw what would follow, numbered and each in its player's colour, up to the turn that was promised for later. */
export function followingArrows(
  scene: Scene,
  turns: readonly (readonly string[])[],
  promised = '',
): Pointer[] {
  const at = promised
    ? turns.findIndex((turn, index) => index % 2 && turn.join(';').startsWith(promised))
    : -1
  const first = scene.options.find(({ move }) => move === turns[0]?.[0])
  const drawn = new Map<string, Pointer>()
  turns.slice(0, at < 0 ? USUAL : at + 1).forEach((turn, index) => {
    const way = index === 0 && first?.from[0] && first.to ? [first.from[0], first.to] : wayOf(turn)
    const [from, to] = way
    if (!from || !to) return
    const key = from + to
    const numbers = [drawn.get(key)?.numbers, index + 1].filter(Boolean).join(' ')
    const player = index % 2 ? other(scene.player ?? 'w') : (scene.player ?? 'w')
    drawn.set(key, { from, to, strength: 0.8, numbers, player })
  })
  return [...drawn.values()].reverse()
}

function wayOf(turn: readonly string[]): string[] {
  const [, from, to] = turn.map((move) => WAY.exec(move)).find(Boolean) ?? []
  if (from && to) return [from, to]
  const [, spot] = turn.map((move) => SPOT.exec(move)).find(Boolean) ?? []
  return spot ? [spot, spot] : []
}
