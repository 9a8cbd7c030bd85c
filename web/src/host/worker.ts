/** The worker that is the page's host: Python, what is stored, and messages both ways. */

import { openEngine } from '../engine/engine'
import type { FromWorker, Start, ToWorker } from './messages'
import { startPython } from './python'
import { Shelf } from './shelf'

/** `gipf.browser.worker.BrowserHost`, as JavaScript sees it. */
interface PythonHost {
  open(): Promise<void>
  ask(method: string, path: string, body?: string): Promise<{ status: number; body: string; destroy(): void }>
  connect(line: string, send: (text: string) => void): void
  take(line: string, text: string, waited: number): Promise<void>
  disconnect(line: string): Promise<void>
}

/** How much of the way it is until all is fetched; then it has to start. */
const FETCHED = 0.8

/** What is played first, mostly: its engine is there before Python is. */
const FIRST = 'basic'

const tell = (message: FromWorker) => postMessage(message)

async function start({ base, missed }: Start): Promise<PythonHost> {
  const site = new URL(base)
  const engine = openEngine(new URL('engine/', site))
  engine.want(FIRST)
  const [python, shelf] = await Promise.all([
    startPython(new URL('python/', site), (share) => tell({ share: FETCHED * share })),
    Shelf.open(`gipf ${new URL('.', site).pathname}`),
  ])
  const write = async (text: string) => {
    await shelf.write(JSON.parse(text) as Record<string, string | null>)
    tell({ stored: true })
  }
  const stored = JSON.stringify(await shelf.all())
  const host = python.pyimport('gipf.browser.start').start?.(write, stored, engine) as PythonHost
  await host.open()
  for (const { method, path, body } of missed) (await host.ask(method, path, body)).destroy()
  tell({ share: 1 })
  return host
}

let host: Promise<PythonHost> | undefined
/** What was said over each line is answered in its order. */
const said = new Map<string, Promise<void>>()

async function answer(there: Promise<PythonHost>, message: ToWorker): Promise<void> {
  const host = await there
  if ('ask' in message) {
    const reply = await host.ask(message.method, message.path, message.body)
    tell({ answer: message.ask, status: reply.status, body: reply.body })
    reply.destroy()
  } else if ('open' in message) {
    host.connect(message.open, (text) => tell({ line: message.open, text }))
    tell({ opened: message.open })
  } else if ('line' in message) {
    const before = said.get(message.line) ?? Promise.resolve()
    said.set(
      message.line,
      before.then(() => host.take(message.line, message.text, Math.max(0, Date.now() - message.sent))),
    )
  } else {
    said.delete(message.close)
    await host.disconnect(message.close)
  }
}

addEventListener('message', ({ data }: MessageEvent<Start | ToWorker>) => {
  if ('base' in data) {
    host = start(data)
    host.catch((error: unknown) => tell({ failed: String(error) }))
  } else if (host) {
    answer(host, data).catch((error: unknown) => {
      if ('ask' in data) tell({ answer: data.ask, status: 500, body: '' })
      else tell({ failed: String(error) })
    })
  }
})
