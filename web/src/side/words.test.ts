import { beforeAll, expect, test } from 'vitest'
import { bundleOf } from '../locales'
import { speakWith } from '../locales/language.svelte'
import { moveName } from './words'

beforeAll(async () => speakWith('de', await bundleOf('de')))

test('a move that is a word is said in the reader’s language, a point stays as it is', () => {
  expect(['paper', 'rock', 'pass', 'f5', 'd4-d6', 'Wd4'].map(moveName)).toEqual([
    'Papier',
    'Stein',
    'Passen',
    'f5',
    'd4-d6',
    'Wd4',
  ])
})
