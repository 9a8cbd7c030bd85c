import { expect, test } from 'vitest'
import { bundleOf, wordsIn } from '../locales'
import { kindOf } from '../variant'
import { pastTips, planOf, tipAt, type Tip } from './tips'

const told = (variant: string, seen: Tip[] = []) =>
  Array.from({ length: 13 }, (_, turns) => tipAt(planOf(variant), seen, turns))

test('a first game of the basic kind tells three things, one after the other', () => {
  expect(told('basic')).toEqual([
    'push',
    'row',
    'row',
    'row',
    'pieces',
    'pieces',
    'pieces',
    ...Array<null>(6).fill(null),
  ])
})

test('a first standard game tells of GIPF-pieces too; one with an opening how they come in', () => {
  expect(new Set(told('standard'))).toEqual(new Set(['push', 'gipf', 'row', 'stay', 'pieces', null]))
  expect(new Set(told('tournament'))).toContain('bring')
  expect(told('ultimate')[3]).toBe('gipf')
})

test('where there are potentials, a first game tells how they come in and how they are used', () => {
  for (const variant of ['standard+Z6', 'tournament+T2P2', 'ultimate']) {
    expect(told(variant)).toEqual(expect.arrayContaining(['gipf', 'load', 'use', 'row', 'stay', 'pieces']))
  }
  expect(told('standard')).not.toContain('load')
  expect(told('standard+Z6').slice(0, 3)).toEqual(['push', 'gipf', 'load']) // what decides the game comes first
})

test('how potentials are used is told only once there is one to be used', () => {
  const plan = planOf('ultimate')
  expect(tipAt(plan, [], 5, false)).toBe('load')
  expect(tipAt(plan, [], 5, true)).toBe('use')
  expect(tipAt(plan, [], 7, false)).toBe('row')
})

test('MATRX has tips of its own: single GIPF-pieces, stacks, and what of them may stay', () => {
  const all = new Set(told('matrx'))
  expect(all).toEqual(new Set(['push', 'single', 'stack', 'use', 'row', 'stacks-stay', null]))
})

test('whoever knows the basic game is told of GIPF-pieces at once, and of what is known no more', () => {
  const after = told('standard', ['push', 'row', 'pieces'])
  expect(after.slice(0, 3)).toEqual(['gipf', 'gipf', 'gipf'])
  expect(new Set(after)).toEqual(new Set(['gipf', 'stay', null]))
})

test.each(['basic', 'standard', 'standard+Z6', 'tournament', 'ultimate', 'matrx'])(
  'whatever somebody has seen, in a game of %s no tip goes and comes back',
  (variant) => {
    const plan = planOf(variant)
    for (let known = 0; known < 2 ** plan.length; known++) {
      const seen = plan.filter((_, index) => known & (2 ** index)).map(({ tip }) => tip)
      for (const uses of [0, 3, 6, 20]) {
        const shown: (Tip | null)[] = []
        for (let turns = 0; turns < 20; turns++) {
          shown.push(tipAt(plan, seen, turns, turns >= uses, shown.at(-1)))
        }
        const changes = shown.filter((tip, turns) => tip && tip !== shown[turns - 1])
        expect(new Set(changes).size).toBe(changes.length)
      }
    }
  },
)

test('whoever plays with a finger is told what resting it does, before the last thing', () => {
  const touched = (variant: string) => planOf(variant, true).map(({ tip }) => tip)
  expect(touched('basic')).toEqual(['push', 'row', 'hold', 'pieces'])
  expect(touched('matrx').slice(-2)).toEqual(['hold', 'stacks-stay'])
  expect(tipAt(planOf('basic', true), ['push', 'row', 'pieces'], 0)).toBe('hold')
})

test('what has had its time is told no more', () => {
  expect(pastTips(planOf('standard'), 0)).toEqual([])
  expect(pastTips(planOf('standard'), 3)).toEqual(['push', 'gipf'])
  expect(pastTips(planOf('standard'), 10)).toEqual(['push', 'gipf', 'row', 'stay', 'pieces'])
})

test.each([
  ['basic', 'pieces', /has an empty one loses the game/],
  [
    'standard',
    'gipf',
    /no new ones come in\. If you lose the last .*, or have to push with an empty reserve/,
  ],
  ['standard', 'pieces', /has an empty one loses, however many GIPF-pieces are left/],
  ['tournament', 'gipf', /^The pieces with the star are GIPF-pieces\. If .* with an empty reserve/],
  ['standard+Z6', 'gipf', /no new ones come in\. .* nothing left to push in or to use/],
  ['ultimate', 'pieces', /as soon as there is no potential to use/],
  ['matrx', 'single', /all three .* nothing left to push in or to use/],
  ['standard+Z6', 'push', /The signs on pieces are potentials/],
  ['standard', 'push', /in its way\.$/],
] as const)(
  'in a game of %s the tip “%s” says how one loses in it, or what its signs are',
  async (variant, tip, said) => {
    const t = wordsIn(await bundleOf('en'))
    expect(t({ id: 'tip', args: { tip, game: kindOf(variant) } })).toMatch(said)
  },
)
