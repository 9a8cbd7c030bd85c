/** The page's host. */

import type { Host } from './host'
import { ServerHost } from './server'

export const host: Host = new ServerHost()
