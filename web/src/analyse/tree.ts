/**
 * The tree of variations as a value: every change gives a new tree and shares what it did not touch. It knows no
 * rules; whose turn it is and where one ends the server tells. Over the wire a tree is flat: `GameTree`.
 */

import type { GameTree, TreeNode } from '../game'
import type { Scene } from '../scene'
import type { SideRecord } from '../server-types'
import { countOf } from '../side/records'

/** A turn with what follows it; the first child goes on with the line. */
export interface VariationNode extends Omit<TreeNode, 'parent'> {
  children: VariationNode[]
}

/** A game with its variations; the root has no turn. */
export interface VariationTree extends Omit<GameTree, 'nodes'> {
  root: VariationNode
}

/** What the server says after a decision: the scene, and whether the decision completed a turn. */
export interface Played {
  scene: Pick<Scene, 'position'>
  complete: boolean
}

/** The way to a turn: which child was taken at each step from the root. */
export type Path = readonly number[]

/**
 * A moment: a turn, and after how many of its decisions; the root has none. `side` is within the side game that is
 * played there: after so many of its moves.
 */
export interface Place {
  path: Path
  ply: number
  side?: number
}

export const START: Place = { path: [], ply: 0 }

export const MARKS = ['!', '!!', '!?', '?!', '?', '??'] as const

/** The marks of turns that gave something away. */
export const MISTAKES: readonly string[] = ['?!', '?', '??']

/** Make a tree that is a start only. */
export function treeFrom(start: string): VariationTree {
  return {
    headers: {},
    start,
    root: { ...NOTHING_NOTED, turn: [], player: null, number: 1, position: start },
  }
}

const NOTHING_NOTED = { complete: true, marks: '', comment: '', children: [] }

// ---------------------------------------------------------------------- over the wire

/** Read a tree as the server sends it. */
export function treeOf({ headers, start, nodes }: GameTree): VariationTree {
  const read = nodes.map(({ parent: _, ...node }): VariationNode => ({ ...node, children: [] }))
  nodes.forEach(({ parent }, index) => {
    const node = read[index]
    if (parent !== null && node) read[parent]?.children.push(node)
  })
  return { headers, start, root: read[0] ?? treeFrom(start).root }
}

/** Write a tree as the server reads it: every turn after the one before it. */
export function flatOf({ headers, start, root }: VariationTree): GameTree {
  const nodes: TreeNode[] = []
  const waiting: { node: VariationNode; parent: number | null }[] = [{ node: root, parent: null }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { children, ...node } = next.node
    const parent = nodes.push({ ...node, parent: next.parent }) - 1
    for (const child of children.toReversed()) waiting.push({ node: child, parent })
  }
  return { headers, start, nodes }
}

// ---------------------------------------------------------------------- looking

/** Give the turns along a path, the root not among them. */
export function turnsTo(tree: VariationTree, path: Path): VariationNode[] {
  const found: VariationNode[] = []
  let node = tree.root
  for (const index of path) {
    const next = node.children[index]
    if (!next) break
    found.push(next)
    node = next
  }
  return found
}

/** Give the turn a path leads to; the root for an empty one. */
export function nodeAt(tree: VariationTree, path: Path): VariationNode {
  return turnsTo(tree, path).at(-1) ?? tree.root
}

/** Give the turn before the one a path leads to. */
export function parentOf(tree: VariationTree, path: Path): VariationNode {
  return nodeAt(tree, path.slice(0, -1))
}

/** Give all decisions that lead to a place. */
export function movesTo(tree: VariationTree, { path, ply }: Place): string[] {
  const turns = turnsTo(tree, path)
  const last = turns.pop()
  return [...turns.flatMap(({ turn }) => turn), ...(last?.turn.slice(0, ply) ?? [])]
}

/** The moment after the last decision of a turn. */
export function endOf(tree: VariationTree, path: Path): Place {
  return { path, ply: path.length ? nodeAt(tree, path).turn.length : 0 }
}

