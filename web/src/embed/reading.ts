/**
 * Reading the text of a position that somebody else has written: what is wrong with it is said in the words Python has for it.
 * Only the notation is read. Whether play could lead to a position is for the rules to say, and they are not here.
 */

import { agreementOf, isBase, POTENTIALS, type Base } from '../agreement'
import BASES from '../bases.json'
import BOARDS from '../board/boards.json'
import { sceneToLookAt } from '../position'
import type { BoardName, Message, Player, Scene } from '../scene'

/** Why a text cannot be shown. */
export class Unreadable extends Error {
  constructor(readonly why: Message) {
    super(why.id)
  }
}

/** A position to look at, who decides in it and in which phase. */
export interface Reading {
  scene: Scene
  /** Nobody after a draw. */
  player: Player | null
  /** The letter of the phase, the announced move left out. */
  phase: string
  /** The announced move. */
  announced: string | null
}

const FIELDS = 'variant board player phase reserves opening challenges turn'
const OPTIONS = ['reserve', 'board', 'challenges', 'side', 'repetition', 'quiet']
const POTENTIAL_LETTERS = POTENTIALS.join('')
const LETTERS = `BG${POTENTIAL_LETTERS}`
const UNIT = new RegExp(`^([${LETTERS}]|[${POTENTIAL_LETTERS}]')$`, 'i')
const RESERVE = new RegExp(`^([${LETTERS}][0-9]+)+$`)
const LONGEST = 4000
/** The boards that do not begin empty. */
const STARTS: Partial<Record<Base, string>> = {
  basic: 'b2B/5/6/B5b/6/5/b2B',
  standard: 'g2G/5/6/G5g/6/5/g2G',
}

function refuse(id: string, args: Message['args'] = {}): never {
  throw new Unreadable({ id, args })
}

/** Say where something is wrong. */
function within<T>(id: string, args: Message['args'], read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof Unreadable) refuse(id, { ...args, why: error.why })
    throw error
  }
}

/** Give the spots of a board by column, the lowest first. */
export function columnsOf(name: BoardName): string[][] {
  const columns = new Map<string, string[]>()
  for (const spot of BOARDS[name].spots) {
    const column = spot[0] ?? ''
    columns.set(column, [...(columns.get(column) ?? []), spot])
  }
  return [...columns.values()]
}

/** Read a position, or a variant, which stands for its start. */
export function readPosition(given: string): Reading {
  const text = given.trim().replace(/\s+/g, ' ')
  if (text.length > LONGEST) refuse('too-long', { what: 'position', most: LONGEST })
  const fields = text.split(' ')
  const [variant = '', board = '', player = '', phase = '', reserves = ''] = fields
  if (fields.length === 1) return readPosition(startOf(text))
  if (fields.length !== 8) refuse('field-count', { count: fields.length, fields: FIELDS })
  within('in-variant', { variant }, () => checkVariant(variant))
  within('in-position', {}, () => {
    checkDecision(player, phase)
    checkBoard(variant, board)
    checkReserves(reserves)
  })
  return {
    scene: sceneToLookAt(text),
    player: player === '-' ? null : (player as Player),
    phase: phase.charAt(0),
    announced: phase.slice(2) || null,
  }
}

/** Write the position a variant begins with. */
export function startOf(variant: string): string {
  within('in-variant', { variant }, () => checkVariant(variant))
  const { base, board, potentials, reserve, challenges } = agreementOf(variant)
  const spots = columnsOf(board).map(({ length }) => length)
  const hand = (player: Player) => {
    const pieces = base === 'matrx' ? ['G3'] : reserve[player] ? [`B${reserve[player]}`] : []
    const own = POTENTIALS.filter((letter) => potentials[player][letter])
    return [...pieces, ...own.map((letter) => letter + potentials[player][letter])].join('') || '-'
  }
  const isFree = base === 'tournament' || base === 'ultimate'
  const left = challenges === 0 ? '-' : `${challenges}/${challenges}`
  const laid = STARTS[base] ?? spots.join('/')
  return `${variant} ${laid} w m ${hand('w')}/${hand('b')} ${isFree ? '00' : '--'} ${left} 1`
}

