/**
 * The tree of variations as a value: every change gives a new tree and shares what it did not touch.
 * It knows no rules; where a turn ends it reads from the texts of positions.
 */

import type { GameTree, TreeNode } from '../game'
import type { Player } from '../scene'

/** The way to a turn: which child was taken at each step from the root. */
export type Path = readonly number[]

/** A moment: a turn, and after how many of its decisions; the root has none. */
export interface Place {
  path: Path
  ply: number
}

export const START: Place = { path: [], ply: 0 }

export const MARKS = ['!', '!!', '!?', '?!', '?', '??'] as const

/** The marks of turns that gave something away. */
export const MISTAKES: readonly string[] = ['?!', '?', '??']

/** Say whose turn it is in a position, and which; where an answer is awaited it is the other player's. */
function turnIn(position: string): { owner: Player | null; number: number } {
  const [, , player, phase = '', , , , number] = position.split(' ')
  const isOver = phase === '.' || (player !== 'w' && player !== 'b')
  const acting = isOver ? null : (player as Player)
  const owner = phase.startsWith('a') ? (acting === 'w' ? 'b' : 'w') : acting
  return { owner: isOver ? null : owner, number: Number(number) }
}

/** Make a tree that is a start only. */
export function treeFrom(start: string): GameTree {
  const { number } = turnIn(start)
  const root = { turn: [], player: null, number, position: start, marks: '', comment: '', children: [] }
  return { headers: {}, start, root }
}

// ---------------------------------------------------------------------- looking

