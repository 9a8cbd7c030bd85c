/** Where a hint is seen on a board: on all spots that it is about, not only on those that are touched for it. */

import type { SideBoard, SideScene, SideTouch } from '../server-types'
import { coveredBy } from './shapes'
import { tileAt } from './words'

export interface HintMarks {
  /** The spots that are marked. */
  spots: readonly string[]
  /** From where to where something goes, spot by spot. */
  way: readonly string[]
  /** A piece of three dots: the spots it would cover, that of its PÜNCT first. */
  laid: readonly string[]
}

/** Say what is marked for a hint, by what is touched for it one after the other. */
export function hintMarks(scene: SideScene, board: SideBoard, touched: readonly string[]): HintMarks {
  const named = touched.filter((touch) => touch in board.spots)
  const [first = '', space, ahead] = touched
  if (space && ahead && Object.keys(board.shapes).length) {
    const laid = coveredBy(board, kindTouched(scene, first), space, ahead)
    const way = named.slice(0, -1)
    return { spots: [...new Set([...way, ...laid])], way, laid }
  }
  const row = lastTouch(scene.touches, touched)?.spots
  return row ? { spots: row, way: [], laid: [] } : { spots: named, way: named, laid: [] }
}

/** Name the kind of the piece of three dots that is touched: beside the board, or on it. */
export function kindTouched({ tiles }: Pick<SideScene, 'tiles'>, touch: string): string {
  return touch.startsWith('@') ? touch.slice(1) : (tileAt(tiles, touch)?.kind ?? '')
}

function lastTouch(touches: SideScene['touches'], path: readonly string[]): SideTouch | undefined {
  const [name = '', ...rest] = path
  const touch = touches[name]
  return rest.length ? touch?.next && lastTouch(touch.next, rest) : touch
}
