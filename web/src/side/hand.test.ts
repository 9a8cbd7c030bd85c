import { expect, test } from 'vitest'
import type { SideScene, SideTouch } from '../server-types'
import { SideHand, touchesOf } from './hand.svelte'

function handWith(touches: Record<string, SideTouch>, active = true) {
  const moves: string[] = []
  const scene = { touches } as SideScene
  const hand = new SideHand(() => ({ scene, active, onmove: (move) => moves.push(move) }))
  return { hand, moves }
}

const RINGS: Record<string, SideTouch> = {
  c3: { next: { c4: { move: 'c3-c4' }, c5: { move: 'c3-c5' } } },
  e5: { next: { c4: { move: 'e5-c4' } } },
}

test('a touch that completes a move decides it', () => {
  const { hand, moves } = handWith({ f6: { move: 'f6' } })
  expect(hand.touch('f6')).toBe(true)
  expect(moves).toEqual(['f6'])
})

test('what is touched first is held until it is known where it goes', () => {
  const { hand, moves } = handWith(RINGS)
  hand.touch('c3')
  expect(hand.held).toBe('c3')
  expect(Object.keys(hand.open)).toEqual(['c4', 'c5'])
  hand.touch('c5')
  expect(moves).toEqual(['c3-c5'])
  expect(hand.held).toBeNull()
})

test('what is held is let go by another touch of it, and by a touch that leads nowhere', () => {
  const { hand, moves } = handWith(RINGS)
  hand.touch('c3')
  hand.touch('c3')
  expect(hand.held).toBeNull()
  hand.touch('c3')
  expect(hand.touch('a1')).toBe(false)
  expect(hand.held).toBeNull()
  expect(moves).toEqual([])
})

test('something else can be picked up instead', () => {
  const { hand, moves } = handWith(RINGS)
  hand.touch('c3')
  hand.touch('e5')
  hand.touch('c4')
  expect(moves).toEqual(['e5-c4'])
})

test('a place that was chosen can be changed before the direction is', () => {
  const { hand, moves } = handWith({
    '@T': { next: { e5: { next: { e6: { move: 'Te5:1' } } }, g5: { next: { g6: { move: 'Tg5:1' } } } } },
  })
  hand.touch('@T')
  hand.touch('e5')
  hand.touch('g5')
  expect(hand.path).toEqual(['@T', 'g5'])
  hand.touch('g6') // the only way it can lie is shown already
  expect(moves).toEqual(['Tg5:1'])
})

test('a move that another one goes on from is decided by a second touch', () => {
  const { hand, moves } = handWith({ c3: { move: 'c3', next: { c4: { move: 'c3-c4' } } } })
  hand.touch('c3')
  expect(moves).toEqual([])
  hand.touch('c3')
  expect(moves).toEqual(['c3'])
})

test('nothing is touched where it is not one’s turn', () => {
  const { hand, moves } = handWith(RINGS, false)
  expect(hand.touch('c3')).toBe(false)
  expect(hand.canGrab('c3')).toBe(false)
  expect(moves).toEqual([])
})

test('the touches of a move are found', () => {
  expect(touchesOf(RINGS, 'e5-c4')).toEqual(['e5', 'c4'])
  expect(touchesOf(RINGS, 'a1')).toEqual([])
})

test('a tap shows what completes a move, and another one plays it', () => {
  const { hand, moves } = handWith(RINGS)
  hand.touch('c3', 'tap')
  hand.touch('c5', 'tap')
  expect([hand.armed, hand.aimed, moves]).toEqual(['c5', 'c5', []])
  hand.touch('c4', 'tap')
  expect([hand.armed, moves]).toEqual(['c4', []])
  hand.touch('c4', 'tap')
  expect([hand.armed, moves]).toEqual([null, ['c3-c4']])
})

test('what a tap has shown is let go with what it belongs to', () => {
  const { hand, moves } = handWith(RINGS)
  hand.touch('c3', 'tap')
  hand.touch('c4', 'tap')
  hand.touch('e5', 'tap')
  expect(hand.armed).toBeNull()
  hand.touch('c4', 'tap')
  expect(moves).toEqual([])
  hand.letGo()
  expect([hand.armed, hand.path]).toEqual([null, []])
})

const LAID: Record<string, SideTouch> = {
  '@L': { next: { e5: { next: { e6: { move: 'Le5:1' }, f6: { move: 'Le5:2' }, f5: { move: 'Le5:3' } } } } },
}

test('what can lie in several ways is shown in one of them, turned and put down', () => {
  const { hand, moves } = handWith(LAID)
  hand.touch('@L', 'tap')
  expect(hand.isTurning).toBe(false)
  hand.touch('e5', 'tap')
  expect(hand.isTurning).toBe(true)
  expect(hand.aimed).toBe('e6')
  hand.turn()
  hand.turn()
  expect(hand.aimed).toBe('f5')
  hand.turn()
  expect(hand.aimed).toBe('e6')
  hand.touch('f6', 'tap') // that instead; another tap plays it
  expect(hand.aimed).toBe('f6')
  expect(moves).toEqual([])
  hand.put()
  expect(moves).toEqual(['Le5:2'])
})

test('what was tried in vain is known with all that led there', () => {
  const { hand } = handWith(RINGS)
  hand.touch('c3')
  hand.touch('a1')
  expect(hand.tried).toEqual(['c3', 'a1'])
  hand.touch('e5')
  expect(hand.tried).toEqual([])
})

test('a click shows which way something is to lie, and another one there puts it down', () => {
  const { hand, moves } = handWith(LAID)
  hand.touch('@L')
  hand.touch('e5')
  hand.touch('f5')
  expect([hand.aimed, moves]).toEqual(['f5', []])
  hand.touch('f6')
  expect([hand.aimed, moves]).toEqual(['f6', []])
  hand.touch('f6')
  expect(moves).toEqual(['Le5:2'])
})

test('what was chosen beside the board stays chosen when a spot was tried in vain', () => {
  const { hand } = handWith(LAID)
  hand.touch('@L')
  expect(hand.touch('a1')).toBe(false)
  expect([hand.held, hand.vain, hand.tried]).toEqual(['@L', 'a1', ['@L', 'a1']])
  hand.touch('e5')
  expect([hand.path, hand.vain]).toEqual([['@L', 'e5'], null])
})
