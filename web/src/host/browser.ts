/**
 * This browser as the page's host: a worker that runs the same Python as a server, and keeps games here. All tabs share
 * one worker, that of the tab which has had it longest; when that tab is closed the next starts one, and for the others
 * it is as if the line to a server had been cut.
 */

import type { GameState } from '../server-types'
import type { Answered, Asked, Host, Line } from './host'
import { OPEN } from './host'
import { asNews, beginGame, ShownGame, stateIn, type GameAsked } from './early'
import type { BetweenTabs, FromWorker, Start, ToWorker } from './messages'
import { UnsentRequests, type Unsent } from './unsent'

const CLOSED = 3

/** What is shown of new games, by their variants: `tools/first_games.py` writes it. */
const FIRST_GAMES = import.meta.glob<GameState>('./first-games/*.json', { import: 'default' })

/** A line to the worker. */
class WorkerLine implements Line {
  readyState = 0
  /** The requests that were answered before Python ran, and the game of each. */
  private readonly early = new Map<number, string>()
  onopen: Line['onopen'] = null
  onmessage: Line['onmessage'] = null
  onclose: Line['onclose'] = null
  onerror: Line['onerror'] = null

  constructor(
    readonly id: string,
    private readonly send_: (message: ToWorker) => void,
    /** Gives the game that can be shown before Python runs; nothing as soon as it does. */
    private readonly shown: () => ShownGame | null,
  ) {
    send_({ open: id })
    if (shown()) queueMicrotask(() => this.opened())
  }

  opened(): void {
    if (this.readyState) return
    this.readyState = OPEN
    this.onopen?.(undefined as never)
  }

  send(text: string): void {
    const answer = this.shown()?.answer(text)
    if (answer) {
      this.early.set(answer.request, answer.game)
      queueMicrotask(() => this.tell(answer.text))
    }
    this.send_({ line: this.id, text, sent: Date.now() })
  }

  hear(text: string): void {
    this.tell(asNews(text, this.early))
  }

  private tell(text: string): void {
    this.onmessage?.({ data: text } as MessageEvent<string>)
  }

  close(): void {
    this.send_({ close: this.id })
    this.cut()
  }

  cut(): void {
    this.readyState = CLOSED
    this.onclose?.(undefined as never)
  }
}

interface Waiting {
  message: ToWorker
  resolve: (answer: Answered) => void
  reject: (error: Error) => void
}

export class BrowserHost implements Host {
  /** This tab's name: ids begin with it. */
  private readonly me = Math.random().toString(36).slice(2)
  private readonly tabs: BroadcastChannel
  private worker: Worker | undefined
  /** The tab whose worker is asked. */
  private leader = ''
  private readonly unsent: ToWorker[] = []
  private readonly waiting = new Map<string, Waiting>()
  private readonly lines = new Map<string, WorkerLine>()
  private next = 1
  private isKept = false
  private readonly end = new AbortController()
  /** Let another tab have the worker. */
  private leave: () => void = () => {}
  private readonly late: UnsentRequests
  private readonly shown: ShownGame
  /** Done when a game that was begun before Python ran is stored. */
  private begun: Promise<void> | null = null
  /** What was asked for when the last tab was closed: the worker does it before anything else. */
  private missed: Unsent[] = []
  /** How much of Python is there, from 0 to 1: then it runs. */
  share = 0
  /** Told when that changes. */
  onshare: (share: number) => void = () => {}
  /** How much somebody has asked for that Python has to do first. */
  private asked = 0
  /** Told whether that is anything. */
  onasked: (isAsked: boolean) => void = () => {}

  constructor(
    /** The folder of the site. */
    readonly base: string,
    /** What Python waits for: its files would be in the way of the page's. */
    before: Promise<unknown> = Promise.resolve(),
  ) {
    const name = `gipf ${new URL('.', base).pathname}`
    this.late = new UnsentRequests(`unsent ${name} `, globalThis.localStorage)
    this.shown = new ShownGame(`shown ${name}`, globalThis.localStorage)
    this.tabs = new BroadcastChannel(name)
    this.tabs.onmessage = ({ data }: MessageEvent<BetweenTabs>) => this.hearTab(data)
    this.tabs.postMessage({ who: true } satisfies BetweenTabs)
    addEventListener('pagehide', () => [...this.lines.values()].forEach((line) => line.close()))
    const { signal } = this.end
    const lead = async () => {
      await before
      if (!signal.aborted) await this.lead()
    }
    if (!navigator.locks)
      void lead() // an address that browsers do not trust: every tab is by itself
    else navigator.locks.request(name, { signal }, lead).catch(() => {}) // it has been closed before its turn came
  }

  /** End: the worker goes, or is that of the next tab. */
  close(): void {
    this.end.abort()
    this.worker?.terminate()
    this.worker = undefined
    this.leave()
    this.tabs.close()
    this.fail('closed')
  }

