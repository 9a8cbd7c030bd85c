/** The side games there are and their boards, asked for once. */

import { get } from '../api'
import type { SideGamesResponse } from '../server-types'

let asked: Promise<SideGamesResponse> | undefined

export function catalogue(): Promise<SideGamesResponse> {
  asked ??= get<SideGamesResponse>('/api/side-games').catch((error: unknown) => {
    asked = undefined
    throw error
  })
  return asked
}
