/** Files of side games by themselves: one is opened, several are listed. */

import { post } from '../api'
import { sentenceFor } from '../refusals'
import type { ImportResponse } from '../server-types'
import { notify } from '../shell/notices.svelte'
import { go } from '../shell/router.svelte'

/** Store the side games of a file and go there; what is wrong with the rest is said. */
export async function openFile(text: string): Promise<void> {
  const { games, problem } = await post<ImportResponse>('/api/games/import', { text })
  notify((await sentenceFor(problem)) ?? '')
  const [first, second] = games
  if (first && !second) go('side', first.id)
  else go('games', 'side')
}
