/** Parts of the page that are switched on when they are there. */

export const ANALYSE = false
export const LEARN = true
