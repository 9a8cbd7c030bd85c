/** What the board shows of the engine's lines: arrows, and rings around what a clear would take. */

import type { Pointer } from '../board/Board.svelte'
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

/** Draw what would follow: the other player's turn, and behind it, weaker, what it is answered with. */
export function followingArrows(scene: Scene, turns: readonly (readonly string[])[]): Pointer[] {
  const [next = [], later = []] = turns
  const option = scene.options.find(({ move }) => move === next[0])
  const [from] = option?.from ?? []
  const first = from && option?.to ? [{ from, to: option.to, strength: 0.8 }] : wayOf(next, 0.8)
  return [...wayOf(later, 0.4), ...first]
}

function wayOf(turn: readonly string[], strength: number): Pointer[] {
  const [, from, to] = turn.map((move) => WAY.exec(move)).find(Boolean) ?? []
  return from && to ? [{ from, to, strength }] : []
}
