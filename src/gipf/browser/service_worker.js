// Keeps a site's files in the browser, so that it works without a network. `gipf site` writes what has to be known first:
// FILES, every file of the site with a hash of its contents, VERSION, a hash of them all, and IS_SERVED: whether it is
// the page of a server, which gives its newest as long as it answers.

const SCOPE = new URL('./', self.location).pathname
const PREFIX = `gipf ${SCOPE} `
const CACHE = PREFIX + VERSION
/** What a page needs before it can ask for the rest. */
const FIRST = ['index.html', 'early.js', 'manifest.webmanifest', 'icon.svg']
const LISTED = 'files of this version'
/** Is there when all files are. */
const WHOLE = 'all is kept'
/** Milliseconds that a server may take for its page. */
const PATIENCE = 4000

const addressOf = (name) => SCOPE + name

/** Give a file as it is on the server now, whatever the browser has of it. */
async function fresh(name) {
  const response = await fetch(addressOf(name), { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${name}: ${response.status}`)
  return response
}

/** Take over what has not changed since an earlier version. */
async function inherit(cache) {
  for (const name of await caches.keys()) {
    if (!name.startsWith(PREFIX) || name === CACHE) continue
    const old = await caches.open(name)
    const listed = (await (await old.match(addressOf(LISTED)))?.json()) ?? {}
    for (const [file, hash] of Object.entries(FILES)) {
      const kept = listed[file] === hash && (await old.match(addressOf(file)))
      if (kept) await cache.put(addressOf(file), kept)
    }
  }
}

async function install() {
  const cache = await caches.open(CACHE)
  await inherit(cache)
  await complete(FIRST)
  await cache.put(addressOf(LISTED), new Response(JSON.stringify(FILES)))
}

/** List what is not kept yet of some files. */
async function lackingOf(names) {
  const cache = await caches.open(CACHE)
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  return names.filter((name) => name in FILES && !kept.has(new URL(addressOf(name), self.location).pathname))
}

/** Keep what is not kept yet of some files. */
async function complete(names) {
  const cache = await caches.open(CACHE)
  for (const name of await lackingOf(names)) await cache.put(addressOf(name), await fresh(name))
}

/** List the files that readers of some languages need. */
function filesIn(languages) {
  return Object.keys(FILES).filter((name) => {
    const text = /^assets\/text-(\w\w)-/.exec(name)
    return !text || languages.includes(text[1])
  })
}

/** Leave this version and the one before it, which a page may still be of. */
async function forget() {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE)
  for (const name of old.slice(0, -1)) await caches.delete(name)
}

/** Give a file of a server as it is now; where it does not answer, as it was. */
async function newest(request, name) {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) })
    if (response.status < 500) return response
  } catch {
    // it is away
  }
  return answer(request, name)
}

/** Give a file: of this version, of one before, or of the server. */
async function answer(request, name) {
  const cache = await caches.open(CACHE)
  const kept = (await cache.match(addressOf(name))) ?? (await caches.match(addressOf(name)))
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok && name in FILES) await cache.put(addressOf(name), response.clone())
  return response
}

/** A server's page is of the version that it has now: what keeps the one before has nothing more to do. */
async function installed() {
  await install()
  if (IS_SERVED) await self.skipWaiting()
}

self.addEventListener('install', (event) => event.waitUntil(installed()))
self.addEventListener('activate', (event) => event.waitUntil(forget().then(() => self.clients.claim())))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const address = new URL(request.url)
  if (request.method !== 'GET' || address.origin !== self.location.origin) return
  if (!address.pathname.startsWith(SCOPE)) return
  const path = address.pathname.slice(SCOPE.length)
  if (IS_SERVED && path.startsWith('api')) return
  const name = request.mode === 'navigate' && !(path in FILES) ? 'index.html' : path
  const isNewest = IS_SERVED && !name.includes('/') // what lies in a folder has a version in its name or beside it
  if (name in FILES) event.respondWith(isNewest ? newest(request, name) : answer(request, name))
})

/** Say what readers of some languages still need: the page takes that out of packs first. */
async function tellLacking(page, languages) {
  const lacking = Object.fromEntries((await lackingOf(filesIn(languages))).map((name) => [name, FILES[name]]))
  page.postMessage({ cache: CACHE, lacking })
}

/** Keep all that readers of some languages need. */
async function keepAll(page, languages) {
  try {
    await complete(filesIn(languages))
    await (await caches.open(CACHE)).put(addressOf(WHOLE), new Response())
    page.postMessage('all is kept')
  } catch {
    // the network is gone: the next visit goes on
  }
}

self.addEventListener('message', (event) => {
  const { data, source } = event
  if (data === 'take over') void self.skipWaiting()
  else if (data.lacking) event.waitUntil(tellLacking(source, data.lacking))
  else if (data.keep) event.waitUntil(keepAll(source, data.keep))
})
