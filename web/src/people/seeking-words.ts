/** What is offered, in words. */

import { detailsOf, nameOf, sideTitle } from '../variant'
import { isSideGame } from './seeking'

export { timeText } from './seeking'

/** Name a variant with what is agreed on beyond its base, or a side game. */
export function gameName(variant: string): string {
  return isSideGame(variant) ? sideTitle(variant) : [nameOf(variant), ...detailsOf(variant)].join(' · ')
}
