/** Games that are brought as files: they come into the list. */

import { post, sentenceOf } from '../api'
import { need, t } from '../locales/language.svelte'
import { sentenceFor } from '../refusals'
import type { ImportResponse } from '../server-types'
import { notify } from '../shell/notices.svelte'
import { go } from '../shell/router.svelte'
import { isSideFile } from '../side/records'

/** Bring files into the list, and say how it went; where the list is elsewhere, with the way to it. */
export async function bring(files: Iterable<File>, isElsewhere: boolean): Promise<void> {
  const all = [...files] // those that were dropped are gone after the event
  await need('games')
  for (const file of all) {
    try {
      const text = await file.text()
      const { games, problem } = await post<ImportResponse>('/api/games/import', { text })
      if (games.length) notify(t('games-brought', { count: games.length }), wayTo(text, isElsewhere))
      const why = await sentenceFor(problem)
      if (why) notify(t('games-not-brought', { file: file.name, why }))
    } catch (error) {
      notify(t('games-not-brought', { file: file.name, why: sentenceOf(error) }))
    }
  }
}

function wayTo(text: string, isElsewhere: boolean) {
  if (isSideFile(text)) return { text: t('games-tab', { tab: 'side' }), run: () => go('games', 'side') }
  return isElsewhere ? { text: t('bar-games'), run: () => go('games') } : undefined
}
