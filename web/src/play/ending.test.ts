import { beforeAll, expect, test } from 'vitest'
import type { GameState, Last } from '../game'
import { bundleOf } from '../locales'
import { speakWith } from '../locales/language.svelte'
import { endingOf } from './ending'

beforeAll(async () => speakWith('en', await bundleOf('en')))

const last = (effects: Last['effects'][number]): Last => ({ moves: [], labels: [], effects: [effects] })
const lost = (...own: string[]) =>
  ({
    variant: 'tournament',
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
  expect(endingOf(lost(), 'w', taken('out')).why).toBe('Your last GIPF-piece was captured.')
  expect(endingOf(lost(), 'w', taken('w')).why).toMatch(/came off the board with its own row/)
  expect(endingOf(lost(), 'w', covered).why).toMatch(/was covered/)
  expect(endingOf(lost(), null, last([])).why).toMatch(/^White’s last GIPF-piece is gone\./)
})

test('whoever lost with the only GIPF-piece they had brought in is told to bring in more', () => {
  expect(endingOf(lost('Ge2', 'c2'), 'w', last([])).advice).toMatch(/only one GIPF-piece/)
  expect(endingOf(lost('Ge2', 'Gb5', 'c2'), 'w', last([])).advice).toBe('')
  expect(endingOf(lost('Ge2', 'c2'), 'b', last([])).advice).toBe('')
})

test.each([
  ['basic', 'over-no-move', /^Whoever has to push and has an empty reserve loses\.$/],
  ['standard', 'over-gipf-lost', /no new ones come in; or an empty reserve when one has to push\.$/],
  ['standard', 'over-no-move', /no GIPF-piece left on the board, .* or an empty reserve/],
  ['tournament', 'over-no-move', /after the first other piece none come in; or an empty reserve/],
  ['standard+Z6', 'over-no-move', /no uncovered GIPF-piece .* and no potential to use\.$/],
  ['ultimate', 'over-gipf-lost', /no uncovered GIPF-piece .* and no potential to use\.$/],
  ['matrx', 'over-gipf-captured', /all three GIPF-pieces captured; or nothing left to push in/],
])('the end of a game of %s by %s says how one loses in it', (variant, id, rule) => {
  const game = { ...lost(), variant }
  game.scene = { ...game.scene, prompt: { id, args: { player: 'b' } } }
  expect(endingOf(game, 'w', last([])).rule).toMatch(rule)
})

test('who resigns is not told how one loses', () => {
  const game = lost()
  game.scene = { ...game.scene, prompt: { id: 'over-resignation', args: { player: 'b' } } }
  expect(endingOf(game, 'w', last([])).rule).toBe('')
})

test('a game that somebody has left and the other called a draw says so', () => {
  const game = { ...lost(), result: '1/2-1/2' } as GameState
  game.scene = { ...game.scene, prompt: { id: 'over-left', args: {} } }
  const { title, why } = endingOf(game, 'w', last([]))
  expect([title, why]).toEqual(['A draw', 'A player has left the game.'])
})
