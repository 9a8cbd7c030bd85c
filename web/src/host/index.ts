/**
 * The page's host: this browser, where the page says so; else the server it came from, and this browser while that is
 * away.
 */

import { BothHosts } from './both'
import { BrowserHost } from './browser'
import type { Host } from './host'
import { ServerHost } from './server'

let arrive = () => {}
const arrived = new Promise<void>((resolve) => (arrive = resolve))

/** Say that the page is there with all that a first turn needs: what is large may come now. */
export function pageIsThere(): void {
  arrive()
}

// What the browser keeps is in nobody's way.
if (globalThis.navigator?.serviceWorker?.controller) arrive()

/** This browser, where the page is its own host: `gipf site` writes that into the page. */
export const browserHost =
  globalThis.document?.documentElement.dataset.host === 'browser'
    ? new BrowserHost(document.baseURI, arrived)
    : null

/** Whether what plays in this browser has not loaded yet. */
export function isStarting(): boolean {
  return browserHost !== null && browserHost.share < 1
}

/** Whether the page is that of a service for everybody, where people have accounts. */
export const isService = globalThis.document?.documentElement.dataset.host === 'service'

/** Whether the page is on somebody else's server: it keeps nothing. */
export const isGuest = isService || globalThis.document?.documentElement.dataset.host === 'guest'

const server = new ServerHost()

/** Whether anything can be kept here: browsers have to trust the address, and their owner the page. */
function canKeep(): boolean {
  try {
    return globalThis.isSecureContext && 'locks' in navigator && globalThis.localStorage !== null
  } catch {
    return false
  }
}

/** The server and this browser, where the page came from a server. */
export const bothHosts =
  !browserHost && !isGuest && canKeep() ? new BothHosts(server, new URL('/', document.baseURI).href) : null

export const host: Host = browserHost ?? bothHosts ?? server
