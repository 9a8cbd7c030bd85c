import { beforeAll, expect, test } from 'vitest'
import { bundleOf } from '../locales'
import { speakWith } from '../locales/language.svelte'
import { reasonText, type Cause } from './reasons'

beforeAll(async () => speakWith('en', await bundleOf('en')))

const cause = (why: string, fields: Partial<Cause> = {}): Cause => ({
  why,
  turn: '',
  later: '',
  player: null,
  things: {},
  feat: null,
  ending: null,
  ...fields,
})
const takes = (things: Record<string, number>) => ({ does: 'takes', things, turns: 0, ending: null })

test('nothing is said where there is nothing to say', () => {
  expect(reasonText([])).toBe('')
})

test('causes become one sentence', () => {
  const causes = [cause('wastes'), cause('better', { turn: 'c2' })]
  expect(reasonText(causes)).toBe('Lets the TAMSK-potential go unused; better is c2.')
})

test('what a turn allows is told with what it does', () => {
  const causes = [cause('allows', { turn: 'a5-d5', feat: takes({ gipf: 2, basic: 1 }) })]
  expect(reasonText(causes)).toBe('Allows a5-d5, which takes 2 GIPF-pieces and a basic piece.')
})

test('a later turn is named', () => {
  const causes = [cause('misses later', { turn: 'i4-g6', later: 'i5-g5', feat: takes({ basic: 1 }) })]
  expect(reasonText(causes)).toBe('Misses i4-g6: then i5-g5 takes a basic piece.')
})

test('the only good turn is told with what is wrong with the other', () => {
  const ending = { end: 'no piece', loser: 'b' as const }
  const feat = { does: 'wins later', things: {}, turns: 2, ending }
  const causes = [cause('only', { turn: 'e2' }), cause('allows', { turn: 'g2', feat })]
  expect(reasonText(causes)).toBe(
    'The only good turn: e2 allows g2, which wins in 2 turns: Black has nothing left to play.',
  )
})

test('every cause, feat and ending has words', () => {
  const whys = [
    'loses', 'draws', 'allows', 'allows later', 'makes row', 'forfeits', 'ends gipf', 'wastes',
    'gives up', 'runs out', 'empties', 'misses', 'misses later', 'better', 'only', 'only win',
  ] // prettier-ignore
  const said = whys.map((why) => reasonText([cause(why, { player: 'w', turn: 'e2' })]))
  expect(new Set(said).size).toBe(whys.length)
  const does = [
    'takes', 'covers', 'returns', 'takes last', 'covers last', 'wins at once', 'wins later',
    'wins by force', 'takes and wins',
  ] // prettier-ignore
  const feats = does.map((each) =>
    reasonText([
      cause('allows', { feat: { does: each, things: { T: 1, used: 2 }, turns: 3, ending: null } }),
    ]),
  )
  expect(new Set(feats).size).toBe(does.length)
  expect(feats[0]).toContain('the TAMSK-potential and 2 used potentials')
})