/** Give the turns along a path, the root not among them. */
export function turnsTo(tree: GameTree, path: Path): TreeNode[] {
  const found: TreeNode[] = []
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
export function nodeAt(tree: GameTree, path: Path): TreeNode {
  return turnsTo(tree, path).at(-1) ?? tree.root
}

/** Give the turn before the one a path leads to. */
export function parentOf(tree: GameTree, path: Path): TreeNode {
  return nodeAt(tree, path.slice(0, -1))
}

/** Give all decisions that lead to a place. */
export function movesTo(tree: GameTree, { path, ply }: Place): string[] {
  const turns = turnsTo(tree, path)
  const last = turns.pop()
  return [...turns.flatMap(({ turn }) => turn), ...(last?.turn.slice(0, ply) ?? [])]
}

/** Whether the turn has passed, or the game is over. */
export function isComplete(tree: GameTree, path: Path): boolean {
  if (!path.length) return true
  return hasPassed(parentOf(tree, path).position, nodeAt(tree, path).position)
}

/** Whether the turn that is played in one position is over in another that follows it. */
export function hasPassed(before: string, after: string): boolean {
  const now = turnIn(after)
  const then = turnIn(before)
  return now.owner === null || now.owner !== then.owner || now.number !== then.number
}

/** The moment after the last decision of a turn. */
export function endOf(tree: GameTree, path: Path): Place {
  return { path, ply: path.length ? nodeAt(tree, path).turn.length : 0 }
}

export function samePlace(one: Place, other: Place): boolean {
  return one.ply === other.ply && samePath(one.path, other.path)
}

export function samePath(one: Path, other: Path): boolean {
  return one.length === other.length && one.every((index, at) => index === other[at])
}

/** Whether a path follows the first turns only. */
export function isMain(path: Path): boolean {
  return path.every((index) => index === 0)
}

/** Give the paths of the main line's turns. */
export function mainLine(tree: GameTree): Path[] {
  const paths: Path[] = []
  for (let node = tree.root.children[0]; node; node = node.children[0]) {
    paths.push(Array.from({ length: paths.length + 1 }, () => 0))
  }
  return paths
}

/** Cut a place to what a tree has. */
export function within(tree: GameTree, { path, ply }: Place): Place {
  const length = turnsTo(tree, path).length
  const kept = path.slice(0, length)
  const most = kept.length ? nodeAt(tree, kept).turn.length : 0
  return { path: kept, ply: length === path.length ? Math.min(ply, most) : most }
}

// ---------------------------------------------------------------------- going

/** One decision back; the same place at the start. */
export function back(tree: GameTree, { path, ply }: Place): Place {
  if (ply > 1) return { path, ply: ply - 1 }
  return endOf(tree, path.slice(0, -1))
}

/** One decision on along the line; the same place at its end. */
export function forward(tree: GameTree, { path, ply }: Place): Place {
  const node = nodeAt(tree, path)
  if (ply < node.turn.length) return { path, ply: ply + 1 }
  return node.children.length ? { path: [...path, 0], ply: 1 } : { path, ply }
}

/** To the end of the line. */
export function lineEnd(tree: GameTree, place: Place): Place {
  const path = [...place.path]
  while (nodeAt(tree, path).children.length) path.push(0)
  return endOf(tree, path)
}

/** To the turn that stands beside this one: the next variation, or the one before; the same place without. */
export function beside(tree: GameTree, { path, ply }: Place, step: 1 | -1): Place {
  const last = path.at(-1)
  if (last === undefined) return { path, ply }
  const count = parentOf(tree, path).children.length
  const next = (last + step + count) % count
  return next === last ? { path, ply } : endOf(tree, [...path.slice(0, -1), next])
}

// ---------------------------------------------------------------------- changing

/** Give a tree in which one turn is another; nothing removes it. */
function changed(tree: GameTree, path: Path, change: (node: TreeNode) => TreeNode): GameTree {
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
 * Follow a decision from a place, adding it where it is new: at the end of a turn as a variation, within a turn as
 * a variation that repeats the decisions before. `position` is the one after it.
 */
export function play(
  tree: GameTree,
  place: Place,
  move: string,
  position: string,
): { tree: GameTree; place: Place } {
  const { path, ply } = place
  const node = nodeAt(tree, path)
  const isBetween = ply === node.turn.length && isComplete(tree, path)
  const parentPath = isBetween ? path : path.slice(0, -1)
  const parent = nodeAt(tree, parentPath)
  const turn = isBetween ? [move] : [...node.turn.slice(0, ply), move]
  const found = parent.children.findIndex((child) => turn.every((each, at) => child.turn[at] === each))
  if (found >= 0) return { tree, place: { path: [...parentPath, found], ply: turn.length } }
  if (!isBetween && ply === node.turn.length) {
    const grown = changed(tree, path, (old) => ({ ...old, turn, position }))
    return { tree: grown, place: { path, ply: turn.length } }
  }
  const { owner, number } = turnIn(parent.position)
  const added: TreeNode = { turn, player: owner, number, position, marks: '', comment: '', children: [] }
  const grown = changed(tree, parentPath, (old) => ({ ...old, children: [...old.children, added] }))
  return { tree: grown, place: { path: [...parentPath, parent.children.length], ply: turn.length } }
}

/** Note something about a turn. */
export function note(
  tree: GameTree,
  path: Path,
  notes: Partial<Pick<TreeNode, 'marks' | 'comment' | 'eval'>>,
): GameTree {
  return changed(tree, path, (node) => ({ ...node, ...notes }))
}

/** Remove a turn with all that follows; gives the tree and the place before it. */
export function removed(tree: GameTree, path: Path): { tree: GameTree; place: Place } {
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
export function promoted(tree: GameTree, place: Place): { tree: GameTree; place: Place } {
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
export function asMainLine(tree: GameTree, place: Place): { tree: GameTree; place: Place } {
  let now = { tree, place }
  while (branchOf(now.place.path)) now = promoted(now.tree, now.place)
  return now
}

/**
 * Bring what another tree of the same game has into this one: turns that are not there, evaluations, and marks and
 * comments where there are none or where they are the ones that were there `before`.
 */
export function merged(tree: GameTree, other: GameTree, before: GameTree = tree): GameTree {
  const headers = { ...tree.headers, ...other.headers }
  return { ...tree, headers, root: mergedNode(tree.root, other.root, before.root) }
}

function mergedNode(node: TreeNode, other: TreeNode, before: TreeNode | undefined): TreeNode {
  const children = [...node.children]
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
    children,
  }
}

function sameTurn(one: TreeNode, other: TreeNode): boolean {
  return one.turn.length === other.turn.length && one.turn.every((move, at) => move === other.turn[at])
}

// ---------------------------------------------------------------------- showing

/** A turn as it stands in the list: with its number where one is written. */
export interface Item {
  path: Path
  node: TreeNode
  /** `3.` before White's turn, `3...` before Black's where it opens a line or comes after a variation. */
  number: string
}

/** A piece of a line without variations in it; `depth` 0 is the main line. */
export interface Block {
  depth: number
  items: Item[]
}

/** Write the tree as blocks, variations after the turn they replace, as in a file. */
export function blocksOf(tree: GameTree): Block[] {
  const blocks: Block[] = []
  addLine(blocks, tree.root, [], 0, 0)
  return blocks
}

/** Add the line that begins with a child of a turn. */
function addLine(blocks: Block[], parent: TreeNode, above: Path, first: number, depth: number): void {
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

function numberOf({ player, number }: TreeNode, isFirst: boolean): string {
  if (player === 'w') return `${number}.`
  return isFirst ? `${number}...` : ''
}
