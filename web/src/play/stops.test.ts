import { expect, test } from 'vitest'
import type { SideRecord } from '../server-types'
import { FIRST_STOP, lastStop, stopAfter, stopBefore, type Stop, type Way } from './stops'

const record = (ply: number, play: string, winner: SideRecord['winner'] = 'w'): SideRecord => ({
  play,
  ply,
  potential: 'Y',
  white: 'w',
  movers: [],
  things: [],
  winner,
  known: true,
})

/** All stops of a game, one step after the other. */
function stopsOf(way: Way): string[] {
  const written = ({ ply, side }: Stop) => (side === null ? `${ply}` : `${ply}.${side}`)
  const found = [written(FIRST_STOP)]
  for (let at = FIRST_STOP; ;) {
    const next = stopAfter(way, at)
    if (written(next) === written(at)) return found
    expect(written(stopBefore(way, next))).toBe(written(at))
    at = next
    found.push(written(at))
  }
}

test('a game is gone through with the moves of its side games in their place', () => {
  const way = { plies: ['a', 'challenge', 'first', 'won'], played: [record(3, 'die#7 throw throw')] }
  expect(stopsOf(way)).toEqual(['0', '1', '2', '3', '3.0', '3.1', '3.2', '4'])
  expect(lastStop(way)).toEqual({ ply: 4, side: null })
})

test('a side game that goes on is where the game stands', () => {
  const way = { plies: ['a', 'challenge', 'first'], played: [record(3, 'yinsh f5 d4', null)] }
  expect(stopsOf(way)).toEqual(['0', '1', '2', '3', '3.0', '3.1', '3.2'])
  expect(lastStop(way)).toEqual({ ply: 3, side: 2 })
})

test('a side game nobody here knows is passed by', () => {
  const way = { plies: ['first', 'won'], played: [{ ...record(1, 'chess e4'), known: false }] }
  expect(stopsOf(way)).toEqual(['0', '1', '2'])
})
