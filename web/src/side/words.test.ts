import { beforeAll, expect, test } from 'vitest'
import { bundleOf } from '../locales'
import { speakWith } from '../locales/language.svelte'
import type { Seat } from '../game'
import type { Message } from '../scene'
import type { SideScene } from '../server-types'
import {
  hintWords,
  itemName,
  moveName,
  orderName,
  pieceOn,
  promptWords,
  reasonWords,
  resultWords,
  sideName,
  spotName,
  thingName,
} from './words'

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
  expect(promptWords(over, { reader: 'w' })).toBe('Der Computer hat gewonnen: Deine Zeit ist um.')
  expect(promptWords(over, { reader: 'b' })).toBe('Du hast gewonnen: Die Zeit des Computers ist um.')
  expect(promptWords(over, { reader: null })).toBe('Schwarz hat gewonnen: Die Zeit von Weiß ist um.')
  const tzaar = message('side-over', {
    result: message('side-won', { player: 'w' }),
    why: message('side-why-tzaar-type', { player: 'b', kind: 'tzarra' }),
  })
  expect(promptWords(tzaar, { reader: 'w' })).toBe('Du hast gewonnen: Der Computer hat keinen Tzarra mehr.')
  expect(promptWords(tzaar, { reader: 'b' })).toBe('Der Computer hat gewonnen: Du hast keinen Tzarra mehr.')
})

test('what fell and was laid is told with the move', () => {
  expect(thingName('throw', { kind: 'die', value: '5', end: null })).toBe('Werfen: 5')
  expect(thingName('draw', { kind: 'card', value: 'Th', end: null })).toMatch(/: 10♥$/)
  expect(thingName('l02', { kind: 'domino', value: '20', end: 'left' })).toBe('2–0, am linken Ende')
})

test('whoever begins is said to, and a count is told with what wins', () => {
  expect(sideName('w', 'Ann', true)).toBe('Weiß: Ann (zuerst)')
  expect(sideName('w', 'Weiß', true)).toBe('Weiß (beginnt)')
  expect(sideName('b', 'Ben')).toBe('Schwarz: Ben')
  const ring = { kind: 'ring', owner: 'w' as const, value: null, count: 1, goal: 3, touch: null }
  expect(itemName(ring)).toBe('Ring (Weiß): 1 von 3')
})

test('where nobody has a colour, players are called by name, or first and second', () => {
  expect(sideName('w', 'Ann', true, false)).toBe('Ann (zuerst)')
  const seats = (w: Partial<Seat>, b: Partial<Seat>) =>
    ({ w: { kind: 'person', name: 'White', ...w }, b: { kind: 'person', name: 'Black', ...b } }) as Record<
      'w' | 'b',
      Seat
    >
  expect([orderName(seats({}, {}), 'w'), orderName(seats({}, {}), 'b')]).toEqual(['Spieler 1', 'Spieler 2'])
  expect(orderName(seats({ name: 'Ann' }, {}), 'w')).toBe('Ann')
  expect(orderName(seats({}, { kind: 'computer', level: 2 }), 'w')).toBe('Du')
  const called = (id: string): Message => ({ id, args: { player: 'b' } })
  const turn: Message = {
    id: 'side-prompt',
    args: { turn: called('side-turn'), todo: { id: 'side-do-die', args: {} } },
  }
  const names = { w: 'Ann', b: 'Ben' }
  expect(promptWords(turn, { reader: null, names })).toBe('Ben am Zug: Wirf den Würfel.')
  expect(promptWords(turn, { reader: 'b', names })).toBe('Du bist am Zug: Wirf den Würfel.')
  expect(promptWords(turn, { reader: null, names, begins: true })).toBe('Ben beginnt: Wirf den Würfel.')
  const over: Message = {
    id: 'side-over',
    args: {
      result: called('side-won'),
      why: { id: 'side-why-coin', args: { coin: 'heads' } },
    },
  }
  expect(promptWords(over, { reader: null })).toMatch(/^Schwarz hat gewonnen: /)
  expect(promptWords(over, { reader: null, names })).toMatch(/^Ben hat gewonnen: /)
  expect(resultWords(over, { reader: 'w', names })).toBe('Der Computer hat gewonnen')
  expect(resultWords(over, { reader: 'w', names, isPerson: true })).toBe('Ben hat gewonnen')
})

test('that somebody has given up is a sentence of its own, and whose colour is another here is called as in the game', () => {
  const over: Message = {
    id: 'side-over',
    args: {
      result: { id: 'side-won', args: { player: 'w' } },
      why: { id: 'side-why-resignation', args: { player: 'b' } },
    },
  }
  expect(reasonWords(over, { reader: 'w' })).toBe('Der Computer hat aufgegeben.')
  expect(reasonWords(over, { reader: 'b' })).toBe('Du hast aufgegeben.')
  const named = (b: string) => reasonWords(over, { reader: 'w', isPerson: true, names: { w: 'Ann', b } })
  expect([named('Ben'), named('Weiß')]).toEqual(['Ben hat aufgegeben.', 'Weiß hat aufgegeben.'])
})

test('a hint is told as a person would tell it', () => {
  const item = { kind: 'black', owner: null, value: null, count: 8, goal: null, touch: '@B' }
  const scene = {
    game: 'any',
    board: 'any',
    zones: [{ role: 'pool', owner: null, items: [item] }],
    buttons: [{ touch: 'pass', label: { id: 'side-button', args: { word: 'pass' } } }],
    tiles: [{ kind: 'T', owner: 'w', spots: ['c3', 'c4', 'd4'], level: 1 }],
    pieces: {
      f6: [{ kind: 'ring', owner: 'w' }],
      e5: [{ kind: 'marker', owner: 'w' }],
      b2: [
        { kind: 'piece', owner: 'b' },
        { kind: 'piece', owner: 'w' },
      ],
    },
  } as unknown as SideScene
  expect(hintWords(scene, ['f6', 'h8'])).toBe('Ring von f6 nach h8')
  expect(hintWords(scene, ['b2', 'd2'])).toBe('Stapel von b2 nach d2')
  expect(hintWords({ ...scene, game: 'dvonn' }, ['f6', 'h8'])).toBe('Stapel von f6 nach h8')
  expect(hintWords(scene, ['@B', 'a1'])).toBe('schwarze Kugel auf a1')
  expect(hintWords(scene, ['e5', 'e9'])).toBe('e5 – e9')
  expect(hintWords(scene, ['c3', 'f6', 'g6'])).toBe('Dreieck von c3 nach f6, der nächste Punkt Richtung g6')
  expect([hintWords(scene, ['pass']), hintWords(scene, ['a4'])]).toEqual(['Passen', 'a4'])
  expect([pieceOn(scene, 'f6'), pieceOn(scene, 'a4')]).toEqual(['Ring auf f6', 'a4'])
})
