import { expect, test } from 'vitest'
import type { Message, Scene } from '../scene'
import { pointersTo } from './danger'

const says = (args: Message['args']): Message => ({
  id: 'reason-sentence',
  args: { text: { id: 'reason', args } },
})
const scene = {
  options: [{ move: 'e1-e5', from: ['e1'], to: 'e2' }],
  rows: [{ spots: ['c2', 'c3', 'c4', 'c5'] }],
} as unknown as Scene

test('what the other player would answer is an arrow', () => {
  expect(pointersTo(scene, says({ why: 'allows', turn: 'e1-e5' }))).toEqual([
    { from: 'e1', to: 'e2', wrong: true },
  ])
  expect(pointersTo(scene, says({ why: 'allows', turn: 'e1-e5;xe2,e3,e4,e5' }))).toHaveLength(1)
  expect(pointersTo(scene, says({ why: 'allows', turn: 'b2' }))).toEqual([])
})

test('a row that would be made for them is ringed', () => {
  const rings = pointersTo(scene, says({ why: 'makes-row', turn: '' }))
  expect(rings.map(({ from, to }) => [from, to])).toEqual(
    ['c2', 'c3', 'c4', 'c5'].map((spot) => [spot, spot]),
  )
})
