import { expect, test } from 'vitest'
import { groupsOf, sum } from './tallies'

const TALLIES = [
  { variant: 'basic', level: 2, won: 1, drawn: 0, lost: 2 },
  { variant: 'basic;reserve=13/12', level: 2, won: 1, drawn: 1, lost: 0 },
  { variant: 'basic', level: 1, won: 3, drawn: 0, lost: 0 },
  { variant: 'matrx', level: 1, won: 0, drawn: 0, lost: 1 },
]

test('games of one name are one group, level by level', () => {
  const groups = groupsOf(TALLIES, (variant) => variant.split(';')[0] ?? '')
  expect(groups.map(({ name, base }) => [name, base])).toEqual([
    ['basic', 'basic'],
    ['matrx', 'matrx'],
  ])
  expect(groups[0]?.levels).toEqual([
    { level: 1, won: 3, drawn: 0, lost: 0 },
    { level: 2, won: 2, drawn: 1, lost: 2 },
  ])
})

test('games mixed with potentials are found as such', () => {
  const tallies = [{ variant: 'standard+Z6', level: 1, won: 1, drawn: 0, lost: 0 }]
  expect(groupsOf(tallies, (variant) => variant)[0]?.base).toBe('potentials')
})

test('all games are added up', () => {
  expect(sum(TALLIES)).toEqual({ won: 5, drawn: 1, lost: 3 })
})
