/** The pages there are; each is fetched when it is first gone to. */

import type { Component } from 'svelte'
import { ANALYSE, LEARN } from './features'

/** What a page is given: the parts of the address after its name. */
export interface PageProps {
  rest: string[]
}

export interface PageEntry {
  load: () => Promise<{ default: Component<PageProps> }>
  /** Which entry of the bar it belongs to. */
  entry: string
}

export const PAGES: Readonly<Record<string, PageEntry>> = {
  '': { load: () => import('../home/Home.svelte'), entry: '' },
  new: { load: () => import('../home/Home.svelte'), entry: '' },
  game: { load: () => import('../play/Play.svelte'), entry: '' },
  games: { load: () => import('../games/Games.svelte'), entry: 'games' },
  link: { load: () => import('../games/Link.svelte'), entry: 'games' },
  analyse: { load: () => import('../analyse/Analyse.svelte'), entry: 'analyse' },
  learn: { load: () => import('../learn/Learn.svelte'), entry: 'learn' },
  settings: { load: () => import('../settings/Settings.svelte'), entry: 'settings' },
}

export const NOWHERE: PageEntry = { load: () => import('./Nowhere.svelte'), entry: '?' }

/** The bar: the page and the name of its text. */
export const BAR: readonly { page: string; text: string }[] = [
  { page: '', text: 'bar-play' },
  ...(ANALYSE ? [{ page: 'analyse', text: 'bar-analyse' }] : []),
  ...(LEARN ? [{ page: 'learn', text: 'bar-learn' }] : []),
  { page: 'games', text: 'bar-games' },
]
