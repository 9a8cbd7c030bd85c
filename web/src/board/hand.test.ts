import { describe, expect, test, vi } from 'vitest'
import { fixture } from '../../dev/fixtures'
import type { Letter, Option } from '../scene'
import { placeOf } from './geometry'
import { Hand } from './hand.svelte'
import { layoutOf } from './layout'
import type { Under } from './pointing'

const NOTHING: Under = { point: null, letter: null, choice: null }
const at = (point: string): Under => ({ ...NOTHING, point })
const way = (choice: number): Under => ({ ...NOTHING, choice })
const unit = (letter: Letter): Under => ({ ...NOTHING, letter })

function handOver(name: string, active = true) {
  const { scene } = fixture(name)
  const layout = layoutOf(scene, false, 'wide')
  const moves: string[] = []
  const hand = new Hand(() => ({
    scene,
    layout,
    active,
    onmove: (move) => moves.push(move),
    wake: () => {},
  }))
  const place = (point: string, x = 0, y = 0) => {
    const here = placeOf(layout.board, point)
    return { x: here.x + x, y: here.y + y }
  }
  const keys = (...names: string[]) => names.forEach((key) => hand.key(key))
  return { hand, moves, place, keys }
}

describe('the pointer', () => {
  test('a press of a dot with two ways goes neither, however often; a press of an arrow does', () => {
    const { hand, moves } = handOver('basic')
    hand.hover(at('d1'))
    expect(hand.awaited).toBeNull()
    hand.press(at('d1'), 'click')
    hand.hover(way(0))
    hand.hover(at('d1'))
    hand.press(at('d1'), 'click')
    expect(moves).toEqual([])
    expect(hand.awaited).toBe('click-way')
    hand.press(way(1), 'click')
    expect(moves).toEqual(['d2'])
  })

  test('over an arrow, or over the spot it leads to, that way is shown; elsewhere none', () => {
    const { hand } = handOver('basic')
    hand.press(at('d1'), 'click')
    const chosen = (under: Under) => {
      hand.hover(under)
      return hand.entry.aim?.chosen
    }
    expect([way(0), way(1), at('d1'), at('d2'), at('e2'), at('g3')].map(chosen)).toEqual([
      0,
      1,
      null,
      1,
      0,
      null,
    ])
  })

  test('a press further along a line from the chosen dot goes that way', () => {
    const { hand, moves } = handOver('basic')
    hand.press(at('c1'), 'click')
    hand.hover(at('c4'))
    expect(hand.entry.aim?.options[hand.entry.aim.chosen ?? -1]?.move).toBe('c2')
    hand.press(at('c4'), 'click')
    expect(moves).toEqual(['c2'])
  })

  test('a press of the mouse after the keyboard has chosen a way does not go it', () => {
    const { hand, moves } = handOver('basic')
    hand.focusOn('d1')
    hand.key('Enter')
    expect(hand.awaited).toBe('key-way')
    hand.hover(at('d1'))
    hand.press(at('d1'), 'click')
    expect(moves).toEqual([])
  })

  test('a press that takes the keyboard from another point still means what it is on', () => {
    const { hand, moves } = handOver('basic')
    hand.hover(at('e1'))
    hand.focusOn(null)
    hand.press(at('e1'), 'click')
    hand.press(at('e1'), 'click')
    expect(moves).toEqual(['e1-e3'])
  })

  test('a second click on the same scene is a slip', () => {
    const { hand, moves } = handOver('basic')
    hand.press(at('e1'), 'click')
    hand.press(at('e1'), 'click')
    expect(moves).toEqual(['e1-e3'])
  })

  test('can do nothing for a player who is not here', () => {
    const { hand, moves } = handOver('basic', false)
    hand.press(at('e1'), 'click')
    expect(hand.canGrab(unit('B'))).toBe(false)
    expect(moves).toEqual([])
  })

  test('resting on a piece it is told what the piece is', () => {
    vi.useFakeTimers()
    const { hand } = handOver('matrx-piles')
    hand.hover(at('c3'))
    expect(hand.look).toBeNull()
    vi.runAllTimers()
    expect(hand.look).toEqual({ at: 'c3', stays: false })
    hand.hover(NOTHING)
    expect(hand.look).toBeNull()
    vi.useRealTimers()
  })

  test('pressing a piece that can do nothing asks what it is, pressing it again lets go', () => {
    const { hand, moves } = handOver('standard')
    hand.press(at('e2'), 'tap')
    expect(hand.look).toEqual({ at: 'e2', stays: true })
    hand.press(at('e2'), 'tap')
    expect(hand.look).toBeNull()
    expect(moves).toEqual([])
  })

  test('a long press asks about a piece in the reserve and picks nothing', () => {
    const { hand } = handOver('tournament-second')
    hand.hold({ ...unit('B'), reserve: 'w:B' })
    expect(hand.look).toEqual({ at: 'w:B', stays: true })
    expect(hand.entry.letter).toBe('G')
  })
})

