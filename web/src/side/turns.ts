/** The moves of a side game by turns: White's in one column, Black's in the other. */

import type { Player } from '../scene'

export interface PlayedMove {
  text: string
  /** How many moves there are with this one. */
  count: number
}

export interface Turn {
  /** Whose it is; nobody's is the result of a game that was called off. */
  player: Player | null
  moves: PlayedMove[]
}

/** One turn of each at most, White's first. */
export interface Line {
  number: number
  turns: Turn[]
}

/** Put moves into lines; moves of one player without one of the other between them are one turn. */
export function linesOf(moves: readonly string[], movers: readonly Player[]): Line[] {
  const lines: Line[] = []
  moves.forEach((text, index) => {
    const player = movers[index] ?? null
    const move = { text, count: index + 1 }
    const line = lines.at(-1)
    const turn = line?.turns.at(-1)
    if (turn && turn.player === player) turn.moves.push(move)
    else if (line && player !== 'w') line.turns.push({ player, moves: [move] })
    else lines.push({ number: lines.length + 1, turns: [{ player, moves: [move] }] })
  })
  return lines
}
