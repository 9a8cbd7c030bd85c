import { expect, test } from 'vitest'
import type { ArchivedGameData } from '../server-types'
import { gamesAsked, gamesIn, isSame } from './copies'

const game = { id: 'a', moves: [{ move: 'd2' }], result: '*', updated: 5, version: 2 } as ArchivedGameData

test('a game in which nothing was done is the one that was copied, whatever its clock shows', () => {
  expect(isSame({ ...game, updated: 9, version: 4 }, game)).toBe(true)
  expect(isSame({ ...game, result: '1-0' }, game)).toBe(false)
  expect(isSame({ ...game, moves: [] }, game)).toBe(false)
  expect(isSame({ ...game, note: 'well' }, game)).toBe(false)
  expect(isSame(game, undefined)).toBe(false)
})

test('what goes over the line tells which game is looked at', () => {
  expect(gamesIn('{"event":"game","game":{"id":"abcdefghjk","version":3}}')).toEqual(['abcdefghjk'])
  expect(gamesIn('{"event":"side-game","game":{"id":"abcdefghjk"}}')).toEqual(['abcdefghjk'])
  expect(gamesIn('{"game":"abcdefghjk","version":3,"move":"d2","id":4,"do":"play"}')).toEqual(['abcdefghjk'])
  expect(gamesIn('{"id":4,"state":{"version":3,"game":"tzaar","result":"*"}}')).toEqual([])
  expect(gamesIn('{"start":"basic","moves":[],"id":4,"do":"analyse"}')).toEqual([])
})

test('so does what is asked for: a game, its analysis, a new one, and those that go on', () => {
  const asked = (method: 'GET' | 'POST' | 'PUT', path: string, data: unknown = {}, status = 200) =>
    gamesAsked({ method, path }, { status, body: JSON.stringify(data) })
  expect(asked('GET', '/api/games/abcdefghjk')).toEqual(['abcdefghjk'])
  expect(asked('PUT', '/api/games/abcdefghjk/analysis')).toEqual(['abcdefghjk'])
  expect(asked('GET', '/api/games/abcdefghjk', {}, 404)).toEqual([])
  expect(asked('POST', '/api/games', { id: 'abcdefghjk' }, 201)).toEqual(['abcdefghjk'])
  expect(asked('POST', '/api/games/import', { games: [] }, 201)).toEqual([])
  const games = [
    { id: 'one', turns: 4 },
    { id: 'two', turns: 0 },
  ]
  expect(asked('GET', '/api/games?kind=game&result=open&limit=20', { games })).toEqual(['one'])
  expect(asked('GET', '/api/games?kind=game&limit=20', { games })).toEqual([])
})
