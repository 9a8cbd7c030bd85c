/**
 * A server, and this browser while it is away. The server is asked as long as it answers. When it has not for some
 * seconds, and this browser has all that is needed, Python is started here with copies of the games that were looked
 * at. When the server is back, what was done here goes there by the names of the games: nothing is lost or there twice.
 */

import { allGames, partsOf } from '../archive/parts'
import type { ArchivedGameData } from '../server-types'
import { BrowserHost } from './browser'
import { Copies, gamesAsked, gamesIn, isSame } from './copies'
import type { Answered, Asked, Host, Line } from './host'
import { LateLine } from './late-line'

/** So often a server that has answered before is asked again until this browser takes over, with so long a pause. */
const TRIES = 8
const PAUSE = 350
/** Milliseconds within which a server has to say that it is there. */
const ANSWER = 1500
/** Milliseconds after which it is asked whether it is, because it does not answer something else. */
const STALL = 4000
/** Milliseconds between two looks whether it is back. */
const LOOK = 4000
/** What the service worker leaves when it has all files: `src/gipf/browser/service_worker.js`. */
const WHOLE = 'all is kept'
/** What is not asked again of another host: it may have been done. */
const ONCE = /^\/api\/((side-)?games\/import|archive)$/

/** Who is asked: the server; this browser; or nobody yet, because games are on their way from there to the server. */
export type Where = 'server' | 'browser' | 'moving'

/** What came of the games that were here. */
export interface Moved {
  moved: number
  /** How many the server did not take; they stay here. */
  left: number
}

export class BothHosts implements Host {
  where: Where = 'server'
  /** Told when that changes, and of games that came to the server. */
  onwhere: (where: Where, moved?: Moved) => void = () => {}
  /** Told how much of Python is there while it starts, from 0 to 1. */
  onshare: (share: number) => void = () => {}

  private browser: BrowserHost | null = null
  private readonly copies: Copies
  private readonly lines = new Set<LateLine>()
  private readonly tabs: BroadcastChannel | undefined
  /** Whether the server has ever answered this page: then it is given some time. */
  private isHeard = false
  private hasFailed = false
  private doubt: Promise<boolean> | null = null
  /** What has to be done before anybody is asked. */
  private settled: Promise<void> = Promise.resolve()
  /** Ends what was asked of a server that is away. */
  private reach = new AbortController()
  private looking: ReturnType<typeof setInterval> | undefined
  private readonly name: string

  constructor(
    private readonly server: Host,
    /** The folder of the page. */
    readonly base: string,
  ) {
    this.name = `gipf ${new URL('.', base).pathname}`
    this.copies = new Copies(`${this.name} copies`, (id) => this.copyOf(id))
    this.tabs = new BroadcastChannel(`${this.name} back`)
    this.tabs.onmessage = () => void this.comeBack()
    if (localStorage.getItem(this.mark) === 'here') this.settled = this.begin()
    addEventListener('offline', () => this.where === 'server' && void this.isAway())
    addEventListener('online', () => this.where === 'browser' && void this.look())
  }

  /** What the browser's storage says while games may be here. */
  private get mark(): string {
    return `games of ${this.name}`
  }

  // ------------------------------------------------------------------ asking

  async ask(asked: Asked): Promise<Answered> {
    while (this.where === 'moving') await this.settled
    await this.settled
    if (this.where === 'browser') return this.askHere(asked)
    const signal = asked.signal ? AbortSignal.any?.([asked.signal, this.reach.signal]) : this.reach.signal
    const stalled = setTimeout(() => void this.isAway(), STALL)
    try {
      const answered = await this.server.ask({ ...asked, signal: signal ?? asked.signal })
      this.isHeard = true
      this.note(asked, answered)
      return answered
    } catch (error) {
      if (asked.signal?.aborted) throw error
      const isHere = await this.isAway()
      if (isHere && !ONCE.test(asked.path)) return this.askHere(asked)
      if (isHere || asked.method !== 'GET' || this.hasFailed || !(await this.isKept())) throw error
      return this.server.ask(asked) // it has answered again
    } finally {
      clearTimeout(stalled)
    }
  }

  private async askHere(asked: Asked): Promise<Answered> {
    const answered = await this.browser!.ask(asked)
    const changed = /^\/api\/games\/(\w+)(\/restore)?$/.exec(asked.path)
    const isDeleted = asked.method === 'DELETE'
    if (changed && answered.status < 300 && (isDeleted || changed[2])) {
      await this.copies.noteDeleted(changed[1]!, isDeleted)
    }
    return answered
  }

  connect(): Line {
    const line = new LateLine(
      this.found(),
      (text) => this.where === 'server' && this.copies.want(gamesIn(text)),
      (ended) => {
        this.lines.delete(ended)
        if (this.where === 'server') void this.isAway()
      },
    )
    this.lines.add(line)
    return line
  }

  private async found(): Promise<Line> {
    await this.doubt
    while (this.where === 'moving') await this.settled
    await this.settled
    return (this.where === 'browser' ? this.browser! : this.server).connect()
  }

  private cut(): void {
    for (const line of [...this.lines]) line.close()
  }

  // ------------------------------------------------------------------ whether the server is there

  private async answers(): Promise<boolean> {
    const signal = AbortSignal.timeout(ANSWER)
    try {
      const { status } = await this.server.ask({ method: 'GET', path: '/api/health', signal })
      return status !== 502 && status !== 504 // those are of somebody in between
    } catch {
      return false
    }
  }

  /** Whether this browser has all that it needs. */
  private async isKept(): Promise<boolean> {
    if (!globalThis.navigator.serviceWorker?.controller) return false
    return (await caches.match(new URL(WHOLE, this.base)).catch(() => undefined)) !== undefined
  }