test('what was entered is kept when the same scene is sent again', () => {
  let { scene } = fixture('zertz')
  const layout = layoutOf(scene, false, 'wide')
  const hand = new Hand(() => ({ scene, layout, active: true, onmove: () => {}, wake: () => {} }))
  hand.press(at('d3'), 'click')
  scene = fixture('zertz').scene
  expect(hand.entry.held).toBe('d3')
  scene = fixture('basic').scene
  expect(hand.entry.held).toBeNull()
})

describe('dragging', () => {
  test('a unit from the reserve over a dot and along a line pushes it in', () => {
    const { hand, moves, place } = handOver('basic')
    expect(hand.canGrab(unit('B'))).toBe(true)
    hand.grab(unit('B'), { x: 200, y: 200 })
    hand.move(at('d1'), place('d1'))
    hand.move(NOTHING, place('d1', 20, -12))
    hand.drop(at('e2'), place('e2'))
    expect(moves).toEqual(['d1-f2'])
  })

  test('a unit dropped on an empty border spot enters it', () => {
    const { hand, moves, place } = handOver('basic')
    hand.grab(unit('B'), { x: 200, y: 200 })
    hand.drop(at('b3'), place('b3'))
    expect(moves).toEqual(['b3'])
  })

  test('a unit dropped on a dot with two ways waits for one of them', () => {
    const { hand, moves, place } = handOver('basic')
    hand.grab(unit('B'), { x: 200, y: 200 })
    hand.drop(at('d1'), place('d1'))
    expect(moves).toEqual([])
    expect(hand.entry.aim?.fixed).toBe(true)
  })

  test('a unit dropped elsewhere goes back', () => {
    const { hand, moves, place } = handOver('basic')
    hand.grab(unit('B'), { x: 200, y: 200 })
    hand.move(at('d1'), place('d1'))
    hand.drop(at('e5'), place('h5'))
    expect(moves).toEqual([])
    expect(hand.entry.aim).toBeNull()
  })

  test('from a dot along its line pushes in', () => {
    const { hand, moves, place } = handOver('basic')
    expect(hand.canGrab(at('e1'))).toBe(true)
    hand.grab(at('e1'), place('e1', 0, -6))
    hand.drop(at('e2'), place('e1', 2, -30))
    expect(moves).toEqual(['e1-e3'])
  })

  test('a potential from its spot to a target uses it', () => {
    const { hand, moves, place } = handOver('zertz')
    expect(hand.canGrab(at('d3'))).toBe(true)
    hand.grab(at('d3'), place('d3'))
    expect(hand.drag?.unit).toBe("Z'")
    hand.drop(at('g4'), place('g4'))
    expect(moves).toEqual(['Zd3-g4'])
  })

  test('a piece that can do nothing cannot be dragged', () => {
    const { hand } = handOver('zertz')
    expect(hand.canGrab(at('d4'))).toBe(false)
  })
})

describe('the keyboard alone', () => {
  test('pushes in', () => {
    const { hand, moves, keys } = handOver('basic')
    expect(hand.focus).toBe('e1') // it begins at the nearest dot
    keys('ArrowUp', 'ArrowDown')
    expect(hand.focus).toBe('e1')
    keys('Enter')
    expect(moves).toEqual(['e1-e3'])
  })

  test('chooses between two ways by arrow keys', () => {
    const { hand, moves, keys } = handOver('basic')
    hand.focusOn('d1')
    keys(' ', 'ArrowUp')
    expect(moves).toEqual([])
    keys('ArrowRight', 'Enter')
    expect(moves).toEqual(['d1-f2'])
  })

  test('picks a unit by its letter', () => {
    const { hand, moves, keys } = handOver('tournament-second')
    hand.focusOn('b2')
    keys('b', 'Enter')
    expect(moves).toEqual(['b2'])
  })

  test('uses a potential, and Escape lets go of it', () => {
    const { hand, moves, keys } = handOver('zertz')
    hand.focusOn('d3')
    keys('Enter')
    expect(hand.entry.held).toBe('d3')
    keys('Escape')
    expect(hand.entry.held).toBeNull()
    keys('Enter', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'Enter')
    expect(moves).toEqual(['Zd3-d6'])
  })

  test('clears a row with what was chosen', () => {
    const { hand, moves } = handOver('clear-rows')
    hand.focusOn('b5')
    hand.key('Enter')
    hand.confirm()
    expect(moves[0]).toContain('b5')
  })

  test('Escape forgets what was chosen of a row', () => {
    const { hand, keys } = handOver('clear-choice')
    const before = hand.entry.taken
    const spot = fixture('clear-choice').scene.rows[hand.entry.row ?? -1]?.may[0] ?? ''
    hand.focusOn(spot)
    keys('Enter')
    expect(hand.entry.taken).not.toEqual(before)
    keys('Escape')
    expect(hand.entry.taken).toEqual(before)
  })
})

