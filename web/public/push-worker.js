// Shows notices that are pushed to this device while no page is open, and opens what they are about. It keeps nothing.
const PAGE = new URL('.', self.location.href)

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('push', (event) => {
  let told = {}
  try {
    told = event.data?.json() ?? {}
  } catch {
    /* It was not meant for this worker; a push has to show something all the same. */
  }
  const { id = '', text = 'GIPF', link = 'notices', language = 'en' } = told
  const shown = { body: text, tag: `notice ${id}`, lang: language, icon: '/icon-192.png', data: { link } }
  event.waitUntil(self.registration.showNotification('GIPF', shown))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data?.link ?? 'notices'))
})

/** Go there in a page that is open, or in a new one; a page goes by its own script. */
async function open(link) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pages.find((each) => each.visibilityState === 'visible') ?? pages[0]
  if (!page) return self.clients.openWindow(new URL(`#/${link}`, PAGE).href)
  page.postMessage({ open: link })
  return page.focus().catch(() => undefined)
}

// The push service gives the device another address: the server is told.
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(event.oldSubscription))
})

async function renew(old) {
  const key = old?.options.applicationServerKey
  if (!key) return
  const options = { userVisibleOnly: true, applicationServerKey: key }
  const { endpoint, keys } = (await self.registration.pushManager.subscribe(options)).toJSON()
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ endpoint, keys })
  await fetch(new URL('api/notices/devices', PAGE), { method: 'PUT', headers, body })
}