function checkVariant(text: string): void {
  const [game = '', ...options] = text.split(';')
  const plus = game.indexOf('+')
  const base = plus < 0 ? game : game.slice(0, plus)
  if (!isBase(base)) return refuse('no-variant', { name: base, names: Object.keys(BASES) })
  if (plus >= 0)
    game
      .slice(plus + 1)
      .split('/')
      .forEach(checkHand)
  for (const option of options) {
    const [key = '', value] = option.split('=')
    if (!OPTIONS.includes(key) || value === undefined) {
      refuse('no-option', { option, names: OPTIONS.map((name) => `${name}=`) })
    }
    if (key !== 'board') continue
    if (!(value in BOARDS)) refuse('no-board', { name: value, names: Object.keys(BOARDS) })
    if (base !== 'matrx' && value !== 'hex37') refuse('hex37-only', { base })
  }
}

function checkHand(text: string): void {
  if (text === '-') return
  if (!/^([A-Za-z][0-9]+)+$/.test(text)) refuse('no-hand', { text })
  const letters: string[] = text.match(/[A-Za-z]/g) ?? []
  letters.forEach((letter, index) => {
    if (!(POTENTIALS as readonly string[]).includes(letter)) refuse('no-potential-letter', { letter })
    if (letters.indexOf(letter) !== index) refuse('letter-twice', { letter, text })
  })
}

function checkDecision(player: string, phase: string): void {
  if (!/^[wb-]$/.test(player)) refuse('no-player', { text: player })
  if (!/^([cemxr.]|[afs].+)$/.test(phase)) refuse('no-phase', { phase })
  if (player === '-' && phase !== '.') refuse('nobody-decides')
}

function checkBoard(variant: string, text: string): void {
  const { base, board } = agreementOf(variant)
  const [known, given] = [columnsOf(board), text.split('/')]
  if (given.length !== known.length) {
    refuse('column-count', { count: given.length, board, most: known.length })
  }
  given.forEach((column, index) => checkColumn(base, known[index] ?? [], column))
}

function checkColumn(base: Base, spots: string[], text: string): void {
  const column = (spots[0] ?? '').charAt(0).toUpperCase()
  if (!/^([1-9]|[A-Za-z]'?|\([^()]*\))*$/.test(text)) refuse('column-unreadable', { column, text })
  let count = 0
  for (const token of text.match(/[1-9]|[A-Za-z]'?|\([^()]*\)/g) ?? []) {
    const spot = spots[count]
    if (/\d/.test(token)) count += Number(token)
    else {
      if (spot) checkPile(base, spot, token)
      count++
    }
  }
  if (count !== spots.length) refuse('column-length', { column, count, most: spots.length, text })
}

function checkPile(base: Base, spot: string, pile: string): void {
  const units = pile.match(/[A-Za-z]'?/g) ?? []
  if (pile.startsWith('(') && !/^\(([A-Za-z]'?){2,}\)$/.test(pile)) refuse('pile-too-small', { pile, spot })
  for (const unit of units) {
    if (!UNIT.test(unit)) refuse('no-unit', { unit, spot })
    if (/b/i.test(unit) && base === 'matrx') refuse('basic-piece-in-matrx', { unit, spot })
    if (/g/i.test(unit) && base === 'basic') refuse('gipf-piece-in-basic', { unit, spot })
  }
  const isWhite = units.map((unit) => unit < 'a')
  if (isWhite.some((white, index) => index && white === isWhite[index - 1])) {
    refuse('pile-colours', { pile, spot })
  }
}

function checkReserves(text: string): void {
  const parts = text.split('/')
  if (parts.length !== 2) refuse('reserves-form', { text })
  for (const part of parts) {
    if (part === '-') continue
    if (!RESERVE.test(part)) refuse('no-reserve', { text: part })
    const order = [...part.matchAll(/[A-Z]/g)].map(([letter]) => LETTERS.indexOf(letter))
    if (order.some((place, index) => index && place <= (order[index - 1] ?? 0))) {
      refuse('reserve-order', { text: part })
    }
  }
}
