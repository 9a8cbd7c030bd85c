/** The board: shows a scene and reports the text of the move that was decided. */

export { default as Board, type Pointer } from './Board.svelte'
export { default as UnitPicture } from './Unit.svelte'
export { moveWords, pileWords, unitWords, type Words } from './words'
