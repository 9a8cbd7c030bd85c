/** The pages there are; each is fetched when it is first gone to. */

import type { Component } from 'svelte'
import { isService } from '../host'
import { ANALYSE, LEARN } from './features'
import type { IconName } from './Icon.svelte'

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
  'side-games': { load: () => import('../side/SideGames.svelte'), entry: '' },
  side: { load: () => import('../side/SideGame.svelte'), entry: '' },
  'side-link': { load: () => import('../side/SideLink.svelte'), entry: 'games' },
  games: { load: () => import('../games/Games.svelte'), entry: 'games' },
  link: { load: () => import('../games/Link.svelte'), entry: 'games' },
  embed: { load: () => import('../embed/Embedded.svelte'), entry: '?' },
  analyse: { load: () => import('../analyse/Analyse.svelte'), entry: 'analyse' },
  learn: { load: () => import('../learn/Learn.svelte'), entry: 'learn' },
  knowledge: { load: () => import('../knowledge/Knowledge.svelte'), entry: 'learn' },
  rules: { load: () => import('../rules/Rules.svelte'), entry: 'learn' },
  people: { load: () => import('../people/Lobby.svelte'), entry: 'people' },
  notices: { load: () => import('../people/Notices.svelte'), entry: 'notices' },
  ...(isService
    ? {
        account: { load: () => import('../people/Account.svelte'), entry: 'account' },
        search: { load: () => import('../people/Search.svelte'), entry: 'people' },
        tournaments: { load: () => import('../people/Tournaments.svelte'), entry: 'people' },
      }
    : {}),
  settings: { load: () => import('../settings/Settings.svelte'), entry: 'settings' },
}

export const NOWHERE: PageEntry = { load: () => import('./Nowhere.svelte'), entry: '?' }

/** An entry of the bar: the page, the name of its text, and its sign on a narrow screen. */
export interface BarEntry {
  page: string
  text: string
  icon: IconName
}

export const BAR: readonly BarEntry[] = [
  { page: '', text: 'bar-play', icon: 'board' },
  ...(ANALYSE ? [{ page: 'analyse', text: 'bar-analyse', icon: 'chart' } as const] : []),
  ...(LEARN ? [{ page: 'learn', text: 'bar-learn', icon: 'book' } as const] : []),
  { page: 'games', text: 'bar-games', icon: 'list' },
]

/** Where others can come there are people, too. */
export const PEOPLE: BarEntry = { page: 'people', text: 'bar-people', icon: 'people' }
