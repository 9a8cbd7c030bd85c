import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draftOf, keepDraft, lastDraft } from './draft'
import { note, play, START, treeFrom } from './tree'

const BASIC = 'basic b2B/5/6/B5b/6/5/b2B w m B12/B12 -- - 1'
const HALF = 'basic B3/1B3/2B3/3B3/6/5/bbb1 w c B5/B5 -- - 9'

/** What an older page kept: turns within turns, and no word about which are complete. */
const OLD = {
  headers: { White: 'Ann' },
  start: BASIC,
  root: {
    turn: [], player: null, number: 1, position: BASIC, marks: '', comment: '',
    children: [
      {
        turn: ['c2'], player: 'w', number: 1, position: HALF, marks: '!', comment: 'bold', eval: 0.5, children: [],
      },
    ],
  },
} // prettier-ignore

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  vi.stubGlobal('location', { hash: '#/analyse/new/basic' })
})

afterEach(() => vi.unstubAllGlobals())

test('a draft is found again at its address', async () => {
  const played = { scene: { position: HALF }, complete: true }
  const { tree } = play(treeFrom(BASIC), START, 'c2', { owner: 'w', turn: 1 }, played)
  const noted = note(tree, [0], { comment: 'bold' })
  keepDraft('#/analyse/new/basic', noted)
  expect(await draftOf(treeFrom(BASIC))).toEqual(noted)
  vi.stubGlobal('location', { hash: '#/analyse/new/standard' })
  expect(await draftOf(treeFrom(BASIC))).toEqual(treeFrom(BASIC))
})

test('a draft of an older page is shown, and the server says which of its turns are complete', async () => {
  localStorage.setItem('gipf.analyse.draft', JSON.stringify({ address: '#/analyse/new/basic', tree: OLD }))
  expect(lastDraft()?.tree.root.children[0]?.turn).toEqual(['c2'])
  const sent: unknown[] = []
  const answered = treeFrom(BASIC)
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)))
    const { children: _, ...root } = answered.root
    const games = [{ headers: {}, start: BASIC, nodes: [{ ...root, parent: null }] }]
    return Response.json(path === '/api/write' ? { text: 'a file' } : { games })
  })
  expect(await draftOf(treeFrom(BASIC))).toEqual(answered)
  expect(sent).toMatchObject([
    {
      game: {
        headers: { White: 'Ann' },
        nodes: [{ parent: null }, { parent: 0, turn: ['c2'], comment: 'bold' }],
      },
    },
    { text: 'a file' },
  ])
})
