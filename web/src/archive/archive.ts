/** All that is kept of a reader in one file: games, studies, side games, progress, ratings, settings. */

import { get, post, Refusal } from '../api'
import { t } from '../locales/language.svelte'
import type { ArchivedGameData, ArchiveImportResponse } from '../server-types'
import { joined, keepThings, thingsHere, type Things } from './merging'
import { allGames, partsOf } from './parts'

/** The form of the file; a later one says so by its number. */
const VERSION = 1

interface Archive {
  gipf: 'archive'
  version: number
  /** When it was written. */
  written: string
  games: ArchivedGameData[]
  /** What the browser keeps beside the games. */
  browser: Things
}

/** What came of an import. */
export interface Imported extends ArchiveImportResponse {
  /** Whether anything beside the games has changed. */
  isMore: boolean
}

/** Write everything down; gives the file's text and how many games are in it. */
export async function writeArchive(): Promise<{ text: string; games: number }> {
  const games = await allGames((path) => get(path))
  const archive: Archive = {
    gipf: 'archive',
    version: VERSION,
    written: new Date().toISOString(),
    games,
    browser: thingsHere(),
  }
  return { text: `${JSON.stringify(archive, null, 1)}\n`, games: games.length }
}

/** Read a file; what is none of ours is refused. */
export function readArchive(text: string): Archive {
  let data: Partial<Archive> | null
  try {
    data = JSON.parse(text) as Partial<Archive> | null
  } catch {
    throw new Refusal(t('archive-no-file'), 0)
  }
  if (data?.gipf !== 'archive' || !Number.isInteger(data.version)) throw new Refusal(t('archive-no-file'), 0)
  if (data.version! > VERSION) throw new Refusal(t('archive-newer'), 0)
  const { games, browser } = data
  if (!Array.isArray(games) || !browser || typeof browser !== 'object') {
    throw new Refusal(t('archive-damaged'), 0)
  }
  return data as Archive
}

/** See whether games can be taken in; where one cannot, the file is damaged. */
async function checked(games: ArchivedGameData[]): Promise<void> {
  try {
    await post('/api/archive', { games, check: true })
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 422) throw error
    throw new Refusal(`${t('archive-damaged')}\n${error.message}`, error.status)
  }
}

/** Take everything in that is not here yet: first all of it is checked, so that a bad file changes nothing. */
export async function importArchive(text: string): Promise<Imported> {
  const { games, browser } = readArchive(text)
  const parts = partsOf(games)
  for (const part of parts) await checked(part)
  const total = { added: 0, updated: 0, known: 0, copied: 0 }
  for (const part of parts) {
    const counts = await post<ArchiveImportResponse>('/api/archive', { games: part })
    for (const name of Object.keys(total) as (keyof typeof total)[]) total[name] += counts[name]
  }
  return { ...total, isMore: keepThings(joined(thingsHere(), browser)) }
}
