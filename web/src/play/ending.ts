/** How a game has ended, said to its reader: who has won, and why. */

import { letterOf, playerOf } from '../board/pieces'
import { other, winnerOf, type GameState, type Last } from '../game'
import { t, words } from '../locales/language.svelte'
import type { Player } from '../scene'
import { kindOf } from '../variant'
import { seatName } from './names'

/** Whom a sentence is about: the reader, the computer against whom they play, or a colour. */
export type Who = 'you' | 'computer' | Player

export interface Ending {
  title: string
  /** Empty where nothing is known but the result. */
  why: string
  /** How one loses in this game; empty where it was not lost by the rules. */
  rule: string
  /** What the reader could do better next time; empty where there is nothing simple to say. */
  advice: string
  winner: Player | null
  /** Whether the reader has won; null for a draw, and where two people play. */
  isWon: boolean | null
}

const KNOWN = ['no-move', 'gipf-lost', 'gipf-captured', 'resignation', 'time', 'abandoned']
/** After these one is told how one loses in this game. */
const BY_THE_RULES = ['no-move', 'gipf-lost', 'gipf-captured']
const DRAWN = ['repetition', 'quiet', 'agreement', 'left']

/** Say whom a sentence about a player is about. */
export function whoIs({ seats }: GameState, player: Player, reader: Player | null): Who {
  if (player === reader) return 'you'
  return reader && seats[player].kind === 'computer' ? 'computer' : player
}

/** Say how a game has ended; the last move tells what became of a last GIPF-piece. */
export function endingOf(game: GameState, reader: Player | null, last: Last): Ending {
  const { id, args } = game.scene.prompt
  const reason = id.replace('over-', '')
  const winner = winnerOf(game.result)
  if (!winner) {
    const why = DRAWN.includes(reason) ? t(`end-${reason}`, args) : ''
    const title = t('end-title', { who: 'draw', name: '' })
    return { title, why, rule: '', advice: '', winner, isWon: null }
  }
  const name = seatName(game.seats, winner)
  const isOther = reader === null || (winner !== reader && game.seats[winner].kind === 'person')
  const isNamed = isOther && name !== t('setup-colour-name', { colour: winner })
  const who = isNamed ? 'other' : whoIs(game, winner, reader)
  const loser = whoIs(game, other(winner), reader)
  return {
    title: t('end-title', { who, name }),
    why: KNOWN.includes(reason) ? t(`end-${reason}`, { loser, how: fateOf(other(winner), last) }) : '',
    rule: BY_THE_RULES.includes(reason) ? t('end-rule', { game: kindOf(game.variant) }) : '',
    advice: reason === 'gipf-lost' && loser === 'you' && hadOne(game, reader) ? t('end-gipf-few') : '',
    winner,
    isWon: reader && winner === reader,
  }
}

/** Say what a game has ended with: its last move, or what somebody did instead of moving. */
export function lastTold(game: GameState, reader: Player | null, last: Last): string {
  const turn = game.turns.at(-1)
  const label = last.labels.at(-1)
  const { title, why, rule } = endingOf(game, reader, last)
  if (!rule || !turn || !label) return [`${title}.`, why].filter(Boolean).join(' ')
  return t('end-last', { player: whoIs(game, turn.player, reader), label: words(label) })
}

/** What the last move did to a player's last GIPF-piece. */
function fateOf(loser: Player, { effects }: Last): 'captured' | 'covered' | 'own' | 'gone' {
  for (const effect of effects.flat().reverse()) {
    if (effect.do === 'jump' && playerOf(effect.unit) !== loser) return 'covered'
    if (effect.do !== 'take' || letterOf(effect.unit) !== 'G' || playerOf(effect.unit) !== loser) continue
    return effect.to === loser ? 'own' : 'captured'
  }
  return 'gone'
}

/** Whether the reader could have brought in several GIPF-pieces and brought in one. */
function hadOne({ scene, turns }: GameState, reader: Player | null): boolean {
  const plies = turns.filter(({ player }) => player === reader).flatMap(({ plies }) => plies)
  return scene.bringing !== null && plies.filter((move) => move.startsWith('G')).length === 1
}
