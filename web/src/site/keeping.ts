/** Keeping the site's files in the browser, so that it works without a network, and offering a newer version. */

/** How often a page that stays open looks for a newer version: every hour. */
const LOOK = 3_600_000

export interface Told {
  /** There is a newer version; the function begins with it. */
  onupdate: (begin: () => void) => void
  /** All files are kept. */
  onkept: () => void
}

export async function keepSite(base: string, { onupdate, onkept }: Told): Promise<void> {
  const container = navigator.serviceWorker
  if (!container) return // an address that browsers do not trust
  const registration = await container.register(new URL('service-worker.js', base), {
    updateViaCache: 'none',
  })
  container.addEventListener('message', ({ data }) => data === 'all is kept' && onkept())

  const offer = () => {
    const newer = registration.waiting
    if (!newer || !container.controller) return
    onupdate(() => {
      container.addEventListener('controllerchange', () => location.reload(), { once: true })
      newer.postMessage('take over')
    })
  }
  offer()
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => offer())
  })
  setInterval(() => void registration.update().catch(() => {}), LOOK) // without a network there is none
  ;(await container.ready).active?.postMessage('keep all')
}
