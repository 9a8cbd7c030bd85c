/** Python in this worker: fetched packed, and kept unpacked for the next time. */

import { unpackedFrom } from './coming'
import type { Unpacked } from './messages'

/** What is used of Pyodide. */
export interface Python {
  unpackArchive(archive: ArrayBuffer, format: string, options: { extractDir: string }): void
  runPython(code: string): unknown
  pyimport(name: string): Record<string, (...given: unknown[]) => unknown>
  toPy(value: unknown): unknown
}

type Load = (options: Record<string, unknown>) => Promise<Python>
type Bytes = Uint8Array<ArrayBuffer>

/** What is fetched: the files by their names with their sizes as they are packed, and a hash of them all. */
interface Parts {
  version: string
  files: Record<string, number>
}

const WASM = 'pyodide.asm.wasm'

/** Python's files: those that were kept unpacked, else those of the site. */
class Files {
  private readonly unpacked = new Map<string, Bytes>()
  private come = 0

  private constructor(
    private readonly folder: URL,
    private readonly parts: Parts,
    private readonly kept: Cache | undefined,
    private readonly onshare: (share: number) => void,
  ) {}

  static async open(folder: URL, onshare: (share: number) => void): Promise<Files> {
    const parts = (await (await fetch(new URL('parts.json', folder))).json()) as Parts
    // An address that browsers do not trust has no caches; a full disk may refuse one.
    const kept = await globalThis.caches?.open(Files.cacheOf(folder, parts)).catch(() => undefined)
    return new Files(folder, parts, kept, onshare)
  }

  private static cacheOf(folder: URL, { version }: Pick<Parts, 'version'>): string {
    return `unpacked ${folder.pathname} ${version}`
  }

  async get(name: string): Promise<Bytes> {
    const kept = await this.kept?.match(new URL(name, this.folder))
    if (kept) {
      this.count(this.parts.files[name]!)
      return new Uint8Array(await kept.arrayBuffer())
    }
    const bytes = (await unpackedFrom(this.packed(name), (come) => this.count(come))).since(0)
    this.unpacked.set(name, bytes)
    return bytes
  }

  /** Give Python itself as something that can be compiled while it comes. */
  async wasm(): Promise<Response> {
    const headers = { 'content-type': 'application/wasm' }
    const kept = await this.kept?.match(new URL(WASM, this.folder))
    if (kept) {
      this.count(this.parts.files[WASM]!)
      return kept
    }
    const pieces: Bytes[] = []
    const worker = new Worker(new URL('./unpacker.ts', import.meta.url), { type: 'module' })
    const stream = new ReadableStream<Bytes>({
      start: (controller) => {
        worker.onmessage = ({ data }: MessageEvent<Unpacked>) => {
          if ('come' in data) return this.count(data.come)
          if ('piece' in data) {
            pieces.push(data.piece)
            return controller.enqueue(data.piece)
          }
          worker.terminate()
          if ('failed' in data) return controller.error(new Error(data.failed))
          controller.close()
          void new Blob(pieces).arrayBuffer().then((all) => this.unpacked.set(WASM, new Uint8Array(all)))
        }
        worker.onerror = (event) => controller.error(new Error(event.message))
        worker.postMessage(this.packed(WASM))
      },
    })
    return new Response(stream, { headers })
  }

  /** Keep what had to be unpacked, and forget other versions. */
  async keep(): Promise<void> {
    const { kept } = this
    if (!kept) return
    for (const [name, bytes] of this.unpacked) {
      const type = name === WASM ? 'application/wasm' : 'application/octet-stream'
      await kept.put(new URL(name, this.folder), new Response(bytes, { headers: { 'content-type': type } }))
    }
    this.unpacked.clear()
    const own = Files.cacheOf(this.folder, this.parts)
    const others = Files.cacheOf(this.folder, { version: '' })
    for (const name of await caches.keys()) {
      if (name.startsWith(others) && name !== own) await caches.delete(name)
    }
  }

  private count(bytes: number): void {
    const total = Object.values(this.parts.files).reduce((sum, size) => sum + size, 0)
    this.come += bytes
    this.onshare(Math.min(1, this.come / total))
  }

  /** Give the address of a file as it lies there. */
  private packed(name: string): string {
    return new URL(`${name}.lzma`, this.folder).href
  }
}

/** Start Python with the package's sources; tells how much of all has come, from 0 to 1. */
export async function startPython(folder: URL, onshare: (share: number) => void): Promise<Python> {
  const files = await Files.open(folder, onshare)
  const wasm = files.wasm()
  const script = files.get('pyodide.asm.mjs')
  const library = files.get('stdlib.zip')
  const sources = files.get('gipf.zip')
  const loader = import(/* @vite-ignore */ new URL('pyodide.mjs', folder).href) as Promise<{
    loadPyodide: Load
  }>
  const module = URL.createObjectURL(new Blob([await script], { type: 'text/javascript' }))
  const { default: createPyodideModule } = (await import(/* @vite-ignore */ module)) as { default: unknown }
  const { loadPyodide } = await loader
  const own = globalThis.fetch
  // Pyodide fetches by names of its own: it is given what has come already.
  globalThis.fetch = async (input, init) => {
    const address = String(input instanceof Request ? input.url : input)
    if (address.endsWith(WASM)) return wasm
    if (address.endsWith('stdlib.zip')) return new Response(await library)
    return own(input, init)
  }
  try {
    const python = await loadPyodide({
      indexURL: folder.href,
      stdLibURL: new URL('stdlib.zip', folder).href,
      createPyodideModule,
    })
    python.unpackArchive((await sources).buffer, 'zip', { extractDir: '/gipf' })
    python.runPython('import sys; sys.path.insert(0, "/gipf")')
    setTimeout(() => void files.keep().catch(() => {}), KEEPING) // what cannot be kept is unpacked again
    return python
  } finally {
    globalThis.fetch = own
    URL.revokeObjectURL(module)
  }
}

/** Milliseconds after which files are kept: until then the first game begins. */
const KEEPING = 4000