describe('a press in vain', () => {
  const why = (hand: Hand) => (hand.answer?.why as { id: string } | undefined)?.id

  test('in the middle of the board is answered at the spot, and the next press takes the answer away', () => {
    const { hand, moves, place } = handOver('basic')
    hand.press(at('e5'), 'click', place('e5'))
    expect([why(hand), hand.answer?.point]).toEqual(['closed-empty', 'e5'])
    hand.press(at('d2'), 'click', place('d2'))
    expect(hand.answer).toBeNull()
    expect(moves).toEqual(['d2'])
  })

  test('between the spots means the nearest of them', () => {
    const { hand, place } = handOver('basic')
    hand.press(NOTHING, 'click', place('e5', 20, 4))
    expect(hand.answer?.point).toBe('e5')
    hand.press(NOTHING, 'click', place('e9', 0, -300))
    expect(hand.answer).toBeNull()
  })

  test('of a finger and of the keyboard is answered, too', () => {
    const { hand, place, keys } = handOver('basic')
    hand.press(at('e2'), 'tap', place('e2'))
    expect(why(hand)).toBe('closed-piece')
    keys('Escape')
    expect(hand.answer).toBeNull()
    hand.focusOn('e5')
    keys('Enter')
    expect(why(hand)).toBe('closed-empty')
  })

  test('with a potential in hand says how it moves', () => {
    const { hand, place } = handOver('zertz')
    hand.press(at('d3'), 'click', place('d3'))
    hand.press(at('h3'), 'click', place('h3'))
    expect(why(hand)).toBe('reach-zertz')
  })

  test('that takes a potential up, lets it go or shows a push is none', () => {
    const { hand, place } = handOver('zertz')
    hand.press(at('d3'), 'click', place('d3'))
    expect(hand.answer).toBeNull()
    hand.press(at('d3'), 'click', place('d3'))
    expect(hand.answer).toBeNull()
    hand.press(at('b1'), 'tap', place('b1'))
    expect(hand.answer).toBeNull()
  })

  test('where somebody else decides is answered with that', () => {
    const { scene } = fixture('basic')
    const layout = layoutOf(scene, false, 'wide')
    const refusal = 'It is the computer’s turn.'
    const hand = new Hand(() => ({
      scene,
      layout,
      active: false,
      refusal,
      onmove: () => {},
      wake: () => {},
    }))
    hand.press(at('d2'), 'click', placeOf(layout.board, 'd2'))
    expect(hand.answer?.why).toBe(refusal)
  })
})

describe('advice', () => {
  function advised(name: string, of: (option: Option) => boolean) {
    const option = fixture(name).scene.options.find(of)
    if (!option) throw new Error(`there is no such option in ${name}`)
    return { ...handOver(name), option }
  }

  test('lets go of what is chosen, and picks the unit that is to be pushed in', () => {
    const { hand, option } = advised('tournament-second', ({ letter }) => letter === 'B')
    const [dot = ''] = option.from
    hand.press(unit('G'), 'click')
    hand.press(at(dot), 'click')
    expect(hand.follows(option)).toBe(false)
    hand.advise(option)
    expect(hand.isArmed).toBe(false)
    expect(hand.entry.letter).toBe('B')
    hand.press(at(dot), 'click')
    expect(hand.follows(option)).toBe(true)
    expect(hand.entry.aim?.options.map(({ move }) => move)).toContain(option.move)
  })

  test('is followed by taking up its potential, and by no other dot or potential', () => {
    const { hand, option } = advised('zertz', ({ kind }) => kind === 'use')
    const [spot = ''] = option.from
    hand.press(at('b1'), 'tap')
    expect(hand.follows(option)).toBe(false)
    hand.advise(option)
    expect(hand.isArmed).toBe(false)
    hand.press(at(spot), 'tap')
    expect(hand.follows(option)).toBe(true)
    hand.press(at(option.to ?? ''), 'tap')
    expect(hand.follows(option)).toBe(true)
    expect(hand.awaited).toBe('tap-again')
  })
})
