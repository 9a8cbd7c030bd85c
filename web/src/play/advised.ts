/** What a hint advises, so that it can be found on the board: by the dot, which has its name there, and by its arrow. */

import type { Message, Option } from '../scene'

/** Name a decision that is advised; a push by its dot, since the spots have no names on the board. */
export function advised({ kind, from, label }: Option): Message {
  const [dot = ''] = from
  if (kind !== 'push' && kind !== 'extra') return label
  const { unit = 'extra', potential = '', count = 0 } = label.args
  return { id: 'hint-push', args: { unit, potential, dot, count } }
}