export function samePlace(one: Place, other: Place): boolean {
  return one.ply === other.ply && one.side === other.side && samePath(one.path, other.path)
}

export function samePath(one: Path, other: Path): boolean {
  return one.length === other.length && one.every((index, at) => index === other[at])
}

/** Whether a path follows the first turns only. */
export function isMain(path: Path): boolean {
  return path.every((index) => index === 0)
}

/** Give the paths of the main line's turns. */
export function mainLine(tree: VariationTree): Path[] {
  const paths: Path[] = []
  for (let node = tree.root.children[0]; node; node = node.children[0]) {
    paths.push(Array.from({ length: paths.length + 1 }, () => 0))
  }
  return paths
}

/** Give the side game that is played at a place, where it can be looked at. */
export function recordAt(tree: VariationTree, { path, ply }: Place): SideRecord | undefined {
  return nodeAt(tree, path).played?.find((record) => record.known && record.ply === ply)
}

/** Cut a place to what a tree has. */
export function within(tree: VariationTree, { path, ply, side }: Place): Place {
  const length = turnsTo(tree, path).length
  const kept = path.slice(0, length)
  const most = kept.length ? nodeAt(tree, kept).turn.length : 0
  const place = { path: kept, ply: length === path.length ? Math.min(ply, most) : most }
  const record = side === undefined ? undefined : recordAt(tree, place)
  return record ? { ...place, side: Math.min(side ?? 0, countOf(record)) } : place
}

// ---------------------------------------------------------------------- going

/** One decision back, or one move of a side game; the same place at the start. */
export function back(tree: VariationTree, { path, ply, side }: Place): Place {
  if (side) return { path, ply, side: side - 1 }
  if (side === 0) return ply ? { path, ply } : endOf(tree, path.slice(0, -1))
  if (!ply) return endOf(tree, path.slice(0, -1))
  const before = { path, ply: ply - 1 }
  const record = recordAt(tree, before)
  if (record) return { ...before, side: countOf(record) }
  return before.ply ? before : endOf(tree, path.slice(0, -1))
}

/** One decision on along the line, or one move of a side game; the same place at its end. */
export function forward(tree: VariationTree, place: Place): Place {
  const { path, ply, side = -1 } = place
  const node = nodeAt(tree, path)
  const record = recordAt(tree, place)
  if (record && side < countOf(record)) return { path, ply, side: side + 1 }
  if (ply < node.turn.length) return { path, ply: ply + 1 }
  if (!node.children.length) return place
  const start = { path: [...path, 0], ply: 0, side: 0 }
  return recordAt(tree, start) ? start : { path: start.path, ply: 1 }
}

/** On from a side game: to the decision that is its result, or back to the board where it goes on. */
export function afterSide(tree: VariationTree, { path, ply }: Place): Place {
  return { path, ply: Math.min(ply + 1, nodeAt(tree, path).turn.length) }
}

/** To the end of the line. */
export function lineEnd(tree: VariationTree, place: Place): Place {
  const path = [...place.path]
  while (nodeAt(tree, path).children.length) path.push(0)
  const end = endOf(tree, path)
  const record = recordAt(tree, end)
  return record ? { ...end, side: countOf(record) } : end
}

/** To the turn that stands beside this one: the next variation, or the one before; the same place without. */
export function beside(tree: VariationTree, { path, ply }: Place, step: 1 | -1): Place {
  const last = path.at(-1)
  if (last === undefined) return { path, ply }
  const count = parentOf(tree, path).children.length
  const next = (last + step + count) % count
  return next === last ? { path, ply } : endOf(tree, [...path.slice(0, -1), next])
}

// ---------------------------------------------------------------------- changing

/** Give a tree in which one turn is another; nothing removes it. */
function changed(
  tree: VariationTree,
  path: Path,
  change: (node: VariationNode) => VariationNode,
): VariationTree {
  const line = [tree.root, ...turnsTo(tree, path)]
  let node = change(line[path.length] ?? tree.root)
  for (let depth = path.length - 1; depth >= 0; depth--) {
    const above = line[depth] ?? tree.root
    const children = above.children.map((child, index) => (index === path[depth] ? node : child))
    node = { ...above, children }
  }
  return { ...tree, root: node }
}

