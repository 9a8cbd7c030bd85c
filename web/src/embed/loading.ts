/** Getting a game for an embed: its file and its positions, from what the element says. */

import { unpacked } from '../games/link'
import { readGame, type FileGame } from './file'
import { readPosition, Unreadable, type Reading } from './reading'

export interface Loaded {
  game: FileGame
  /** The game's file, as it came. */
  file: string
  /** The position at the start and after each decision; the start alone where the others are not known. */
  positions: Reading[]
}

const LINK = /#\/link\/([\w-]+)/

/** Load the game an element tells of. */
export async function load(attributes: Record<string, string | undefined>, text: string): Promise<Loaded> {
  let [file, packed] = [text, attributes.positions]
  const letters = LINK.exec(attributes.link ?? '')?.[1]
  if (attributes.src) [file, packed] = await fetched(attributes.src)
  else if (letters) file = await unpacked(letters)
  const game = readGame(file)
  return { game, file: file.trim(), positions: await positionsOf(game, packed) }
}

/** Fetch a game file, or a page with an embedded game. */
async function fetched(address: string): Promise<[string, string | undefined]> {
  const cannot = () => new Unreadable({ id: 'embed-no-file', args: { address } })
  const answer = await fetch(new URL(address, document.baseURI)).catch(() => Promise.reject(cannot()))
  if (!answer.ok) throw cannot()
  const text = await answer.text()
  if (!text.trimStart().startsWith('<')) return [text, undefined]
  const there = new DOMParser().parseFromString(text, 'text/html').querySelector('gipf-game')
  return [there?.textContent ?? '', there?.getAttribute('positions') ?? undefined]
}

/** Read packed positions: a line for each, without the variant. */
async function positionsOf(game: FileGame, packed: string | undefined): Promise<Reading[]> {
  if (!packed) return [readPosition(game.start)]
  const wrong = () => new Unreadable({ id: 'embed-other-positions', args: {} })
  const text = await unpacked(packed.replace(/\s/g, '')).catch(() => Promise.reject(wrong()))
  const positions = text.split('\n').map((line) => readPosition(`${game.variant} ${line}`))
  const decisions = game.turns.flatMap(({ plies }) => plies).length
  if (positions.length !== decisions + 1) throw wrong()
  return positions
}
