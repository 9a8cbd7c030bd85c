import { expect, test } from 'vitest'
import type { GameState } from '../server-types'
import { asNews, beginGame, ShownGame, stateIn } from './early'
import BASIC from './first-games/basic.json'

const basic = BASIC as unknown as GameState
const noon = new Date('2026-01-01T12:00:00Z')
const seats = { w: { kind: 'person', name: ' Ann  B. ' }, b: { kind: 'computer', level: 3 } }

class Memory {
  private readonly texts = new Map<string, string>()
  getItem = (name: string) => this.texts.get(name) ?? null
  setItem = (name: string, text: string) => void this.texts.set(name, text)
  removeItem = (name: string) => void this.texts.delete(name)
}

test('a first game is begun from what is known of it, and Python is asked to store just that', () => {
  const begun = beginGame({ variant: 'basic', seats }, basic, noon)!
  const state = JSON.parse(begun.answered.body) as GameState
  const { games } = JSON.parse(begun.instead.body!) as { games: Record<string, unknown>[] }
  expect(state).toMatchObject({ version: 1, created: '2026-01-01T12:00:00.000Z', people: ['w'], plies: [] })
  expect(state.seats.w.name).toBe('Ann B.')
  expect(state.seats.b).toEqual({ kind: 'computer', name: 'Level 3', level: 3 })
  expect(state.id).toMatch(/^[2-9a-z]{10}$/)
  expect(games[0]).toMatchObject({ id: state.id, start: state.start, created: noon.getTime(), moves: [] })
})

test('what needs more than is known waits for Python', () => {
  const two = { w: seats.w, b: { kind: 'person' } }
  expect(beginGame({ seats: two }, basic, noon)).toBeNull()
  expect(beginGame({ seats, clock: { seconds: 60 } }, basic, noon)).toBeNull()
  expect(beginGame({ seats, days: { seconds: 86_400 } }, basic, noon)).toBeNull()
  expect(beginGame({ seats: { w: seats.b, b: seats.w } }, basic, noon)).toBeNull()
  expect(beginGame({ seats: { ...seats, w: { kind: 'person', name: 'a\u0007b' } } }, basic, noon)).toBeNull()
})

test('the game that was shown last is there at the next visit, unless its clock runs', () => {
  const memory = new Memory() as unknown as Storage
  const told = stateIn('{"event":"game","game":{"id":"abc","clock":null,"plies":["d2"]}}')!
  new ShownGame('shown', memory).keep(told.id, told.state)
  const again = new ShownGame('shown', memory)
  expect(again.answer('{"game":"abc","id":7,"do":"watch"}')).toEqual({
    request: 7,
    game: 'abc',
    text: '{"id":7,"ok":true,"game":{"id":"abc","clock":null,"plies":["d2"]}}',
  })
  expect(again.answer('{"game":"abd","id":7,"do":"watch"}')).toBeNull()
  expect(again.answer('{"game":"abc","id":7,"do":"hint"}')).toBeNull()
  again.keep('abc', '{"id":"abc","clock":{"seconds":60}}')
  expect(new ShownGame('shown', memory).isThere).toBe(false)
})

test('what Python says later to what was answered before is news', () => {
  const answered = new Map([
    [7, 'abc'],
    [8, 'abd'],
  ])
  const reply = '{"id":7,"ok":true,"game":{"id":"abc","kind":"game"}}'
  expect(JSON.parse(asNews(reply, answered))).toEqual({ event: 'game', game: { id: 'abc', kind: 'game' } })
  expect(asNews(reply, answered)).toBe(reply)
  expect(JSON.parse(asNews('{"id":8,"error":"gone"}', answered))).toEqual({ event: 'deleted', id: 'abd' })
})
