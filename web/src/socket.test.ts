import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WebSocket as Socket, WebSocketServer } from 'ws'
import type { GameState } from './game'
import type { Line } from './host/host'
import { GameSocket, Unanswered } from './socket'

/** A server with one game whose version counts the plays; it can be ended and come back. */
const GONE = { error: "there is no game 'none'", code: 'no-such-game', arguments: { game: 'none' } }
const WENT_ON = { error: 'the game has gone on', code: 'game-went-on', arguments: { version: 8, given: 7 } }

class TestServer {
  version = 1
  heard: { do: string; version?: number; updated?: string; key?: string }[] = []
  port = 0
  private server: WebSocketServer | null = null
  silent = false

  async start(): Promise<void> {
    const server = new WebSocketServer({ port: this.port, host: '127.0.0.1' })
    await new Promise((resolve) => server.once('listening', resolve))
    this.port = (server.address() as AddressInfo).port
    server.on('connection', (socket) => {
      socket.on('message', (data) => this.answer(socket, JSON.parse(String(data))))
    })
    this.server = server
  }

  private answer(
    socket: Socket,
    ask: { id: number; do: string; game: string; version?: number; key?: string },
  ): void {
    this.heard.push(ask)
    if (this.silent) return
    const game = { id: ask.game, version: this.version }
    if (ask.game === 'none') socket.send(JSON.stringify({ id: ask.id, ...GONE }))
    else if (ask.do === 'play' && ask.version !== this.version) {
      socket.send(JSON.stringify({ id: ask.id, ...WENT_ON }))
    } else if (ask.do === 'play') {
      this.version++
      this.tellAll({ event: 'game', game: { ...game, version: this.version } })
      socket.send(JSON.stringify({ id: ask.id, ok: true, version: this.version }))
    } else if (ask.version === this.version) {
      socket.send(JSON.stringify({ id: ask.id, ok: true, game: null, clock: { left: 7 } }))
    } else socket.send(JSON.stringify({ id: ask.id, ok: true, game }))
  }

  get lines(): number {
    return this.server?.clients.size ?? 0
  }

  tellAll(event: object): void {
    for (const socket of this.server?.clients ?? []) socket.send(JSON.stringify(event))
  }

  async stop(): Promise<void> {
    for (const socket of this.server?.clients ?? []) socket.terminate()
    await new Promise((resolve) => this.server?.close(resolve))
    this.server = null
  }
}

globalThis.WebSocket ??= Socket as unknown as typeof WebSocket

let server: TestServer
let socket: GameSocket
let lines: boolean[]

const address = () => `ws://127.0.0.1:${server.port}`
const until = async (isSo: () => boolean) => {
  for (let n = 0; n < 400 && !isSo(); n++) await new Promise((resolve) => setTimeout(resolve, 10))
  expect(isSo()).toBe(true)
}

beforeEach(async () => {
  server = new TestServer()
  await server.start()
  const seen: boolean[] = []
  lines = seen
  socket = new GameSocket(
    () => new WebSocket(address()) as Line,
    (isOpen) => seen.push(isOpen),
  )
})

afterEach(async () => {
  socket.close()
  await server.stop()
})

test('a watched game is told now and at every change', async () => {
  const versions: number[] = []
  socket.watch(
    'a',
    (game) => versions.push(game.version),
    () => {},
  )
  await until(() => versions.length === 1)
  await socket.ask('play', { game: 'a', version: 1, move: 'e2' })
  await until(() => versions.length === 2)
  expect(versions).toEqual([1, 2])
})

test('what the server refuses comes back as its sentence', async () => {
  const refusal = socket.ask('play', { game: 'a', version: 7, move: 'e2' })
  await expect(refusal).rejects.toThrow('The game has gone on: it is at version 8, and this was for 7')
  await expect(refusal).rejects.toMatchObject({ isLost: false })
})

test('a game that is not there is said to be gone', async () => {
  let sentence = ''
  socket.watch(
    'none',
    () => {},
    (why) => (sentence = why),
  )
  await until(() => sentence !== '')
  expect(sentence).toBe("There is no game 'none'")
})

test('when the server comes back, the page asks how its games stand', async () => {
  const games: GameState[] = []
  socket.watch(
    'a',
    (game) => games.push(game),
    () => {},
  )
  await until(() => games.length === 1)
  await server.stop()
  await until(() => lines.at(-1) === false)
  server.version = 5
  await server.start()
  await until(() => games.length === 2)
  expect(games[1]?.version).toBe(5)
  expect(lines.at(-1)).toBe(true)
})

test('what was not answered when the line was cut is not sent again', async () => {
  let told = 0
  socket.watch(
    'a',
    () => told++,
    () => {},
  )
  await until(() => told === 1)
  server.silent = true
  const lost = socket.ask('play', { game: 'a', version: 1, move: 'e2' })
  const outcome = lost.catch((error: unknown) => error)
  await until(() => server.heard.some((ask) => ask.do === 'play'))
  await server.stop()
  expect(await outcome).toBeInstanceOf(Unanswered)
  expect(await outcome).toMatchObject({ isLost: true })
  server.silent = false
  await server.start()
  await until(() => told === 2)
  expect(server.heard.filter((ask) => ask.do === 'play')).toHaveLength(1)
})

