import { beforeAll, expect, test } from 'vitest'
import { bundleOf } from '../locales'
import { speakWith } from '../locales/language.svelte'
import { addressed } from './addressed'
import { headerName, headerNames, seatName } from './names'

beforeAll(async () => speakWith('en', await bundleOf('en')))

const person = (name: string) => ({ kind: 'person' as const, name, level: null })
const computer = { kind: 'computer' as const, name: 'Level 4', level: 4 }

test('against the computer one is called "you", and the computer by its level', () => {
  const seats = { w: person('White'), b: computer }
  expect([seatName(seats, 'w'), seatName(seats, 'b')]).toEqual(['You', 'Computer, level 4'])
})

test('two people are called by their names or by their colours', () => {
  const seats = { w: person('Ann'), b: person('Black') }
  expect([seatName(seats, 'w'), seatName(seats, 'b')]).toEqual(['Ann', 'Black'])
})

test("a file's computer is called as everywhere, and so is its reader where it is their game", () => {
  const headers = { White: 'Level 4', Black: 'Black' }
  expect(headerNames(headers)).toBe('Computer, level 4 – Black')
  expect(headerNames(headers, 'b')).toBe('Computer, level 4 – You')
  expect(headerName({ White: 'Ann' }, 'b')).toBe('Black')
  expect(headerNames({ White: '?', Black: '?' })).toBe('')
  expect(headerNames({ White: 'Player', Black: 'Level 4' }, 'w')).toBe('You – Computer, level 4')
})

test('a prompt speaks to its reader, and to nobody else', () => {
  const prompt = { id: 'prompt-basic', args: { player: 'w', uses: 0 } }
  expect(addressed(prompt, 'w').args.player).toBe('you')
  expect(addressed(prompt, 'b')).toBe(prompt)
  expect(addressed(prompt, null)).toBe(prompt)
})

test('who waits for somebody invited is "you", and stays so for its own page', () => {
  const seats = { w: person('White'), b: { ...person('Black'), open: true as const } }
  expect([seatName(seats, 'w'), seatName(seats, 'b')]).toEqual(['You', 'Black'])
  const joined = { w: person('White'), b: person('Ann') }
  expect([seatName(joined, 'w', 'w'), seatName(joined, 'w')]).toEqual(['You', 'White'])
})

test('against a person no prompt speaks of the computer, and who waits is told what they have done', () => {
  const answer = { id: 'prompt-answer', args: { player: 'b', potential: 'ZÈRTZ' } }
  expect(addressed(answer, 'b').args.player).toBe('you')
  expect(addressed(answer, 'b', true).args.player).toBe('you-b')
  expect(addressed(answer, 'w', true).args.player).toBe('wait-b')
  expect(addressed(answer, null, true)).toBe(answer)
  const second = { id: 'option-second', args: { player: 'w' } }
  expect(addressed(second, 'w').args.player).toBe('you')
  expect(addressed(second, 'w', true).args.player).toBe('you-w')
  const basic = { id: 'prompt-basic', args: { player: 'w', uses: 0 } }
  expect(addressed(basic, 'w', true).args.player).toBe('you')
  expect(addressed(basic, 'b', true)).toBe(basic)
})
