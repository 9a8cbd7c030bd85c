import { describe, expect, test } from 'vitest'
import { fixture, FIXTURES } from '../../dev/fixtures'
import type { Option, Scene } from '../scene'
import { clearOf } from './clearing'
import * as entering from './entry'
import type { Entry } from './entry'

const scene = (name: string) => fixture(name).scene

function reach(position: Scene, option: Option): string | null {
  let entry = entering.begin(position)
  if (option.kind === 'push' && option.letter) entry = entering.pick(position, entry, option.letter)
  if (option.kind === 'use') entry = entering.act(position, entry, option.from[0] ?? '', 'click').entry
  const point = option.kind === 'use' ? option.to : option.from[0]
  const step = entering.act(position, entry, point ?? '', 'click')
  if (step.move) return step.move
  const choice = step.entry.aim?.options.indexOf(option) ?? -1
  return entering.take(step.entry, choice).move
}

describe('beginning', () => {
  test('the only unit that may be pushed in is picked already', () => {
    expect(entering.begin(scene('basic')).letter).toBe('B')
    expect(entering.begin(scene('tournament-opening')).letter).toBe('G')
  })

  test('among several units the first is the one that forfeits nothing', () => {
    expect(entering.pushable(scene('tournament-second'))).toEqual(['G', 'B'])
    expect(entering.begin(scene('zertz')).letter).toBe('Z')
  })

  test('what the player pushed in last is picked again where it may be', () => {
    expect(entering.begin(scene('tournament-second'), 'B').letter).toBe('B')
    expect(entering.begin(scene('basic'), 'G').letter).toBe('B')
  })

  test('nothing is picked where nothing can be pushed in', () => {
    expect(entering.begin(scene('answer')).letter).toBeNull()
    expect(entering.begin(scene('over')).letter).toBeNull()
  })
})

describe('pushing', () => {
  const basic = scene('basic')
  const start = entering.begin(basic)

  test('a dot with one way in shows its arrow at a click, and pushes at the arrow or at a second click', () => {
    const { entry, move } = entering.act(basic, start, 'e1', 'click')
    expect(move).toBeNull()
    expect(entering.take(entry, 0).move).toBe('e1-e3')
    expect(entering.act(basic, entry, 'e1', 'click').move).toBe('e1-e3')
    expect(entering.act(basic, start, 'e1', 'key').move).toBe('e1-e3')
  })

  test('an empty border spot is entered by a click on the spot itself', () => {
    expect(entering.act(basic, start, 'b3', 'click').move).toBe('b3')
  })

  test('an occupied spot does nothing', () => {
    expect(entering.act(basic, start, 'e2', 'click')).toEqual({ entry: start, move: null })
  })

  test('a dot with two ways waits for one of them', () => {
    const { entry, move } = entering.act(basic, start, 'd1', 'click')
    expect(move).toBeNull()
    expect(entry.aim?.options.map((option) => option.move)).toEqual(['d1-f2', 'd2'])
    expect(entering.take(entry, 0).move).toBe('d1-f2')
  })

  test('the spot a way leads to decides for it', () => {
    const { entry } = entering.act(basic, start, 'd1', 'click')
    expect(entering.act(basic, entry, 'e2', 'click').move).toBe('d1-f2')
  })

  test('leaning towards a way shows it; only one that was armed can be leant to', () => {
    const hovered = entering.aimAt(basic, start, 'd1')
    expect(entering.lean(hovered, 1)).toBe(hovered)
    const { entry } = entering.act(basic, hovered, 'd1', 'click')
    expect(entering.preview(basic, entry)).toBeNull()
    expect(entering.preview(basic, entering.lean(entry, 1))?.move).toBe('d2')
  })

  test('the first tap shows what the second does', () => {
    const first = entering.act(basic, start, 'e1', 'tap')
    expect(first.move).toBeNull()
    expect(entering.preview(basic, first.entry)?.move).toBe('e1-e3')
    expect(entering.act(basic, first.entry, 'e1', 'tap').move).toBe('e1-e3')
    expect(entering.act(basic, first.entry, 'b3', 'tap').entry.aim?.point).toBe('b3')
  })

  test('what was tapped stays while the pointer wanders, until it is let go', () => {
    const { entry } = entering.act(basic, start, 'e1', 'tap')
    expect(entering.aimAt(basic, entry, 'b3')).toBe(entry)
    expect(entering.act(basic, entry, 'e5', 'tap').entry.aim).toBeNull()
  })

  test('another unit is picked only where it may be pushed in', () => {
    const second = scene('tournament-second')
    const entry = entering.pick(second, entering.begin(second), 'B')
    expect(entering.act(second, entry, 'b2', 'click').move).toBe('b2')
    expect(entering.pick(second, entry, 'Z')).toBe(entry)
  })
})