test('a decision that was not answered is sent again under the same key when the line is soon back', async () => {
  let told = 0
  socket.watch(
    'a',
    () => told++,
    () => {},
  )
  await until(() => told === 1)
  server.silent = true
  const resigned = socket.ask('resign', { game: 'a' })
  const another = socket.ask('resign', { game: 'a' })
  await until(() => server.heard.filter((ask) => ask.do === 'resign').length === 2)
  await server.stop()
  server.silent = false
  await server.start()
  await Promise.all([resigned, another])
  const keys = server.heard.filter((ask) => ask.do === 'resign').map(({ key }) => key)
  expect(keys).toHaveLength(4)
  expect(keys.slice(2)).toEqual(keys.slice(0, 2))
  expect(new Set(keys).size).toBe(2)
  expect(keys[0]).toMatch(/^\w{8,64}$/)
})

test('what is asked while the line is down is sent once it is back', async () => {
  let told = 0
  socket.watch(
    'a',
    () => told++,
    () => {},
  )
  await until(() => told === 1)
  await server.stop()
  await until(() => lines.at(-1) === false)
  const asked = socket.ask('play', { game: 'a', version: 1, move: 'e2' })
  await server.start()
  await expect(asked).resolves.toMatchObject({ ok: true, version: 2 })
})

test('a page that looks no longer is told nothing more', async () => {
  let told = 0
  const stop = socket.watch(
    'a',
    () => told++,
    () => {},
  )
  await until(() => told === 1)
  stop()
  await until(() => server.heard.some((ask) => ask.do === 'unwatch'))
  server.tellAll({ event: 'game', game: { id: 'a', version: 9 } })
  await socket.ask('watch', { game: 'b' })
  expect(told).toBe(1)
})

test('a deleted game is gone', async () => {
  const why: unknown[] = []
  let told = 0
  socket.watch(
    'a',
    () => told++,
    (_, reason) => why.push(reason),
  )
  await until(() => told === 1)
  server.tellAll({ event: 'deleted', id: 'a' })
  server.tellAll({ event: 'deleted', id: 'a', reason: 'aborted' })
  await until(() => why.length === 2)
  expect(why).toEqual([undefined, 'aborted'])
})

test('a line on which nothing is heard any more is given up, and another one opened', async () => {
  const seen: boolean[] = []
  const quick = new GameSocket(
    () => new WebSocket(address()) as Line,
    (isOpen) => seen.push(isOpen),
    50,
  )
  quick.watch(
    'a',
    () => {},
    () => {},
  )
  await until(() => seen.length === 1)
  await new Promise((resolve) => setTimeout(resolve, 150))
  expect(seen).toEqual([true]) // a host that never says that it is there need not go on doing so
  server.tellAll({ event: 'heartbeat', versions: {} })
  await until(() => seen.length === 3)
  expect(seen).toEqual([true, false, true])
  quick.close()
})

test('what was not heard of is asked for when the host says in which version it is', async () => {
  const versions: number[] = []
  socket.watch(
    'a',
    (game) => versions.push(game.version),
    () => {},
  )
  await until(() => versions.length === 1)
  server.tellAll({ event: 'heartbeat', versions: { a: 1, b: 9 } })
  server.version = 4
  server.tellAll({ event: 'heartbeat', versions: { a: 4 } })
  await until(() => versions.length === 2)
  expect(versions).toEqual([1, 4])
})

test('a page that is back says what it has, and takes the clock to it', async () => {
  const games: GameState[] = []
  socket.watch(
    'a',
    (game) => games.push(game),
    () => {},
  )
  await until(() => games.length === 1)
  await server.stop()
  await until(() => lines.at(-1) === false)
  await server.start()
  await until(() => games.length === 2)
  expect(server.heard.at(-1)).toMatchObject({ do: 'watch', version: 1 })
  expect(games[1]).toEqual({ ...games[0], clock: { left: 7 } })
})

test('a host that is about to end is left for another, whose line is there before, and nothing is lost', async () => {
  const other = new TestServer()
  await other.start()
  const versions: number[] = []
  socket.watch(
    'a',
    (game) => versions.push(game.version),
    () => {},
  )
  await until(() => versions.length === 1)
  const first = server
  first.silent = true // what is asked now is not answered any more
  const resigned = socket.ask('resign', { game: 'a' })
  await until(() => first.heard.length === 2)
  other.version = 2
  server = other
  first.tellAll({ event: 'moving', within: 0.05 })
  await resigned
  await until(() => versions.length === 2)
  expect(versions).toEqual([1, 2])
  expect(other.heard.map((each) => each.do)).toEqual(['resign', 'watch'])
  expect(other.heard[0]?.key).toBe(first.heard[1]?.key)
  expect(lines).toEqual([true, false, true])
  await until(() => first.lines === 0)
  await first.stop()
})

test('where there is no other host, the line is kept until it ends', async () => {
  const versions: number[] = []
  socket.watch(
    'a',
    (game) => versions.push(game.version),
    () => {},
  )
  await until(() => versions.length === 1)
  const nobody = new TestServer()
  await nobody.start()
  await nobody.stop()
  const here = server
  server = nobody
  here.tellAll({ event: 'moving', within: 0 })
  await new Promise((resolve) => setTimeout(resolve, 100))
  await socket.ask('play', { game: 'a', version: 1, move: 'e2' })
  expect(versions).toEqual([1, 2])
  expect(lines).toEqual([true])
  server = here
})