  /** Whether the server is away and this browser is asked in its place: found out, and seen to. */
  private isAway(): Promise<boolean> {
    this.doubt ??= this.findOut().finally(() => (this.doubt = null))
    return this.doubt
  }

  private async findOut(): Promise<boolean> {
    if (this.where !== 'server') return this.where === 'browser'
    if (this.hasFailed || !(await this.isKept())) return false
    for (let tries = this.isHeard ? TRIES : 1; tries > 0; tries--) {
      if (await this.answers()) return false
      if (tries > 1) await new Promise((resolve) => setTimeout(resolve, PAUSE))
    }
    return this.goHere()
  }

  // ------------------------------------------------------------------ going and coming back

  private openBrowser(): BrowserHost {
    const browser = new BrowserHost(this.base)
    browser.onshare = (share) => this.onshare(share)
    return browser
  }

  private async goHere(): Promise<boolean> {
    const browser = this.openBrowser()
    try {
      localStorage.setItem(this.mark, 'here')
      await this.bring(browser)
    } catch (error) {
      console.warn(String(error))
      browser.close()
      this.hasFailed = true
      return false
    }
    this.browser = browser
    this.where = 'browser'
    this.reach.abort()
    this.reach = new AbortController()
    this.cut()
    this.stay()
    return true
  }

  private stay(): void {
    this.looking = setInterval(() => void this.look(), LOOK)
    this.onwhere('browser')
  }

  private async look(): Promise<void> {
    if (await this.answers()) await this.comeBack()
  }

  /** Bring copies of the server's games here; one that cannot be read is left alone. */
  private async bring(browser: BrowserHost): Promise<void> {
    await done(browser, { method: 'GET', path: '/api/health' }) // it may have no copies, and has to be ready
    const deleted = new Set(await this.copies.deleted())
    const copies = [...(await this.copies.all()).values()].filter(({ id }) => !deleted.has(id))
    await give(browser, copies)
  }

  /** Begin with games that were left here when the last page was closed. */
  private async begin(): Promise<void> {
    if (!(await this.answers())) return
    this.where = 'moving'
    this.browser = this.openBrowser()
    await this.finish()
  }

  private async comeBack(): Promise<void> {
    if (this.where !== 'browser') return
    clearInterval(this.looking)
    this.where = 'moving'
    this.settled = this.finish()
    this.cut()
    await this.settled
  }

  /** Move what is here to the server, and ask that from now on; where it has gone again, stay. */
  private async finish(): Promise<void> {
    this.tabs?.postMessage('back')
    this.onwhere('moving')
    try {
      const moved = await navigator.locks.request(`${this.name} moving`, () => this.move(this.browser!))
      localStorage.setItem(this.mark, moved.left ? 'left' : '')
      this.browser?.close()
      this.browser = null
      this.isHeard = true
      this.where = 'server'
      this.onwhere('server', moved)
    } catch (error) {
      console.warn(String(error))
      this.where = 'browser'
      this.stay()
    }
  }

  private async move(browser: BrowserHost): Promise<Moved> {
    await done(browser, { method: 'POST', path: '/rest' })
    const games = await allGames(async (path) => JSON.parse(await done(browser, { method: 'GET', path })))
    const copies = await this.copies.all()
    const deleted = await this.copies.deleted()
    const changed = games.filter((game) => !isSame(game, copies.get(game.id)))
    const left = await give(this.server, changed)
    for (const id of deleted) {
      await this.server.ask({ method: 'DELETE', path: `/api/games/${id}` })
      await this.copies.noteDeleted(id, false)
      await this.copies.drop(id)
    }
    const gone = games.filter((game) => !left.includes(game))
    await done(browser, { method: 'POST', path: '/forget', body: JSON.stringify(gone.map(({ id }) => id)) })
    const moved = changed.filter((game) => !left.includes(game))
    await this.copies.put(moved)
    this.copies.want(moved.map(({ id }) => id))
    return { moved: moved.length, left: left.length }
  }

  // ------------------------------------------------------------------ copies

  /** All files are here now: games that are looked at are copied from now on. */
  beginCopying(): void {
    this.copies.want([])
  }

  private note(asked: Asked, answered: Answered): void {
    const named = /^\/api\/games\/(\w+)$/.exec(asked.path)
    if (asked.method === 'DELETE' && named) void this.copies.drop(named[1]!)
    else this.copies.want(gamesAsked(asked, answered))
  }

  private async copyOf(id: string): Promise<ArchivedGameData | null> {
    if (this.where !== 'server' || !(await this.isKept())) throw new Error('no copies are made')
    const { status, body } = await this.server.ask({ method: 'GET', path: `/api/archive/${id}` })
    return status === 200 ? (JSON.parse(body) as ArchivedGameData) : null
  }
}

/** Ask, and fail where it is not done; gives the answer's text. */
async function done(host: Host, asked: Asked): Promise<string> {
  const { status, body } = await host.ask(asked)
  if (status >= 300) throw new Error(`${asked.method} ${asked.path}: ${status} ${body}`)
  return body
}

/** Give games to a host; gives those that it refuses. Fails where it is away, or cannot store anything. */
async function give(host: Host, games: readonly ArchivedGameData[]): Promise<ArchivedGameData[]> {
  const isTaken = async (some: ArchivedGameData[]) => {
    const body = JSON.stringify({ games: some })
    const { status } = await host.ask({ method: 'POST', path: '/api/archive', body })
    if (status >= 500) throw new Error(`games could not be stored: ${status}`)
    return status < 300
  }
  const left: ArchivedGameData[] = []
  for (const part of partsOf(games)) {
    if (await isTaken(part)) continue
    for (const game of part) if (!(await isTaken([game]))) left.push(game)
  }
  return left
}
