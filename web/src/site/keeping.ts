/** Keeping the site's files in the browser, so that it works without a network, and offering a newer version. */

import { need, t } from '../locales/language.svelte'
import { notify } from '../shell/notices.svelte'

/** How often a page that stays open looks for a newer version: every hour. */
const LOOK = 3_600_000

/** Keep the files; where that cannot be, the page works all the same. */
export async function keepSite(base: string, onkept: () => void = () => {}): Promise<void> {
  const container = navigator.serviceWorker
  if (!container) return // an address that browsers do not trust
  try {
    const registration = await container.register(new URL('service-worker.js', base), {
      updateViaCache: 'none',
    })
    container.addEventListener('message', ({ data }) => {
      if (data !== 'all is kept') return
      document.documentElement.dataset.kept = 'all'
      onkept()
    })
    offerNewer(container, registration)
    setInterval(() => void registration.update().catch(() => {}), LOOK) // without a network there is none
    ;(await container.ready).active?.postMessage('keep all')
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