  async ask(asked: Asked): Promise<Answered> {
    if (this.share < 1 && asked.method === 'POST' && asked.path === '/api/games') {
      const answered = await this.beginEarly(asked)
      if (answered) return answered
    }
    if (asked.isLast) this.late.note(asked)
    const isAsked = asked.method !== 'GET' // what a page looks up was asked for by nobody
    if (isAsked) this.onasked(++this.asked > 0)
    const answered = await this.askWorker(asked).finally(() => isAsked && this.onasked(--this.asked > 0))
    if (asked.isLast) this.late.done(asked)
    return answered
  }

  /** Fetch what is shown of a new game of a variant, before somebody begins one. */
  async foresee(variant: string): Promise<void> {
    await FIRST_GAMES[`./first-games/${variant}.json`]?.()
  }

  /** Begin a game before Python runs; it is stored before anything is asked about it. */
  private async beginEarly(asked: Asked): Promise<Answered | null> {
    const wanted = JSON.parse(asked.body ?? '{}') as GameAsked
    const shown = await FIRST_GAMES[`./first-games/${wanted.variant}.json`]?.()
    const begun = shown && beginGame(wanted, shown, new Date())
    if (!begun) return null
    const { id } = JSON.parse(begun.answered.body) as { id: string }
    this.shown.keep(id, begun.answered.body)
    const stored = this.askWorker(begun.instead).then(
      () => {},
      () => {}, // the worker could not start, and says so
    )
    this.begun = stored.finally(() => (this.begun = null))
    return begun.answered
  }

  private askWorker({ method, path, body, signal }: Asked): Promise<Answered> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(new DOMException('', 'AbortError'))
      const message = { ask: this.newId(), method, path, body }
      this.waiting.set(message.ask, { message, resolve, reject })
      this.send(message)
      signal?.addEventListener('abort', () => {
        this.waiting.delete(message.ask)
        reject(new DOMException('', 'AbortError'))
      })
    })
  }

  connect(): Line {
    const send = (message: ToWorker) =>
      void (this.begun?.then(() => this.send(message)) ?? this.send(message))
    const line = new WorkerLine(this.newId(), send, () =>
      this.share < 1 && this.shown.isThere ? this.shown : null,
    )
    this.lines.set(line.id, line)
    return line
  }

  private newId(): string {
    return `${this.me}.${this.next++}`
  }

  // ------------------------------------------------------------------ who has the worker

  /** Start the worker and have it until the tab is closed. */
  private lead(): Promise<void> {
    this.worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      this.tabs.postMessage({ tell: data } satisfies BetweenTabs)
      this.hear(data)
    }
    this.worker.onerror = (event) => this.hear({ failed: event.message })
    this.missed = this.late.all()
    this.worker.postMessage({ base: this.base, missed: this.missed } satisfies Start)
    this.tabs.postMessage({ leader: this.me } satisfies BetweenTabs)
    this.follow(this.me)
    return new Promise((resolve) => (this.leave = resolve))
  }

  private hearTab(message: BetweenTabs): void {
    if ('tell' in message) this.hear(message.tell)
    else if ('leader' in message) this.follow(message.leader)
    else if ('who' in message) {
      if (this.worker) this.tabs.postMessage({ leader: this.me } satisfies BetweenTabs)
    } else this.worker?.postMessage(message.ask)
  }

  /** Ask another worker than before: what was read is read again, what was to be done may have been done. */
  private follow(leader: string): void {
    if (leader === this.leader) return
    const isFirst = !this.leader
    this.leader = leader
    for (const message of this.unsent.splice(0)) this.send(message)
    if (isFirst) return
    for (const [id, { message, reject }] of [...this.waiting]) {
      if ('ask' in message && message.method === 'GET') this.send(message)
      else {
        this.waiting.delete(id)
        reject(new Error('the tab that was asked has been closed'))
      }
    }
    const cut = [...this.lines.values()]
    this.lines.clear()
    for (const line of cut) line.cut()
  }

  // ------------------------------------------------------------------ messages

  private send(message: ToWorker): void {
    if (this.worker) this.worker.postMessage(message)
    else if (this.leader) this.tabs.postMessage({ ask: message } satisfies BetweenTabs)
    else this.unsent.push(message)
  }

  private hear(message: FromWorker): void {
    if ('answer' in message) {
      this.grow(1)
      this.waiting.get(message.answer)?.resolve({ status: message.status, body: message.body })
      this.waiting.delete(message.answer)
    } else if ('opened' in message) this.lines.get(message.opened)?.opened()
    else if ('line' in message) {
      const line = this.lines.get(message.line)
      const told = line && stateIn(message.text)
      if (told) this.shown.keep(told.id, told.state)
      line?.hear(message.text)
    } else if ('share' in message) this.grow(message.share)
    else if ('failed' in message) {
      console.error(message.failed)
      this.fail(message.failed)
    } else if (!this.isKept) {
      this.isKept = true
      void navigator.storage?.persist?.().catch(() => false) // games should outlast a full disk
    }
  }

  private grow(share: number): void {
    if (share <= this.share) return
    this.share = share
    if (share === 1) for (const each of this.missed.splice(0)) this.late.done(each)
    this.onshare(share)
  }

  /** Nothing can be asked any more. */
  private fail(why: string): void {
    const cut = [...this.waiting.values()]
    this.waiting.clear()
    for (const { reject } of cut) reject(new Error(why))
  }
}
