import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fixture } from '../../dev/fixtures'
import type { GameState } from '../game'
import type { GameSocket } from '../socket'
import { Session } from './session.svelte'

const seats = {
  w: { kind: 'person', name: 'White', level: null },
  b: { kind: 'computer', name: 'Level 1', level: 1 },
}

/** A game after some decisions, White to decide first. */
function game(...plies: string[]): GameState {
  const { scene } = fixture('basic')
  const player = plies.length % 2 ? 'b' : 'w'
  const last = { moves: plies.slice(-1), effects: [[]], labels: [] }
  return {
    version: plies.length + 1,
    plies,
    seats,
    last,
    result: '*',
    people: ['w'],
    paused: false,
    scene: { ...scene, player, position: plies.join(' ') },
  } as unknown as GameState
}

function sit() {
  let send: (state: GameState) => void = () => {}
  const watch = (_: string, onchange: typeof send) => ((send = onchange), () => {})
  const socket = { isOpen: true, watch, listen: () => () => {} }
  const session = new Session(
    'abc',
    socket as unknown as GameSocket,
    () => {},
    () => {},
  )
  return { session, send: (...plies: string[]) => send(game(...plies)) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test("the computer's answer is shown once the last motion has ended", () => {
  const { session, send } = sit()
  send()
  send('d2')
  session.moves(true)
  send('d2', 'c6')
  expect(session.state?.plies).toEqual(['d2'])
  session.moves(false)
  expect(session.state?.plies).toEqual(['d2', 'c6'])
})

test('several answers come one after the other, each after the motion of the one before', () => {
  const { session, send } = sit()
  send('d2')
  session.moves(true)
  send('d2', 'c6')
  session.moves(false)
  session.moves(true)
  send('d2', 'c6', 'e3')
  expect(session.state?.plies).toHaveLength(3)
  send('d2', 'c6', 'e3', 'f4')
  expect(session.state?.plies).toHaveLength(3)
  session.moves(false)
  expect(session.state?.plies).toHaveLength(4)
})

test('without motion nothing waits, and a takeback sends waiting answers away', () => {
  const { session, send } = sit()
  send('d2')
  send('d2', 'c6')
  expect(session.state?.plies).toHaveLength(2)
  send('d2', 'c6', 'e3')
  session.moves(true)
  send('d2', 'c6', 'e3', 'f4')
  expect(session.state?.plies).toHaveLength(3)
  const back = { ...game('d2'), version: 9 }
  ;(session as unknown as { take: (state: GameState) => void }).take(back)
  expect(session.state?.plies).toEqual(['d2'])
  session.moves(false)
  vi.runAllTimers()
  expect(session.state?.plies).toEqual(['d2'])
})
