import { expect, test } from 'vitest'
import type { Player } from '../scene'
import type { Attempt } from './course'
import { decided, turnStart } from './turns'

const at = (turn: number, owner: Player, says = 'task', moves = 1) =>
  ({
    scene: { turn, owner },
    says: { id: says },
    last: { moves: Array(moves).fill('e2') },
  }) as unknown as Attempt

test('a wrong decision is taken back', () => {
  expect(turnStart([at(9, 'w'), at(9, 'b')])).toBe(0)
})

test('a wrong turn is taken back as a whole', () => {
  expect(turnStart([at(9, 'w'), at(9, 'w'), at(9, 'w'), at(9, 'b')])).toBe(0)
})

test('a turn that was right stays', () => {
  expect(turnStart([at(9, 'w'), at(9, 'w'), at(10, 'w'), at(10, 'w'), at(10, 'b')])).toBe(2)
})

test('a part of a task that was done stays', () => {
  const tries = [at(9, 'w'), at(9, 'w', 'task-turn-2'), at(9, 'b', 'task-turn-2')]
  expect(turnStart(tries, (id) => id.includes('-turn-'))).toBe(1)
  expect(turnStart(tries)).toBe(0)
})

test('at the start there is nothing to take back', () => {
  expect(turnStart([at(1, 'w')])).toBe(0)
})

test('replies are decisions too', () => {
  expect(decided([at(1, 'w', 'task', 0), at(2, 'w', 'task', 2), at(3, 'w', 'task', 3)])).toBe(5)
})
