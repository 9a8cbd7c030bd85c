/** A worker that takes files out of packs of the site into a cache of the browser: `gipf.browser.site` packs them. */

import { unpackedLzma } from '../host/lzma'

/** Where the packs are, and what is wanted of them: files by their names with hashes. */
export interface Unpacking {
  base: string
  packs: string[]
  cache: string
  lacking: Record<string, string>
}

type Listed = [name: string, size: number, hash: string][]

const KINDS: Record<string, string> = {
  css: 'text/css',
  html: 'text/html',
  js: 'text/javascript',
  json: 'application/json',
  mjs: 'text/javascript',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
}

/** Give the headers of a file that came in a pack: those the server sent with it, as a policy, are meant for all. */
function headersOf(name: string, sent: Headers): Headers {
  const headers = new Headers(sent)
  for (const own of ['content-encoding', 'content-length', 'etag', 'last-modified']) headers.delete(own)
  headers.set('content-type', KINDS[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
  return headers
}

async function unpack({ base, packs, cache, lacking }: Unpacking): Promise<void> {
  const kept = await caches.open(cache)
  for (const pack of packs) {
    const response = await fetch(new URL(`packed/${pack}.lzma`, base), { cache: 'no-cache', priority: 'low' })
    if (!response.ok) continue
    const bytes = unpackedLzma(new Uint8Array(await response.arrayBuffer()))
    let at = bytes.indexOf(10) + 1
    for (const [name, size, hash] of JSON.parse(new TextDecoder().decode(bytes.subarray(0, at))) as Listed) {
      const file = bytes.slice(at, at + size)
      at += size
      if (lacking[name] !== hash) continue // it is there, or the pack is of another version
      await kept.put(new URL(name, base), new Response(file, { headers: headersOf(name, response.headers) }))
    }
  }
}

addEventListener('message', ({ data }: MessageEvent<Unpacking>) => {
  void unpack(data).then(
    () => postMessage('done'),
    (error: unknown) => postMessage(String(error)), // what is lacking is fetched file by file
  )
})
