/** Parts of the page that are switched on when they are there. */

export const ANALYSE = true
export const LEARN = true
