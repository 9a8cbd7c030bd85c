/** The side games there are and their boards, asked for once. */

import { get } from '../api'
import type { SideGamesResponse } from '../server-types'
import type { Potential } from '../variant'

let asked: Promise<SideGamesResponse> | undefined

export function catalogue(): Promise<SideGamesResponse> {
  asked ??= get<SideGamesResponse>('/api/side-games').catch((error: unknown) => {
    asked = undefined
    throw error
  })
  return asked
}

/** The games the potentials are named after. */
export const NAMESAKES: Record<Potential, string> = {
  T: 'tzaar',
  Z: 'zertz',
  D: 'dvonn',
  Y: 'yinsh',
  P: 'punct',
}

export function isNamesake(name: string): boolean {
  return Object.values(NAMESAKES).includes(name)
}

/** Take a name with options apart: `yinsh(blitz)`. */
export function splitName(text: string): { name: string; options: string } {
  const [name = '', options = ''] = text.replace(/\)$/, '').split('(')
  return { name, options }
}
