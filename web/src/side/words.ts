/** What pieces and places of side games are called; nothing here knows their rules. */

import { other, type Seat } from '../game'
import { t, words } from '../locales/language.svelte'
import { givenName, seatName } from '../play/names'
import type { Message, Player } from '../scene'
import type { SideItem, SidePiece, SideScene, SideThing, SideTile } from '../server-types'
import { NAMESAKES, optionName, POTENTIAL_NAMES, splitName, type Potential } from '../variant'

const SUITS: Record<string, string> = { c: '♣', d: '♦', h: '♥', s: '♠' }

/** Name a game with its options: "YINSH, blitz". */
export function gameName(game: string): string {
  const { name, options } = splitName(game)
  const title = capital(t('compose-side-name', { game: name }))
  return options ? t('side-with-option', { game: title, option: optionName(name, options) }) : title
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}

/** Name a piece: "ring (White)". */
export function pieceName({ kind, owner }: Pick<SidePiece, 'kind' | 'owner'>): string {
  const piece = t('side-piece', { kind })
  return owner ? t('side-piece-of', { piece, owner }) : piece
}

/** What a die, a coin, a card, a domino or a choice shows; empty where there is nothing to read. */
export function valueName({ kind, value }: Pick<SideItem, 'kind' | 'value'>): string {
  if (value === null) return ''
  if (value === '?') return t('side-hidden')
  if (kind === 'card') return `${value.slice(0, -1).replace('T', '10')}${SUITS[value.slice(-1)] ?? ''}`
  if (kind === 'domino') return `${value.charAt(0)}–${value.charAt(1)}`
  return kind === 'die' ? value : t('side-button', { word: value })
}

/** A move as people read it: a word of its own, "paper", is said in the reader's language. */
export function moveName(move: string): string {
  return /^[a-z]+$/.test(move) ? t('side-button', { word: move }) : move
}

/** A move with what it put on the table: "Throw: 5", "2–0, at the left end". */
export function thingName(move: string, thing: SideThing): string {
  const value = valueName(thing)
  if (/^[a-z]+$/.test(move)) return t('side-item', { piece: moveName(move), value })
  return thing.end ? `${value}, ${t('side-end', { end: thing.end })}` : value
}

/** Name something beside the board: "card: J♣", "ring (White): 5". */
export function itemName(item: SideItem): string {
  const piece = item.value === null ? pieceName(item) : t('side-piece', { kind: item.kind })
  const value = valueName(item)
  if (item.goal !== null) return t('side-item-goal', { piece, count: item.count, goal: item.goal })
  if (value && item.count === 1) return t('side-item', { piece, value })
  return t('side-item', { piece: value ? `${piece}, ${value}` : piece, value: item.count })
}

/** The highest piece that lies on a spot with others. */
export function tileAt(tiles: readonly SideTile[], spot: string): SideTile | undefined {
  return tiles.filter(({ spots }) => spots.includes(spot)).sort((a, b) => b.level - a.level)[0]
}

/** What stands on a spot. */
export function spotName(scene: SideScene, spot: string): string {
  const tile = tileAt(scene.tiles, spot)
  if (tile) return standing(spot, pieceName(tile), tile.level)
  const stack = scene.pieces[spot]
  const top = stack?.at(-1)
  if (!stack || !top) return t('side-spot-empty', { spot })
  const label = standing(spot, pieceName(top), stack.length)
  const below = stack.slice(0, -1).find(({ owner }) => !owner)
  return below ? t('side-spot-within', { label, piece: pieceName(below) }) : label
}

function standing(spot: string, piece: string, count: number): string {
  return count > 1 ? t('side-spot-stack', { spot, piece, count }) : t('side-spot-piece', { spot, piece })
}

/** Who plays a side: "White: Ann"; somebody without a name is the colour alone. Whoever is to begin is said to. */
export function sideName(player: Player, name: string, begins = false, hasColours = true): string {
  const isColour = hasColours && name === t('setup-colour-name', { colour: player })
  const label = isColour || !hasColours ? name : t('side-seat', { player, name })
  return begins ? t('side-first', { name: label, of: isColour ? 'colour' : 'player' }) : label
}

/** Name a player of a game in which nobody has a colour: somebody without a name is the first or the second. */
export function orderName(seats: Record<Player, Seat>, player: Player): string {
  const isNameless = seats[player].kind !== 'computer' && givenName(seats[player]) === null
  if (!isNameless || seats[other(player)].kind === 'computer') return seatName(seats, player)
  return t('side-player', { number: player === 'w' ? 1 : 2 })
}

/** What is said of the computer too; whose turn it is, the page says itself. */
const ENDS = [
  'side-won',
  'side-why-time',
  'side-why-resignation',
  'side-why-tzaar-type',
  'side-why-tzaar-stuck',
  'side-do-rps-last',
]

