import { expect, test } from 'vitest'
import { ANY, fits, lengthOf, lookFilterOf, lookQueryOf, mixed, split, type GameToLookAt } from './look'

const GAME: GameToLookAt = {
  family: 'matrx',
  number: 2,
  variant: 'matrx',
  result: '1-0',
  end: 'gipf_lost',
  turns: 31,
  kind: 'comeback',
  position: '',
}

test('a filter stands in the address and is read from there', () => {
  const filter = { family: 'matrx', kind: '', end: 'gipf_lost', length: 'middle' } as const
  expect(lookQueryOf(filter)).toBe('family=matrx&end=gipf_lost&length=middle')
  expect(lookFilterOf(lookQueryOf(filter))).toEqual(filter)
  expect(lookFilterOf('family=chess&kind=dull')).toEqual(ANY)
})

test('a game fits a filter that asks for what it is, and none that asks for something else', () => {
  expect(fits(GAME, ANY)).toBe(true)
  expect(fits(GAME, { family: 'matrx', kind: 'comeback', end: 'gipf_lost', length: 'middle' })).toBe(true)
  expect(fits(GAME, { ...ANY, family: 'basic' })).toBe(false)
  expect(fits(GAME, { ...ANY, kind: 'seesaw' })).toBe(false)
  expect(fits(GAME, { ...ANY, end: 'no_move' })).toBe(false)
  expect(fits(GAME, { ...ANY, length: 'long' })).toBe(false)
})

test('up to twenty turns are short, more than forty long', () => {
  expect([20, 21, 40, 41].map((turns) => lengthOf({ turns }))).toEqual(['short', 'middle', 'middle', 'long'])
})

test('a list of all begins with a game of each family', () => {
  const of = (family: 'basic' | 'matrx', number: number) => ({ ...GAME, family, number })
  const all = mixed([of('basic', 1), of('basic', 2), of('matrx', 1), of('matrx', 2)])
  expect(all.map(({ family }) => family)).toEqual(['basic', 'matrx', 'basic', 'matrx'])
})

test('a file is taken apart where the next game begins', () => {
  expect(split('[Event "a"]\n\n1. c2 *\n\n[Event "b"]\n\n1. d2 *\n')).toEqual([
    '[Event "a"]\n\n1. c2 *\n',
    '[Event "b"]\n\n1. d2 *\n',
  ])
})
