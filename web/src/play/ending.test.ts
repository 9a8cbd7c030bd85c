import { beforeAll, expect, test } from 'vitest'
import type { GameState, Last } from '../game'
import { bundleOf } from '../locales'
import { speakWith } from '../locales/language.svelte'
import { endingOf } from './ending'

beforeAll(async () => speakWith('en', await bundleOf('en')))

const last = (effects: Last['effects'][number]): Last => ({ moves: [], labels: [], effects: [effects] })
const lost = (...own: string[]) =>
  ({
    result: '0-1',
    seats: {
      w: { kind: 'person', name: 'White', level: null },
      b: { kind: 'computer', name: '', level: 1 },
    },
    scene: { prompt: { id: 'over-gipf-lost', args: { player: 'b' } }, bringing: [] },
    turns: own.map((move) => ({ player: 'w', plies: [move], number: 1, mark: '' })),
  }) as unknown as GameState

test('the end tells what became of the last GIPF-piece', () => {
  const taken = (to: 'w' | 'out') => last([{ do: 'take', unit: 'G', from: 'e5', to }])
  const covered = last([{ do: 'jump', unit: 'b', from: 'e4', to: 'e5', leaves: null }])
  expect(endingOf(lost(), 'w', taken('out')).why).toMatch(/^Your last GIPF-piece was captured\. Whoever/)
  expect(endingOf(lost(), 'w', taken('w')).why).toMatch(/came off the board with its own row/)
  expect(endingOf(lost(), 'w', covered).why).toMatch(/was covered/)
  expect(endingOf(lost(), null, last([])).why).toMatch(/^White’s last GIPF-piece is gone\./)
})

test('whoever lost with the only GIPF-piece they had brought in is told to bring in more', () => {
  expect(endingOf(lost('Ge2', 'c2'), 'w', last([])).advice).toMatch(/only one GIPF-piece/)
  expect(endingOf(lost('Ge2', 'Gb5', 'c2'), 'w', last([])).advice).toBe('')
  expect(endingOf(lost('Ge2', 'c2'), 'b', last([])).advice).toBe('')
})
