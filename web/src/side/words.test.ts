import { beforeAll, expect, test } from 'vitest'
import { bundleOf } from '../locales'
import { speakWith } from '../locales/language.svelte'
import type { Message } from '../scene'
import type { SideScene } from '../server-types'
import { itemName, moveName, promptWords, sideName, spotName, thingName } from './words'

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

test('a red piece within a stack is told', () => {
  const red = { kind: 'dvonn', owner: null }
  const white = { kind: 'piece', owner: 'w' as const }
  const scene = {
    tiles: [] as SideScene['tiles'],
    pieces: { e3: [red, white], f3: [white, white] },
  } as unknown
  expect(spotName(scene as SideScene, 'e3')).toMatch(/2 hoch, darin: DVONN-Stein$/)
  expect(spotName(scene as SideScene, 'f3')).toMatch(/2 hoch$/)
})

test('a sentence speaks of its reader and of the computer', () => {
  const message = (id: string, args: Message['args']): Message => ({ id, args })
  const over = message('side-over', {
    result: message('side-won', { player: 'b' }),
    why: message('side-why-time', { player: 'w' }),
  })
  expect(promptWords(over, 'w')).toBe('Der Computer hat gewonnen: Deine Zeit ist um.')
  expect(promptWords(over, 'b')).toBe('Du hast gewonnen: Die Zeit des Computers ist um.')
  expect(promptWords(over, null)).toBe('Schwarz hat gewonnen: Die Zeit von Weiß ist um.')
  const tzaar = message('side-over', {
    result: message('side-won', { player: 'w' }),
    why: message('side-why-tzaar-type', { player: 'b', kind: 'tzarra' }),
  })
  expect(promptWords(tzaar, 'w')).toBe('Du hast gewonnen: Der Computer hat keinen Tzarra mehr.')
  expect(promptWords(tzaar, 'b')).toBe('Der Computer hat gewonnen: Du hast keinen Tzarra mehr.')
})

test('what fell and was laid is told with the move', () => {
  expect(thingName('throw', { kind: 'die', value: '5', end: null })).toBe('Werfen: 5')
  expect(thingName('draw', { kind: 'card', value: 'Th', end: null })).toMatch(/: 10♥$/)
  expect(thingName('l02', { kind: 'domino', value: '20', end: 'left' })).toBe('2–0, am linken Ende')
})

test('whoever begins is said to, and a count is told with what wins', () => {
  expect(sideName('w', 'Ann', true)).toBe('Weiß: Ann (beginnt)')
  expect(sideName('w', 'Weiß', true)).toBe('Weiß (beginnt)')
  expect(sideName('b', 'Ben')).toBe('Schwarz: Ben')
  const ring = { kind: 'ring', owner: 'w' as const, value: null, count: 1, goal: 3, touch: null }
  expect(itemName(ring)).toBe('Ring (Weiß): 1 von 3')
})
