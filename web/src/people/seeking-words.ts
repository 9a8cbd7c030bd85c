/** What is offered, in words. */

import { detailsOf, nameOf, sideTitle } from '../variant'
import { isSideGame } from './seeking'

export { timeText } from './seeking'

/** Name a variant with what is agreed on beyond its base, or a side game. */
export function gameName(variant: string): string {
  return isSideGame(variant) ? sideTitle(variant) : [nameOf(variant), ...detailsOf(variant)].join(' · ')
}

/** Name a family of variants, which have their ratings together. */
export function familyName(family: string): string {
  return family === 'potentials' ? nameOf('standard+Z6') : gameName(family)
}