/** To whom sentences of a game are told. */
export interface Told {
  /** The side the reader plays, if it is only one. */
  reader: Player | null
  /** What the players are called, where they have no colours. */
  names?: Record<Player, string> | null
  /** Whether the reader's opponent is a person. */
  isPerson?: boolean
  /** Whether whoever is to move begins, and two at one screen have to know who that is. */
  begins?: boolean
}

/** Say what was played last: "White: f5-f8", "Ann: Throw: 5". */
export function playedWords({ last, has_colours: hasColours }: SideScene, names: Told['names']): string {
  return last ? words(addressed(last.label, { reader: null, names: hasColours ? null : names })) : ''
}

/** Let a sentence speak to its reader: "your turn" instead of "White to move", "the computer" for the other side. */
export function promptWords(prompt: Message, told: Told): string {
  const args = Object.entries(prompt.args).map(([name, value]) => {
    if (typeof value !== 'object' || !('args' in value)) return [name, value]
    const part = addressed(value, told)
    return [name, told.begins && part.id === 'side-turn' ? { ...part, id: 'side-beginning' } : part]
  })
  return words({ ...prompt, args: Object.fromEntries(args) as Message['args'] })
}

/** Say how a game ended, without the reason: "You have won". */
export function resultWords({ args }: Message, told: Told): string {
  const { result } = args
  return typeof result === 'object' && 'args' in result ? words(addressed(result, told)) : ''
}

/** Say why a game is over, as a sentence of its own: "Ann has given up." */
export function reasonWords({ args }: Message, told: Told): string {
  const { why } = args
  return typeof why === 'object' && 'args' in why ? capital(words(addressed(why, told))) : ''
}

function addressed({ id, args }: Message, { reader, names, isPerson = false }: Told): Message {
  const side = args.player
  if (side !== 'w' && side !== 'b') return { id, args }
  if (side === reader) return { id, args: { ...args, player: 'you' } }
  if (reader && !isPerson && ENDS.includes(id)) return { id, args: { ...args, player: 'computer' } }
  if (!names) return { id, args }
  // Who is called by a colour has it in the game that the side game decides something in.
  const colour = (['w', 'b'] as const).find(
    (each) => names[side] === t('setup-colour-name', { colour: each }),
  )
  return { id, args: colour ? { ...args, player: colour } : { ...args, player: 'named', name: names[side] } }
}

/** Head a side game that settles a challenge: "Challenge for ZÈRTZ: dominoes". */
export function matchName(game: string, potential: string): string {
  const same = NAMESAKES[potential as Potential] === splitName(game).name ? 'yes' : 'no'
  return t('side-match', { game: gameName(game), potential: POTENTIAL_NAMES[potential as Potential], same })
}

/** Say a hint in words, by what is touched for it: "ring from e5 to e8", "black marble on a1". */
export function hintWords(scene: SideScene, touched: readonly string[]): string {
  const item = scene.zones.flatMap(({ items }) => items).find(({ touch }) => touch === touched[0])
  const [from = '', to, ahead] = touched.map((touch) => touchName(scene, touch))
  if (to === undefined) return from
  if (!scene.board) return `${from}, ${to}`
  const piece = pieceAt(scene, from)
  if (!item && !piece) return `${from} – ${to}` // a row, from end to end
  const isOnStacks = splitName(scene.game).name === 'dvonn' // there the sentence calls one piece a stack, too
  const move = piece
    ? t('side-hint-move', { piece: t('side-piece', { kind: isOnStacks ? 'stack' : piece }), from, to })
    : t('side-hint-put', { piece: from, to })
  return ahead ? t('side-hint-ahead', { move, spot: ahead }) : move
}

/** Name what is touched: something beside the board, a button, a spot. */
function touchName(scene: SideScene, touch: string): string {
  const item = scene.zones.flatMap(({ items }) => items).find((item) => item.touch === touch)
  if (item) return valueName(item) || t('side-piece', { kind: item.kind })
  const button = scene.buttons.find((button) => button.touch === touch)
  return button ? words(button.label) : touch
}

/** Say what stands on a spot and can be moved: "ring on e5". */
export function pieceOn(scene: SideScene, spot: string): string {
  const kind = pieceAt(scene, spot)
  return kind ? t('side-hint-put', { piece: t('side-piece', { kind }), to: spot }) : spot
}

/** What moves from a spot: a piece, a stack; a marker never does. */
function pieceAt(scene: SideScene, spot: string): string | null {
  const stack = scene.pieces[spot] ?? []
  const kind = tileAt(scene.tiles, spot)?.kind ?? (stack.length > 1 ? 'stack' : stack[0]?.kind)
  return !kind || kind === 'marker' ? null : kind
}
