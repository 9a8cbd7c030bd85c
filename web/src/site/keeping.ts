/** Keeping the site's files in the browser, so that it works without a network, and offering a newer version. */

import { language, need, t } from '../locales/language.svelte'
import { notify } from '../shell/notices.svelte'
import type { Unpacking } from './unpack'

/** How often a page that stays open looks for a newer version: every hour. */
const LOOK = 3_600_000
/** Below so many files that are lacking, each is fetched by itself: then a newer version has changed little. */
const FEW = 12

/** What the service worker says: that all is kept, or what is lacking of it. */
type Said = 'all is kept' | Pick<Unpacking, 'cache' | 'lacking'>

/** The language whose files are kept; they are the more as others are spoken. */
let spoken = language()
/** Keep what its readers need. */
let keepMore: () => void = () => {}

/** Say which language the page speaks: what its readers need is kept from now on. */
export function keepLanguage(code: string): void {
  if (code === spoken) return
  spoken = code
  keepMore()
}

/** Take what is lacking out of packs; what cannot be is fetched file by file afterwards. */
function unpack(unpacking: Unpacking): Promise<void> {
  const worker = new Worker(new URL('./unpack.ts', import.meta.url), { type: 'module' })
  return new Promise<void>((resolve) => {
    worker.onmessage = worker.onerror = () => resolve()
    worker.postMessage(unpacking)
  }).finally(() => worker.terminate())
}

/** Keep the files; where that cannot be, the page works all the same. */
export async function keepSite(base: string, onkept: () => void = () => {}): Promise<void> {
  const container = navigator.serviceWorker
  spoken = language()
  if (!container) return // an address that browsers do not trust
  try {
    const registration = await container.register(new URL('service-worker.js', base), {
      updateViaCache: 'none',
    })
    const ask = async (message: object) => (await container.ready).active?.postMessage(message)
    container.addEventListener('message', ({ data }: MessageEvent<Said>) => {
      if (data === 'all is kept') {
        document.documentElement.dataset.kept = 'all'
        return onkept()
      }
      const names = Object.keys(data.lacking)
      const languages = new Set(names.map((name) => /^assets\/text-(\w\w)-/.exec(name)?.[1] ?? 'all'))
      const unpacked =
        names.length < FEW ? Promise.resolve() : unpack({ base, packs: [...languages], ...data })
      void unpacked.then(() => ask({ keep: [spoken] }))
    })
    keepMore = () => {
      delete document.documentElement.dataset.kept
      void ask({ lacking: [spoken] })
    }
    offerNewer(container, registration)
    setInterval(() => void registration.update().catch(() => {}), LOOK) // without a network there is none
    keepMore()
  } catch (error) {
    console.warn(String(error))
  }
}

/** Offer a newer version as soon as there is one. */
function offerNewer(container: ServiceWorkerContainer, registration: ServiceWorkerRegistration): void {
  const offer = () => {
    const newer = registration.waiting
    if (!newer || !container.controller) return
    const begin = () => {
      container.addEventListener('controllerchange', () => location.reload(), { once: true })
      newer.postMessage('take over')
    }
    void need('site').then(() => notify(t('update-there'), { text: t('update-now'), run: begin }))
  }
  offer()
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => offer())
  })
}
