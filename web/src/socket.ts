/**
 * The line to the host: one for the page. It comes back by itself when it is lost, and asks then how the
 * watched games stand. What is decided in a game has a key: what was not answered is sent again under the same key
 * when the line is soon back, and the host does it once. A move is for `WaitingMove`, which may ask the reader first.
 * Nothing else is sent again.
 */

import type { GameState } from './game'
import { OPEN, type Line } from './host/host'
import { sentenceFor } from './refusals'
import type {
  DeletedEvent,
  LobbyData,
  NoticesData,
  ResponseTo,
  SideGameState,
  SocketEvent,
  SocketRequest,
  SocketResponse,
} from './server-types'

/** What is heard without asking for each: what the server sends, and that the line was cut. */
export type ServerEvent = SocketEvent | { event: 'cut' }

/** What can be asked for. */
export type Do = keyof ResponseTo

/** What belongs to a request, beside its id. */
type Fields<What extends Do> = SocketRequest extends infer Request
  ? Request extends { do: string }
    ? What extends Request['do']
      ? Omit<Request, 'id' | 'do'>
      : never
    : never
  : never

/** The response to a request that was carried out. */
type Done = ResponseTo[Do]

/** The server's reason why something was not done; or that it was not heard of, because the line was cut. */
export class Unanswered extends Error {
  constructor(
    message: string,
    readonly isLost: boolean,
  ) {
    super(message)
  }
}

interface Waiting {
  what: Do
  fields: object
  /** When it was asked, by the machine's clock. */
  since: number
  resolve: (response: Done) => void
  reject: (reason: Unanswered) => void
}

interface Watched {
  /** What was heard of it last; a host that is asked again is told which version that is. */
  last: GameState | SideGameState | null
  /** A game, or a side game by itself. */
  what: 'watch' | 'watch-side'
  /** Whether something has been heard of it over this line. */
  isHeard: boolean
  onchange: Set<(game: never, isFirst: boolean) => void>
  ongone: Set<OnGone>
}

type GoneReason = DeletedEvent['reason']
/** Told why a game is not there: in a sentence, or by the reason for which it went. */
type OnGone = (sentence: string, reason?: GoneReason) => void

/** Milliseconds before the next try, about: pages that have lost one server do not all come back at once. */
const TRIES = [0, 300, 700, 1500, 3000]

/** What is sent again under its key. */
const REPEATED: ReadonlySet<Do> = new Set<Do>([
  'undo', 'takeback', 'accept', 'decline', 'lot', 'pause', 'continue', 'resign', 'resign-side', 'offer', 'handover', 'claim',
  'give', 'abort',
]) // prettier-ignore

/** Milliseconds without a word after which a line is dead on which the host says every 15 seconds that it is there. */
const SILENCE = 25_000

/** A line that is back so soon, in milliseconds, was hardly away: what is meant then is still meant. */
export const MOMENT = 8000

