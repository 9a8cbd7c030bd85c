import { expect, test } from 'vitest'
import { isOfThisMachine, packed, unpacked } from './link'

const FILE = `[White "Ann Ünal"]\n[Black "Ben"]\n[Result "*"]\n[Variant "basic"]\n\n1. e1-e3 i2-g2 *\n`

test('a game goes into a link and comes out the same', async () => {
  expect(await unpacked(await packed(FILE))).toBe(FILE)
})

test('a packed game has only letters an address may have', async () => {
  expect(await packed(FILE.repeat(20))).toMatch(/^[A-Za-z0-9_-]+$/)
})

test('a game of a hundred turns is a short link', async () => {
  const turns = Array.from({ length: 100 }, (_, turn) => `${turn + 1}. e1-e${(turn % 5) + 3} i2-g2`)
  expect((await packed(FILE + turns.join(' '))).length).toBeLessThan(1000)
})

test.each(['', 'abc', '!!!', 'AAAA'])('%j is no packed game', async (letters) => {
  await expect(unpacked(letters)).rejects.toThrow()
})

test.each(['localhost', '127.0.0.1', '[::1]', 'gipf.localhost'])('%s is this machine', (host) => {
  expect(isOfThisMachine(host)).toBe(true)
})

test.each(['gipf.example', '192.168.1.7', 'localhost.example'])('%s is not', (host) => {
  expect(isOfThisMachine(host)).toBe(false)
})