/**
 * Follow a decision from a place, adding it where it is new: at the end of a turn as a variation, within a turn, or where
 * a side game goes on, as a variation that repeats the decisions before. `before` is the scene in which it is made.
 */
export function play(
  tree: VariationTree,
  place: Place,
  move: string,
  before: Pick<Scene, 'owner' | 'turn'>,
  { scene: { position }, complete }: Played,
): { tree: VariationTree; place: Place } {
  const { path, ply } = place
  const node = nodeAt(tree, path)
  const isBetween = ply === node.turn.length && node.complete
  const parentPath = isBetween ? path : path.slice(0, -1)
  const parent = nodeAt(tree, parentPath)
  const turn = isBetween ? [move] : [...node.turn.slice(0, ply), move]
  const found = parent.children.findIndex((child) => turn.every((each, at) => child.turn[at] === each))
  if (found >= 0) return { tree, place: { path: [...parentPath, found], ply: turn.length } }
  const isOpen = node.played?.some(({ winner, known }) => known && winner === null)
  if (!isBetween && ply === node.turn.length && !isOpen) {
    const grown = changed(tree, path, (old) => ({ ...old, turn, position, complete }))
    return { tree: grown, place: { path, ply: turn.length } }
  }
  const { owner: player, turn: number } = before
  const added: VariationNode = { ...NOTHING_NOTED, turn, player, number, position, complete }
  const grown = changed(tree, parentPath, (old) => ({ ...old, children: [...old.children, added] }))
  return { tree: grown, place: { path: [...parentPath, parent.children.length], ply: turn.length } }
}

/** Note something about a turn. */
export function note(
  tree: VariationTree,
  path: Path,
  notes: Partial<
    Pick<VariationNode, 'marks' | 'comment' | 'eval' | 'why' | 'says' | 'best' | 'engine' | 'shapes'>
  >,
): VariationTree {
  return changed(tree, path, (node) => ({ ...node, ...notes }))
}

/** Remove a turn with all that follows; gives the tree and the place before it. */
export function removed(tree: VariationTree, path: Path): { tree: VariationTree; place: Place } {
  const above = path.slice(0, -1)
  if (!path.length) return { tree, place: START }
  const shorter = changed(tree, above, (node) => ({
    ...node,
    children: node.children.filter((_, index) => index !== path.at(-1)),
  }))
  return { tree: shorter, place: endOf(shorter, above) }
}

/** Where a variation leaves the line above it: the path of its first turn; null on the main line. */
export function branchOf(path: Path): Path | null {
  const at = path.findLastIndex((index) => index > 0)
  return at < 0 ? null : path.slice(0, at + 1)
}

/** Let the variation a turn stands in go before the one above it; gives the tree and where the place is now. */
export function promoted(tree: VariationTree, place: Place): { tree: VariationTree; place: Place } {
  const branch = branchOf(place.path)
  if (!branch) return { tree, place }
  const from = branch.at(-1) ?? 0
  const grown = changed(tree, branch.slice(0, -1), (node) => {
    const children = [...node.children]
    children.splice(from - 1, 0, ...children.splice(from, 1))
    return { ...node, children }
  })
  const path = place.path.map((index, at) => (at === branch.length - 1 ? from - 1 : index))
  return { tree: grown, place: { ...place, path } }
}

/** Let the line a turn stands in be the main line. */
export function asMainLine(tree: VariationTree, place: Place): { tree: VariationTree; place: Place } {
  let now = { tree, place }
  while (branchOf(now.place.path)) now = promoted(now.tree, now.place)
  return now
}

/**
 * Bring what another tree of the same game has into this one: turns that are not there, evaluations, causes, and marks and
 * comments where there are none or where they are the ones that were there `before`. Turns of the engine that it no
 * longer has go, where nobody has noted or played anything there.
 */