describe('potentials', () => {
  const zertz = scene('zertz')
  const start = entering.begin(zertz)
  const held = entering.act(zertz, start, 'd3', 'click').entry

  test('a potential is picked up and its targets are marked', () => {
    expect(held.held).toBe('d3')
    expect([...entering.targets(zertz, held)].sort()).toEqual(['d6', 'g4'])
  })

  test('a click on a target uses it', () => {
    expect(entering.act(zertz, held, 'd6', 'click').move).toBe('Zd3-d6')
  })

  test('a click elsewhere, or on the piece itself, lets go', () => {
    expect(entering.act(zertz, held, 'c2', 'click')).toEqual({ entry: { ...held, held: null }, move: null })
    expect(entering.act(zertz, held, 'd3', 'click').entry.held).toBeNull()
  })

  test('a PÜNCT-potential asks what covers a GIPF-piece', () => {
    const punct = scene('punct')
    const cover = punct.options.find((option) => option.cover === 'G')
    const lifted = entering.act(punct, entering.begin(punct), cover?.from[0] ?? '', 'click').entry
    const { entry, move } = entering.act(punct, lifted, cover?.to ?? '', 'click')
    expect(move).toBeNull()
    expect(entry.aim?.options.map((option) => option.cover)).toEqual(['B', 'G'])
    expect(entering.take(entry, 1).move).toBe(cover?.move)
  })
})

describe('clearing', () => {
  test('a lone row is chosen with what a sensible player takes', () => {
    const one = scene('clear-one')
    const entry = entering.begin(one)
    expect(entering.confirm(one, entry).move).toBe(one.rows[entry.row ?? -1]?.preset)
  })

  test('a row with nothing to choose is cleared by a press on it, and by its button', () => {
    const one = scene('clear-one')
    expect(one.options).toHaveLength(1)
    const entry = entering.begin(one)
    const [row] = one.rows
    for (const spot of row?.spots ?? []) {
      expect(entering.targets(one, entry)).toContain(spot)
      for (const manner of ['click', 'tap', 'key'] as const) {
        expect(entering.act(one, entry, spot, manner).move).toBe(row?.preset)
      }
    }
    expect(entering.act(one, entry, 'a1', 'click').move).toBeNull()
  })

  test('of several rows one is chosen first, by its button or by a press on a spot', () => {
    const rows = scene('clear-rows')
    const start = entering.begin(rows)
    expect(start.row).toBeNull()
    expect(entering.confirm(rows, start).move).toBeNull()
    expect(entering.act(rows, start, 'e8', 'click').entry.row).toBe(0)
    expect(entering.act(rows, start, 'b5', 'click').entry.row).toBe(1)
    expect(entering.chooseRow(rows, start, 1).taken).toContain('b5')
  })

  test('a press on the spot that two rows share goes from one to the other', () => {
    const rows = scene('clear-rows')
    const first = entering.act(rows, entering.begin(rows), 'e5', 'click').entry
    const second = entering.act(rows, first, 'e5', 'click').entry
    expect([first.row, second.row]).toEqual([0, 1])
  })

  test('a piece that may stay is turned between taken and kept', () => {
    const choice = scene('clear-choice')
    const start = entering.begin(choice)
    const [spot = ''] = entering.chosenRow(choice, start)?.may ?? []
    const taken = entering.act(choice, start, spot, 'click').entry
    expect(taken.taken).toEqual(expect.arrayContaining([...start.taken, spot]))
    expect(entering.act(choice, taken, spot, 'click').entry.taken).toEqual(start.taken)
  })

  test('whatever is turned, the row can be cleared as it is marked', () => {
    const loaded = scene('clear-loaded')
    let entry = entering.begin(loaded)
    const row = entering.chosenRow(loaded, entry)
    const turns = [...(row?.may ?? []), ...(row?.may ?? []).toReversed()]
    for (const spot of turns) {
      entry = entering.act(loaded, entry, spot, 'click').entry
      expect(row && clearOf(row, entry.taken)).not.toBeNull()
    }
  })

  test('a row that a sensible player leaves is not chosen by itself', () => {
    const rows = scene('clear-pass')
    expect(entering.begin(rows).row).toBeNull()
  })
})

describe('every fixture', () => {
  const onBoard = ['push', 'use', 'extra']

  test.each(FIXTURES)('%s: every option can be entered', (name) => {
    const position = scene(name)
    for (const option of position.options) {
      if (onBoard.includes(option.kind)) expect(reach(position, option)).toBe(option.move)
    }
    const clears = position.options.filter((option) => option.kind === 'clear').map((option) => option.move)
    const listed = position.rows.flatMap((row) => Object.keys(row.clears))
    expect(new Set(listed)).toEqual(new Set(clears))
  })

  test.each(FIXTURES)('%s: only what can be acted on is marked', (name) => {
    const position = scene(name)
    const start: Entry = entering.begin(position)
    for (const point of entering.targets(position, start)) {
      const { entry, move } = entering.act(position, start, point, 'click')
      expect(move !== null || entry !== start).toBe(true)
    }
  })
})
