import { expect, test } from 'vitest'
import { ALL, filterOf, queryOf } from './filter'

test('a filter is read back from the address', () => {
  const filter = {
    ...ALL,
    words: 'ann',
    result: 'won',
    variant: 'matrx',
    opponent: 'computer',
    level: 3,
  } as const
  expect(filterOf(queryOf(filter).toString())).toEqual(filter)
})

test('a side game is asked for by its name', () => {
  expect(filterOf('side=yinsh').side).toBe('yinsh')
  expect(queryOf({ ...ALL, side: 'yinsh' }).toString()).toBe('side=yinsh')
})

test('games with potentials are asked for as such', () => {
  expect(filterOf('variant=potentials').variant).toBe('potentials')
})

test('what does not matter is left out', () => {
  expect(queryOf({ ...ALL, words: '  ' }).toString()).toBe('')
})

test('what makes no sense does not matter', () => {
  expect(filterOf('result=maybe&variant=chess&level=99&opponent=cat&side=Y(1)')).toEqual(ALL)
})
