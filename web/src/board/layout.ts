/** Where everything is in the drawing: the plate, and the reserves of both players beside it. */

import type { Letter, Player, Scene } from '../scene'
import { boardOf, type Board, type Place } from './geometry'

/** How far the plate reaches beyond the dots. */
export const RIM = 31
/** Around everything. */
const MARGIN = 9
/** A column of potentials beside the plate, with their numbers. */
const HAND_WIDTH = 66
/** A row of potentials above or below the plate. */
const HAND_HEIGHT = 70
/** From one tower of potentials to the next. */
const HAND_STEP = 70
/** Kinds of potential that have room in the other corner, on a narrow screen. */
const CORNER_HAND = 2
/** The pieces in the reserves are a little smaller than those on the board. */
export const TOWER_RADIUS = 16
export const TOWER_THICKNESS = 4
/** How high a tower in a corner may be, and how many pieces most games have there. */
const CORNER_HEIGHT = 54
const MOST_IN_CORNER = 18
/** How far above the foot of the far tower its number stands: beside one piece, and clear of the plate. */
const LOW_NUMBER = 15

/** Potentials beside the plate where there is room, above and below it on a narrow screen. */
export type Shape = 'wide' | 'tall'

/** A kind of piece in a reserve: where its tower stands and where its number goes. */
export interface Cell {
  letter: Letter
  foot: Place
  number: Place
  anchor: 'start' | 'middle' | 'end'
  thickness: number
}

export interface Layout {
  board: Board
  left: number
  top: number
  width: number
  height: number
  reserves: Record<Player, Cell[]>
  /** Where a double GIPF-piece stands that may be made of basic pieces. */
  doubles: Record<Player, Cell>
}

/** Lay out a scene; all scenes of a game get the same. */
export function layoutOf(scene: Scene, flipped: boolean, shape: Shape): Layout {
  const board = boardOf(scene.board, flipped)
  const places = Object.values(board.points)
  const half = {
    x: Math.max(...places.map(({ x }) => x)) + RIM,
    y: Math.max(...places.map(({ y }) => y)) + RIM,
  }
  const hand = scene.pieces.reserve.slice(1)
  const aside = hand.length && shape === 'wide' ? HAND_WIDTH : 0
  const above = hand.length > CORNER_HAND && shape === 'tall' ? HAND_HEIGHT : 0
  const width = 2 * (half.x + MARGIN + aside)
  const height = 2 * (half.y + MARGIN + above)
  const sides = (player: Player): Side => ({ half, near: (player === 'b') === flipped })
  const cells = (player: Player) => {
    const line = shape === 'wide' ? handColumn : above ? handRow : handCorner
    return [cornerCell(scene, sides(player)), ...line(hand, sides(player))]
  }
  return {
    board,
    left: -width / 2,
    top: -height / 2,
    width,
    height,
    reserves: { w: cells('w'), b: cells('b') },
    doubles: { w: doubleCell(sides('w')), b: doubleCell(sides('b')) },
  }
}

/** A player's side of the plate: half its size, and whether the player sits at the lower side. */
interface Side {
  half: Place
  near: boolean
}

/** Stand what a game begins with in the corner that the slope of the plate leaves free. */
function cornerCell(scene: Scene, { half, near }: Side): Cell {
  const letter = scene.pieces.reserve[0] ?? 'B'
  const most = Math.max(MOST_IN_CORNER, scene.reserves.w[letter], scene.reserves.b[letter])
  const thickness = letter === 'G' ? TOWER_THICKNESS : CORNER_HEIGHT / most
  const x = half.x - TOWER_RADIUS - 2
  const y = half.y - TOWER_RADIUS - 3
  const tallest = letter === 'G' ? 3 * TOWER_THICKNESS + 10 : CORNER_HEIGHT
  const foot = near ? { x, y } : { x: -x, y: tallest - y }
  return {
    letter,
    foot,
    number: near
      ? { x: x - TOWER_RADIUS - 7, y: y + 4 }
      : { x: TOWER_RADIUS + 7 - x, y: foot.y - Math.min(tallest / 2, LOW_NUMBER) },
    anchor: near ? 'end' : 'start',
    thickness,
  }
}

function doubleCell({ half, near }: Side): Cell {
  const x = half.x - TOWER_RADIUS - 70
  const y = half.y - TOWER_RADIUS - 3
  const foot = near ? { x, y } : { x: -x, y: 14 - y }
  return { letter: 'G', foot, number: foot, anchor: 'middle', thickness: TOWER_THICKNESS }
}

/** Line the potentials up beside the plate, from the player's end of the table. */
function handColumn(hand: Letter[], { half, near }: Side): Cell[] {
  const x = half.x + TOWER_RADIUS + 10
  return hand.map((letter, index) => {
    const y = near
      ? half.y - TOWER_RADIUS - 4 - HAND_STEP * (hand.length - 1 - index)
      : HAND_STEP * (index + 1) - half.y - TOWER_RADIUS - 4
    const number = { x: (x + TOWER_RADIUS + 7) * (near ? 1 : -1), y }
    const foot = { x: near ? x : -x, y }
    return { letter, foot, number, anchor: near ? 'start' : 'end', thickness: TOWER_THICKNESS }
  })
}

/** Line the potentials up above or below the plate. */
function handRow(hand: Letter[], { half, near }: Side): Cell[] {
  const step = Math.min(110, (2 * half.x) / Math.max(hand.length, 1))
  const y = near ? half.y + HAND_HEIGHT - TOWER_RADIUS - 2 : -half.y - TOWER_RADIUS - 4
  return hand.map((letter, index) => {
    const x = (index - (hand.length - 1) / 2) * step - 10
    const number = { x: x + TOWER_RADIUS + 7, y }
    return { letter, foot: { x, y }, number, anchor: 'start', thickness: TOWER_THICKNESS }
  })
}

/** Stand a few potentials in the other corner that the plate leaves free. */
function handCorner(hand: Letter[], { half, near }: Side): Cell[] {
  return hand.map((letter, index) => {
    const x = (half.x - TOWER_RADIUS - 2 - HAND_STEP * index) * (near ? -1 : 1)
    const y = near ? half.y - TOWER_RADIUS - 3 : (index ? 22 : 36) - half.y + TOWER_RADIUS
    const number = { x: x + (TOWER_RADIUS + 7) * (near ? 1 : -1), y: near ? y + 4 : y - 10 }
    return { letter, foot: { x, y }, number, anchor: near ? 'start' : 'end', thickness: TOWER_THICKNESS }
  })
}

/** Where the reserve of a player keeps the pieces that make up a unit. */
export function cellOf(layout: Layout, player: Player, letter: Letter): Cell {
  const cells = layout.reserves[player]
  const found = cells.find((cell) => cell.letter === letter) ?? cells[0]
  if (!found) throw new Error('a reserve has a place for what its game is played with')
  return found
}
