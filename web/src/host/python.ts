/** Python in this worker: fetched compressed, since a plain file server compresses nothing. */

/** What is used of Pyodide. */
export interface Python {
  unpackArchive(archive: ArrayBuffer, format: string, options: { extractDir: string }): void
  runPython(code: string): unknown
  pyimport(name: string): Record<string, (...given: unknown[]) => unknown>
  toPy(value: unknown): unknown
}

type Load = (options: Record<string, unknown>) => Promise<Python>

/** Fetch a file and tell how much of it has come. */
async function fetched(address: URL, onbytes: (count: number) => void): Promise<Response> {
  const response = await fetch(address)
  if (!response.ok || !response.body) throw new Error(`${address.pathname}: ${response.status}`)
  const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      onbytes(chunk.length)
      controller.enqueue(chunk)
    },
  })
  return new Response(response.body.pipeThrough(counting))
}

function unpacked(response: Response, type: string): Response {
  const body = (response.body as ReadableStream<Uint8Array<ArrayBuffer>>).pipeThrough(
    new DecompressionStream('gzip'),
  )
  return new Response(body, { headers: { 'content-type': type } })
}

/** Start Python with the package's sources; tells how much of all has come, from 0 to 1. */
export async function startPython(folder: URL, onshare: (share: number) => void): Promise<Python> {
  const sizes = (await (await fetch(new URL('sizes.json', folder))).json()) as Record<string, number>
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0)
  let come = 0
  const get = (name: string) =>
    fetched(new URL(name, folder), (count) => onshare(Math.min(1, (come += count) / total)))
  const wasm = get('pyodide.asm.wasm.gz')
  const script = get('pyodide.asm.mjs.gz')
  const library = get('stdlib.zip').then((response) => response.arrayBuffer())
  const sources = get('gipf.zip').then((response) => response.arrayBuffer())
  const code = await unpacked(await script, 'text/javascript').blob()
  const module = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))
  const { default: createPyodideModule } = (await import(/* @vite-ignore */ module)) as { default: unknown }
  const { loadPyodide } = (await import(/* @vite-ignore */ new URL('pyodide.mjs', folder).href)) as {
    loadPyodide: Load
  }
  const own = globalThis.fetch
  // Pyodide fetches by names of its own: it is given what has come already.
  globalThis.fetch = async (input, init) => {
    const address = String(input instanceof Request ? input.url : input)
    if (address.endsWith('pyodide.asm.wasm')) return unpacked(await wasm, 'application/wasm')
    if (address.endsWith('stdlib.zip')) return new Response(await library)
    return own(input, init)
  }
  try {
    const python = await loadPyodide({
      indexURL: folder.href,
      stdLibURL: new URL('stdlib.zip', folder).href,
      createPyodideModule,
    })
    python.unpackArchive(await sources, 'zip', { extractDir: '/gipf' })
    python.runPython('import sys; sys.path.insert(0, "/gipf")')
    return python
  } finally {
    globalThis.fetch = own
    URL.revokeObjectURL(module)
  }
}