/** Make up a key for a decision. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('')
}

export class GameSocket {
  private socket: Line | null = null
  private readonly waiting = new Map<number, Waiting>()
  /** What was not answered when the line was cut, and is sent again. */
  private repeated: Waiting[] = []
  private readonly watched = new Map<string, Watched>()
  /** Who hears of the lobby. */
  private readonly lobby = new Set<(lobby: LobbyData) => void>()
  /** Who hears of the reader's notices, and in which language these are told elsewhere. */
  private notices: { language: string; onchange: (notices: NoticesData) => void } | null = null
  private readonly listeners = new Set<(event: ServerEvent) => void>()
  private readonly onopen = new Set<() => void>()
  private next = 1
  private failures = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private moving: ReturnType<typeof setTimeout> | undefined
  /** Runs out when nothing is heard; not before the host has said for the first time that it is there. */
  private silence: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly connect: () => Line,
    /** Told whenever the line is there or not. */
    private readonly onstatus: (isOpen: boolean) => void = () => {},
    private readonly patience = SILENCE,
  ) {}

  /** Whether the line is there. */
  get isOpen(): boolean {
    return this.socket?.readyState === OPEN
  }

  /** Ask for something; it is sent once the line is there, and once only. */
  async ask<What extends Do>(what: What, fields: Fields<What>): Promise<ResponseTo[What]> {
    await this.line()
    const keyed = REPEATED.has(what) ? { key: newKey(), ...fields } : fields
    return new Promise<Done>((resolve, reject) => {
      this.send({ what, fields: keyed, since: Date.now(), resolve, reject })
    }) as Promise<ResponseTo[What]>
  }

  private send(asked: Waiting): void {
    const id = this.next++
    this.waiting.set(id, asked)
    this.socket?.send(JSON.stringify({ ...asked.fields, id, do: asked.what }))
  }

  /**
   * Hear of a game now, at every change and whenever the line is back, which is then said; gives how to stop. Another host
   * may know less of it than the one before.
   */
  watch(game: string, onchange: (game: GameState, isFirst: boolean) => void, ongone: OnGone): () => void {
    return this.follow('watch', game, onchange, ongone)
  }

  /** The same for a side game by itself. */
  watchSide(
    game: string,
    onchange: (game: SideGameState, isFirst: boolean) => void,
    ongone: OnGone,
  ): () => void {
    return this.follow('watch-side', game, onchange, ongone)
  }

  private follow(
    what: Watched['what'],
    game: string,
    onchange: (game: never, isFirst: boolean) => void,
    ongone: OnGone,
  ): () => void {
    const watched = this.watched.get(game) ?? {
      what,
      last: null,
      isHeard: false,
      onchange: new Set(),
      ongone: new Set(),
    }
    this.watched.set(game, watched)
    watched.onchange.add(onchange)
    watched.ongone.add(ongone)
    if (this.isOpen) void this.look(game)
    else this.open()
    return () => {
      watched.onchange.delete(onchange)
      watched.ongone.delete(ongone)
      if (watched.onchange.size || this.watched.get(game) !== watched) return
      this.watched.delete(game)
      if (this.isOpen) this.ask('unwatch', { game }).catch(() => {})
    }
  }

  /** Hear of the lobby now, at every change and whenever the line is back; gives how to stop. */
  watchLobby(onchange: (lobby: LobbyData) => void): () => void {
    this.lobby.add(onchange)
    if (this.isOpen) void this.lookAtLobby()
    else this.open()
    return () => {
      this.lobby.delete(onchange)
      if (!this.lobby.size && this.isOpen) this.ask('unwatch-lobby', {}).catch(() => {})
    }
  }

  private async lookAtLobby(): Promise<void> {
    try {
      this.tellLobby((await this.ask('watch-lobby', {})).lobby)
    } catch {
      /* It is asked again when the line is back; a host that nobody can reach has none. */
    }
  }

  private tellLobby(lobby: LobbyData): void {
    for (const onchange of this.lobby) onchange(lobby)
  }

  /** Hear of the reader's notices now, at every change and whenever the line is back; gives how to stop. */
  watchNotices(language: string, onchange: (notices: NoticesData) => void): () => void {
    const wanted = (this.notices = { language, onchange })
    if (this.isOpen) void this.lookAtNotices()
    else this.open()
    return () => {
      if (this.notices !== wanted) return
      this.notices = null
      if (this.isOpen) this.ask('unwatch-notices', {}).catch(() => {})
    }
  }

  private async lookAtNotices(): Promise<void> {
    const wanted = this.notices
    if (!wanted) return
    try {
      const { notices } = await this.ask('watch-notices', { language: wanted.language })
      if (this.notices === wanted) wanted.onchange(notices)
    } catch {
      /* It is asked again when the line is back. */
    }
  }

  /** Whether somebody waits to hear of something. */
  private get isWanted(): boolean {
    return this.watched.size + this.lobby.size > 0 || this.notices !== null
  }

  /** Hear all events; gives how to stop. */
  listen(listener: (event: ServerEvent) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Try at once, as when the machine has woken up. */
  wake(): void {
    if (this.socket || !this.isWanted) return
    this.failures = 0
    this.open()
  }

  /** Come back by another line at once, as when the host knows the reader by another name. */
  renew(): void {
    this.failures = 0
    if (this.socket) this.giveUp()
  }

  close(): void {
    this.watched.clear()
    this.lobby.clear()
    this.notices = null
    clearTimeout(this.timer)
    clearTimeout(this.silence)
    clearTimeout(this.moving)
    this.socket?.close()
  }

  // ------------------------------------------------------------------ the line

  private line(): Promise<Line> {
    if (this.socket?.readyState === OPEN) return Promise.resolve(this.socket)
    return new Promise((resolve) => {
      const ready = () => {
        this.onopen.delete(ready)
        if (this.socket) resolve(this.socket)
      }
      this.onopen.add(ready)
      this.open()
    })
  }

  private open(): void {
    clearTimeout(this.timer)
    if (!this.socket) this.take(this.connect())
  }

  private take(socket: Line): void {
    this.socket = socket
    socket.onopen = () => {
      this.failures = 0
      this.onstatus(true)
      for (const [game, watched] of this.watched) {
        watched.isHeard = false
        void this.look(game)
      }
      if (this.lobby.size) void this.lookAtLobby()
      void this.lookAtNotices()
      for (const asked of this.repeated.splice(0)) this.send(asked)
      for (const ready of [...this.onopen]) ready()
    }
    socket.onmessage = ({ data }) => {
      if (this.socket === socket) this.hear(JSON.parse(String(data)) as SocketResponse | SocketEvent)
    }
    socket.onclose = () => this.socket === socket && this.lose()
    socket.onerror = () => {} // it is closed then
  }

  /** Give a line up that says nothing: to close it properly might take as long as it is silent. */
  private giveUp(): void {
    const silent = this.socket
    this.lose()
    silent?.close()
  }

  /**
   * The host is about to end: go to another one of the same games, at a moment of its own. The line there is opened first; where
   * there is none, this one is used to its end.
   */
  private moveOver(within: number): void {
    const old = this.socket
    clearTimeout(this.moving)
    this.moving = setTimeout(
      () => {
        if (this.socket !== old) return
        const next = this.connect()
        next.onerror = () => {} // nobody is there
        next.onopen = () => {
          if (this.socket !== old) return next.close()
          this.lose(next)
          old?.close()
        }
      },
      Math.random() * within * 1000,
    )
  }

  private lose(next?: Line): void {
    this.socket = null
    clearTimeout(this.silence)
    this.silence = undefined
    this.onstatus(false)
    const cut = [...this.repeated, ...this.waiting.values()]
    this.waiting.clear()
    const isMeant = ({ what, since }: Waiting) => REPEATED.has(what) && Date.now() - since < MOMENT
    this.repeated = this.watched.size ? cut.filter(isMeant) : []
    for (const asked of cut) if (!this.repeated.includes(asked)) asked.reject(new Unanswered('', true))
    for (const listener of [...this.listeners]) listener({ event: 'cut' })
    if (next) {
      this.take(next)
      next.onopen?.(undefined as never)
      return
    }
    if (!this.isWanted && !this.onopen.size) return
    const pause = TRIES[Math.min(this.failures++, TRIES.length - 1)] ?? 0
    this.timer = setTimeout(() => this.open(), pause * (0.75 + Math.random() / 2))
  }

  private hear(message: SocketResponse | SocketEvent): void {
    if (this.silence !== undefined || ('event' in message && message.event === 'heartbeat')) {
      clearTimeout(this.silence)
      this.silence = setTimeout(() => this.giveUp(), this.patience)
    }
    if ('event' in message) {
      if (message.event === 'heartbeat') {
        // how long that takes is what the host knows of the line
        this.ask('alive', { number: message.number }).catch(() => {})
        this.compare(message.versions)
      }
      if (message.event === 'game' || message.event === 'side-game') this.tell(message.game)
      if (message.event === 'lobby') this.tellLobby(message.lobby)
      if (message.event === 'notices') this.notices?.onchange(message.notices)
      if (message.event === 'moving') this.moveOver(message.within)
      if (message.event === 'deleted') this.tellGone(message.id, '', message.reason)
      for (const listener of this.listeners) listener(message)
      return
    }
    const waiting = this.waiting.get(message.id as number)
    this.waiting.delete(message.id as number)
    if ('ok' in message) waiting?.resolve(message)
    else void sentenceFor(message).then((sentence) => waiting?.reject(new Unanswered(sentence ?? '', false)))
  }

  // ------------------------------------------------------------------ games

  /** Ask again for what has gone on without a word having come through. */
  private compare(versions: Record<string, number>): void {
    for (const [game, { last }] of this.watched) {
      if (last && last.version < (versions[game] ?? 0)) void this.look(game)
    }
  }

  private async look(game: string): Promise<void> {
    const watched = this.watched.get(game)
    const { version, updated } = watched?.last ?? {}
    try {
      const answer = await this.ask(watched?.what ?? 'watch', { game, version, updated })
      if (answer.game) this.tell(answer.game)
      else if (watched?.last) this.tell({ ...watched.last, clock: answer.clock ?? null })
    } catch (error) {
      if (error instanceof Unanswered && !error.isLost) this.tellGone(game, error.message)
    }
  }

  private tell(game: GameState | SideGameState): void {
    const watched = this.watched.get(game.id)
    if (!watched) return
    const isFirst = !watched.isHeard
    watched.isHeard = true
    watched.last = game
    for (const onchange of watched.onchange) onchange(game as never, isFirst)
  }

  private tellGone(game: string, sentence: string, reason?: GoneReason): void {
    for (const ongone of this.watched.get(game)?.ongone ?? []) ongone(sentence, reason)
  }
}
