/** The worker that is the page's host: Python, what is stored, and messages both ways. */

import type { FromWorker, ToWorker } from './messages'
import { startPython } from './python'
import { Shelf } from './shelf'

/** `gipf.browser.worker.BrowserHost`, as JavaScript sees it. */
interface PythonHost {
  open(): Promise<void>
  ask(method: string, path: string, body?: string): Promise<{ status: number; body: string; destroy(): void }>
  connect(line: number, send: (text: string) => void): void
  take(line: number, text: string): Promise<void>
  disconnect(line: number): Promise<void>
}

const tell = (message: FromWorker) => postMessage(message)

async function start(base: string): Promise<PythonHost> {
  const site = new URL(base)
  const [python, shelf] = await Promise.all([
    startPython(new URL('python/', site), (share) => tell({ share })),
    Shelf.open(),
  ])
  const write = async (text: string) => {
    await shelf.write(JSON.parse(text) as Record<string, string | null>)
    tell({ stored: true })
  }
  const stored = JSON.stringify(await shelf.all())
  const host = python.pyimport('gipf.browser.start').start?.(write, stored) as PythonHost
  await host.open()
  return host
}

let host: Promise<PythonHost> | undefined
/** What was said over each line is answered in its order. */
const said = new Map<number, Promise<void>>()

async function answer(there: Promise<PythonHost>, message: ToWorker): Promise<void> {
  const host = await there
  if ('ask' in message) {
    const { status, body, destroy } = await replied(host, message.method, message.path, message.body)
    tell({ answer: message.ask, status, body })
    destroy()
  } else if ('open' in message) {
    host.connect(message.open, (text) => tell({ line: message.open, text }))
    tell({ opened: message.open })
  } else if ('line' in message) {
    const before = said.get(message.line) ?? Promise.resolve()
    said.set(
      message.line,
      before.then(() => host.take(message.line, message.text)),
    )
  } else if ('close' in message) await host.disconnect(message.close)
}

async function replied(host: PythonHost, method: string, path: string, body?: string) {
  const reply = await host.ask(method, path, body)
  return { status: reply.status, body: reply.body, destroy: () => reply.destroy() }
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('base' in data) host = start(data.base)
  if (!host || 'base' in data) {
    host?.catch((error: unknown) => tell({ failed: String(error) }))
    return
  }
  answer(host, data).catch((error: unknown) => {
    if ('ask' in data) tell({ answer: data.ask, status: 500, body: '' })
    console.error(String(error))
  })
})
