/** Reading the text of a position, as far as a picture of it needs. */

import type { Letter, Player, Reserve, Scene, Unit } from './scene'
import { agreementOf, POTENTIALS } from './agreement'

const LETTERS: readonly Letter[] = ['B', 'G', ...POTENTIALS]

/** Read the board of a position: the piles by spot, bottom first. */
export function pilesOf(board: string): Record<string, Unit[]> {
  const piles: Record<string, Unit[]> = {}
  board.split('/').forEach((column, index) => {
    const letter = String.fromCharCode('b'.charCodeAt(0) + index)
    let number = 2
    for (const [token] of column.matchAll(/\d|\([^)]*\)|[A-Za-z]'?/g)) {
      if (/\d/.test(token)) number += Number(token)
      else piles[`${letter}${number++}`] = token.match(/[A-Za-z]'?/g) ?? []
    }
  })
  return piles
}

function reserveOf(text: string): Reserve {
  const counts = new Map(
    [...text.matchAll(/([A-Z])(\d+)/g)].map(([, letter, count]) => [letter, Number(count)]),
  )
  return Object.fromEntries(LETTERS.map((letter) => [letter, counts.get(letter) ?? 0])) as Reserve
}

/** Make a scene to look at from a position's text: nothing can be decided in it. */
export function sceneToLookAt(position: string): Scene {
  const [variant = '', board = '', player, , reserves = '-/-', , , turn = '1'] = position.split(' ')
  const [white = '-', black = '-'] = reserves.split('/')
  const { base, board: name, potentials } = agreementOf(variant)
  const matrx = base === 'matrx'
  const hand = POTENTIALS.filter((letter) => potentials.w[letter] || potentials.b[letter])
  return {
    position,
    variant,
    board: name,
    pieces: {
      reserve: [matrx ? 'G' : 'B', ...hand],
      units: base === 'basic' ? { B: reserveOf('B1') } : {},
      matrx,
    },
    player: null,
    owner: player === 'w' || player === 'b' ? (player as Player) : null,
    phase: '.',
    turn: Number(turn),
    piles: pilesOf(board),
    reserves: { w: reserveOf(white), b: reserveOf(black) },
    material: { w: { lost: reserveOf('-'), left: 0 }, b: { lost: reserveOf('-'), left: 0 } },
    challenges: null,
    bringing: null,
    announced: null,
    outcome: null,
    prompt: { id: 'board', args: {} },
    rule: '',
    rows: [],
    options: [],
    closed: [],
    reach: {},
  }
}
