import { expect, test } from 'vitest'
import { Unanswered, type GameSocket } from '../socket'
import { WaitingMove } from './waiting.svelte'

/** A line that is cut while it waits for an answer, after what `first` does. */
function cut(first: () => void): GameSocket {
  const ask = () => (first(), Promise.reject(new Unanswered('cut', true)))
  return { isOpen: true, ask } as unknown as GameSocket
}

test('a move waits when the line was cut before the game went on', async () => {
  const kept: WaitingMove = new WaitingMove(
    'abc',
    cut(() => kept.settle(3)),
    () => {},
  )
  await kept.play('d2', 3)
  expect(kept.waiting?.move).toBe('d2')
})

test('a move that arrived does not wait, though its answer was lost', async () => {
  const kept: WaitingMove = new WaitingMove(
    'abc',
    cut(() => kept.settle(4)),
    () => {},
  )
  await kept.play('d2', 3)
  expect(kept.waiting).toBeNull()
})

test('a move that waited is sent again under its key', async () => {
  const keys: unknown[] = []
  const line = {
    isOpen: true,
    ask: (_: string, { key }: { key: string }) => {
      keys.push(key)
      return keys.length === 1 ? Promise.reject(new Unanswered('cut', true)) : Promise.resolve({})
    },
  }
  const kept = new WaitingMove('abc', line as unknown as GameSocket, () => {})
  await kept.play('d2', 3)
  kept.settle(3)
  await Promise.resolve()
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
  await kept.play('e2', 4)
  expect(keys[2]).not.toBe(keys[0])
})
