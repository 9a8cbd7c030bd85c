/** The page's host: the server it came from, or this browser, where the page says so. */

import { BrowserHost } from './browser'
import type { Host } from './host'
import { ServerHost } from './server'

/** Whether the page plays by itself: `gipf site` writes that into the page. */
export const isByItself = globalThis.document?.documentElement.dataset.host === 'browser'

export const host: Host = isByItself ? new BrowserHost(document.baseURI) : new ServerHost()
