import { describe, expect, test } from 'vitest'
import { fixture, FIXTURES } from '../../dev/fixtures'
import { after, samePiles, tableOf } from './effects'
import { layoutOf } from './layout'
import { film, spritesAt, tableAt } from './animation'

function filmOf(name: string, move: string, brought = false) {
  const { scene } = fixture(name)
  const option = scene.options.find((other) => other.move === move)
  const setting = { layout: layoutOf(scene, false, 'wide'), matrx: scene.pieces.matrx, brought }
  return film(tableOf(scene), [option?.effects ?? []], setting)
}

describe('a push', () => {
  const shown = filmOf('basic', 'e1-e3')

  test('is seen in less than a second', () => {
    expect(shown.length).toBeGreaterThan(300)
    expect(shown.length).toBeLessThan(1000)
  })

  test('brings the piece to its dot first, and the reserve has one less at once', () => {
    expect(tableAt(shown, 0).reserves.w.B).toBe(11)
    expect(spritesAt(shown, 10).map(({ units }) => units)).toEqual([['B']])
  })

  test('begins at the dot where the piece was dragged there', () => {
    expect(filmOf('basic', 'e1-e3', true).length).toBeLessThan(shown.length)
  })

  test('moves the far pile while the piece waits', () => {
    const moving = spritesAt(shown, 250)
    expect(moving).toHaveLength(2)
    expect(tableAt(shown, 250).piles.e2).toBeUndefined()
  })
})

test('a jump goes through the air', () => {
  const shown = filmOf('zertz', 'Zd3-d6')
  expect(spritesAt(shown, shown.length / 2)[0]?.frame.lift).toBeGreaterThan(10)
})

test('what is captured fades, what comes back does not', () => {
  const { scene } = fixture('clear-one')
  const [option] = scene.options
  const shown = filmOf('clear-one', option?.move ?? '')
  const fates = shown.sprites.map(({ frames }) => frames[frames.length - 1]?.opacity)
  const captured = option?.effects.map((effect) => effect.do === 'take' && effect.to === 'out')
  expect(fates.filter((opacity) => opacity === 0)).toHaveLength(captured?.filter(Boolean).length ?? -1)
})

test.each(FIXTURES)('%s: every film ends in the position after the move', (name) => {
  const { scene } = fixture(name)
  for (const option of scene.options) {
    const shown = filmOf(name, option.move)
    const end = tableAt(shown, shown.length)
    const expected = after(tableOf(scene), option.effects)
    expect(samePiles(end.piles, expected.piles)).toBe(true)
    expect(end.reserves).toEqual(expected.reserves)
    expect(spritesAt(shown, shown.length)).toEqual([])
  }
})