export function merged(
  tree: VariationTree,
  other: VariationTree,
  before: VariationTree = tree,
): VariationTree {
  const headers = { ...tree.headers, ...other.headers }
  return { ...tree, headers, root: mergedNode(tree.root, other.root, before.root) }
}

function mergedNode(
  node: VariationNode,
  other: VariationNode,
  before: VariationNode | undefined,
): VariationNode {
  const isGone = (child: VariationNode) =>
    isOnlyEngines(child) &&
    before?.children.some((old) => sameTurn(old, child)) &&
    !other.children.some((theirs) => sameTurn(theirs, child))
  const children = node.children.filter((child) => !isGone(child))
  for (const theirs of other.children) {
    const at = children.findIndex((child) => sameTurn(child, theirs))
    const old = before?.children.find((child) => sameTurn(child, theirs))
    const mine = children[at]
    if (mine) children[at] = mergedNode(mine, theirs, old)
    else children.push(theirs)
  }
  const isUntouched = (mine: string, was: string | undefined) => !mine || mine === was
  return {
    ...node,
    marks: isUntouched(node.marks, before?.marks) ? other.marks : node.marks,
    comment: isUntouched(node.comment, before?.comment) ? other.comment : node.comment,
    ...(other.eval === undefined ? {} : { eval: other.eval }),
    engine: other.engine,
    why: other.why,
    says: other.says,
    best: other.best,
    children,
  }
}

/** Whether a turn and all that follows it are the engine's, and nobody has noted anything there. */
function isOnlyEngines({ engine, marks, comment, shapes, children }: VariationNode): boolean {
  return engine === 'turn' && !marks && !comment && !shapes?.length && children.every(isOnlyEngines)
}

/** Find a place of one tree in another of the same game; the last that is there, where it is not. */
export function sameIn(other: VariationTree, tree: VariationTree, { path, ...at }: Place): Place {
  const found: number[] = []
  for (const turn of turnsTo(tree, path)) {
    const at = nodeAt(other, found).children.findIndex((child) => sameTurn(child, turn))
    if (at < 0) return endOf(other, found)
    found.push(at)
  }
  return within(other, { path: found, ...at })
}

function sameTurn(one: VariationNode, other: VariationNode): boolean {
  return one.turn.length === other.turn.length && one.turn.every((move, at) => move === other.turn[at])
}

// ---------------------------------------------------------------------- showing

/** A turn as it stands in the list: with its number where one is written. */
export interface Item {
  path: Path
  node: VariationNode
  /** `3.` before White's turn, `3...` before Black's where it opens a line or comes after a variation. */
  number: string
}

/** A piece of a line without variations in it; `depth` 0 is the main line. */
export interface Block {
  depth: number
  items: Item[]
}

/** Write the tree as blocks, variations after the turn they replace, as in a file. */
export function blocksOf(tree: VariationTree): Block[] {
  const blocks: Block[] = []
  addLine(blocks, tree.root, [], 0, 0)
  return blocks
}

/** Add the line that begins with a child of a turn. */
function addLine(blocks: Block[], parent: VariationNode, above: Path, first: number, depth: number): void {
  let block: Block | null = null
  let node = parent
  let path = above
  let index = first
  for (;;) {
    const next = node.children[index]
    if (!next) return
    if (!block) blocks.push((block = { depth, items: [] }))
    const at = [...path, index]
    block.items.push({ path: at, node: next, number: numberOf(next, !block.items.length) })
    if (index === 0 && node.children.length > 1) {
      const from = node
      const way = path
      from.children.slice(1).forEach((_, other) => addLine(blocks, from, way, other + 1, depth + 1))
      block = null
    }
    node = next
    path = at
    index = 0
  }
}

function numberOf({ player, number }: VariationNode, isFirst: boolean): string {
  if (player === 'w') return `${number}.`
  return isFirst ? `${number}...` : ''
}
