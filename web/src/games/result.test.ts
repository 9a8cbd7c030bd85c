import { beforeAll, expect, test } from 'vitest'
import type { GameSummary } from '../game'
import { bundleOf } from '../locales'
import { speakWith } from '../locales/language.svelte'
import { resultOf } from './result'

beforeAll(async () => speakWith('en', await bundleOf('en')))

test('an invitation nobody has followed says so instead of how far the game is', () => {
  const person = { kind: 'person' as const, name: 'White', level: null }
  const game = { kind: 'game', result: '*', turns: 0, seats: { w: person, b: person } } as GameSummary
  expect(resultOf(game)).toBe('Nothing played yet')
  const invited = { ...game, seats: { w: person, b: { ...person, open: true as const } } }
  expect(resultOf(invited)).toBe('Waiting for an opponent')
})
