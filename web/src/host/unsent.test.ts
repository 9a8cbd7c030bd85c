import { expect, test } from 'vitest'
import { UnsentRequests } from './unsent'

function storage(): Storage {
  const texts: Record<string, string> = {}
  const methods = {
    getItem: (name: string) => texts[name] ?? null,
    setItem: (name: string, text: string) => void (texts[name] = text),
    removeItem: (name: string) => void delete texts[name],
  }
  return new Proxy(texts, {
    get: (_, name) => methods[name as 'getItem'] ?? texts[name as string],
  }) as unknown as Storage
}

const first = { method: 'PUT', path: '/api/games/a/analysis', body: '1' }

test('what was noted is there until it is done', () => {
  const kept = storage()
  new UnsentRequests('unsent ', kept).note(first)
  const again = new UnsentRequests('unsent ', kept)
  expect(again.all()).toEqual([first])
  expect(new UnsentRequests('other ', kept).all()).toEqual([])
  again.done(first)
  expect(again.all()).toEqual([])
})

test('of two for one place the later stays, also when the earlier is done', () => {
  const unsent = new UnsentRequests('unsent ', storage())
  const second = { ...first, body: '2' }
  unsent.note(first)
  unsent.note(second)
  unsent.done(first)
  expect(unsent.all()).toEqual([second])
})
