/** The page's host: the server it came from, or this browser, where the page says so. */

import { BrowserHost } from './browser'
import type { Host } from './host'
import { ServerHost } from './server'

/** This browser, where the page is its own host: `gipf site` writes that into the page. */
export const browserHost =
  globalThis.document?.documentElement.dataset.host === 'browser' ? new BrowserHost(document.baseURI) : null

export const host: Host = browserHost ?? new ServerHost()
