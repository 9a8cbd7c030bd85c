import { expect, test } from 'vitest'
import { linesOf } from './turns'

const texts = (moves: string, movers: string) =>
  linesOf(moves.split(' '), [...movers] as ('w' | 'b')[]).map(({ number, turns }) => [
    number,
    ...turns.map(({ player, moves }) => `${player}: ${moves.map(({ text }) => text).join(' ')}`),
  ])

test('what one player decides in a turn stays together, and the other’s turn beside it', () => {
  expect(texts('e3-e8 xe3-e7 xe8 c2-c5 d4-d5', 'wwwbw')).toEqual([
    [1, 'w: e3-e8 xe3-e7 xe8', 'b: c2-c5'],
    [2, 'w: d4-d5'],
  ])
})

test('a game may begin with Black, and a result is nobody’s', () => {
  expect(texts('d4 e5 1-0', 'bw')).toEqual([
    [1, 'b: d4'],
    [2, 'w: e5', 'null: 1-0'],
  ])
  expect(linesOf([], [])).toEqual([])
})

test('each move is counted', () => {
  const [line] = linesOf(['a1', 'xb2', 'c3'], ['w', 'w', 'b'])
  expect(line?.turns.flatMap(({ moves }) => moves.map(({ count }) => count))).toEqual([1, 2, 3])
})
