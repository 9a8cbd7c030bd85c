/** A game of two people of whom at most one is at this page: who is there, who is asked what, whose turn it is. */

import { other, type GameState } from '../game'
import { language, t } from '../locales/language.svelte'
import { dateText } from '../people/days'
import type { Player } from '../scene'
import { isLineMissed } from '../shell/connection.svelte'
import { notify } from '../shell/notices.svelte'
import { seatName } from './names'
import type { Change, Session } from './session.svelte'
import type { Tool } from './Tools.svelte'

const PLAYERS: readonly Player[] = ['w', 'b']
/** What there is to do in a game against a person, and for who watches one. */
const PLAYING: readonly Tool[] = [
  'undo',
  'takeback',
  'pause',
  'flip',
  'draw',
  'resign',
  'give',
  'board',
  'note',
  'share',
  'view',
]
const WATCHING: readonly Tool[] = ['flip', 'share', 'view']

export class Apart {
  /** Whether the rematch was asked for, or begun, here. */
  isAgain = false

  /** ``onagain`` is told of the rematch that the reader has asked for, when the other player wants it, too. */
  constructor(
    private readonly session: Session,
    private readonly onagain: (game: string) => void,
  ) {}

  private readonly game = $derived.by((): GameState | null => this.session.state)
  private readonly isOver = $derived(this.game !== null && this.game.result !== '*')

  /** The tools there are; left out, all. */
  readonly tools = $derived.by(() => {
    if (!this.session.isApart) return undefined
    if (!this.session.reader) return WATCHING
    const { game } = this
    const hasBoard = game?.clock?.cap !== undefined && !this.isOver
    return PLAYING.filter((tool) => tool !== 'board' || hasBoard).map((tool) =>
      game?.abort && tool === 'resign' ? 'abort' : tool,
    )
  })

  /** Who offers a draw that somebody at this page may accept. */
  readonly offered = $derived.by((): Player | null => {
    const { game } = this
    return game?.offer && game.seats[other(game.offer)].kind === 'person' && this.answers(game.offer)
      ? game.offer
      : null
  })

  /** What another person asks of the reader, besides a draw. */
  readonly proposal = $derived(
    this.game?.proposal && this.answers(this.game.proposal.player) ? this.game.proposal : null,
  )

  /** Who would like a rematch, and is answered by the reader. */
  readonly againAsker = $derived(
    this.game && this.proposal?.kind === 'rematch' ? seatName(this.game.seats, this.proposal.player) : null,
  )

  /** The seat of somebody who has not come yet; only who plays invites to it. */
  readonly free = $derived.by((): Player | null => {
    if (this.isOver || !this.session.reader) return null
    return PLAYERS.find((player) => this.game?.seats[player].open) ?? null
  })

  /** Whether the reader answers for who is asked something by a player. */
  private answers(asker: Player): boolean {
    return !this.game?.own || this.game.own.includes(other(asker))
  }

  /** What a press on the board is answered with where it is not the reader's to decide; empty where it is. */
  refusal(decider: Player | null): string {
    const { game, session } = this
    if (!session.isApart || !game || this.isOver) return ''
    if (!session.reader) return t('only-watching')
    if (this.free) return t('still-awaited', { name: seatName(game.seats, this.free) })
    return decider && decider !== session.reader
      ? t('their-turn', { name: seatName(game.seats, decider) })
      : ''
  }

  /** Whether a player at another device is there: said only while it is known, and never over a dead line. */
  presenceOf(player: Player): { isHere: boolean; says: string } | null {
    const { game } = this
    const { presence, reader, isApart } = this.session
    if (!game || !isApart || this.isOver || !presence || isLineMissed() || player === reader) return null
    if (game.seats[player].open) return null
    const isHere = presence.here.includes(player)
    return { isHere, says: t(isHere ? 'seat-here' : 'seat-away', { name: seatName(game.seats, player) }) }
  }

  /** Whether the talk is opened beside a player's name: while somebody may be there, and after the end, too. */
  talksAt(player: Player): boolean {
    const { isApart, reader } = this.session
    return this.isOver ? isApart && player !== reader : this.presenceOf(player) !== null
  }

  /** Who has left a live game, since when and until when one waits for them, by the page's clock; never over a dead line. */
  readonly left = $derived.by(() => {
    const { presence, presenceSince, reader, isApart } = this.session
    if (!presence?.patience || !reader || !isApart || this.isOver || this.free || isLineMissed()) return null
    const player = other(reader)
    const away = presence.away[player]
    if (away === undefined || !this.game?.clock?.running || this.game.paused) return null
    return { player, until: presenceSince + 1000 * (presence.patience - away) }
  })

  /** What is to be said beside a player's name. */
  noteOf(player: Player): string {
    const { game } = this
    if (game?.proposal?.player === player) return t('seat-asks')
    if (game?.seats[player].open) return t('seat-awaited-note')
    const vacation = this.isOver ? undefined : game?.seats[player].vacation
    if (vacation && game?.clock?.running !== player)
      return t('vacation-until', { date: dateText(vacation, language()) })
    return this.presenceOf(player)?.isHere === false ? t('seat-away-note') : ''
  }

  /** What a tab in the background shows before its title: that it is the reader's turn. */
  readonly notice = $derived.by(() => {
    const { game } = this
    const side = game?.side
    const inSide = side?.scene.player ? side.players[side.scene.player] : null
    const { isApart, reader } = this.session
    const isOwn = isApart && reader && !this.free && (inSide ?? game?.scene.player) === reader
    return isOwn && !this.isOver ? `${t('your-turn')} – ` : ''
  })

  /** How many watch, in words; empty where nobody does. */
  readonly watching = $derived.by(() => {
    const count = this.session.presence?.watching ?? 0
    return this.session.isApart && count && !this.isOver ? t('watching', { count }) : ''
  })

  /** Tell what happened between two people besides moves; says whether somebody has come. */
  tell({ before, now, made }: Change): boolean {
    const { reader, isApart } = this.session
    if (!isApart) return false
    const came = PLAYERS.find((player) => before.seats[player].open && !now.seats[player].open)
    if (came) notify(t('invite-joined', { name: seatName(now.seats, came) }))
    const isRematch = before.proposal?.kind === 'rematch'
    const isOpen = isRematch ? !now.rematch : now.result === '*'
    const isDropped = before.proposal && !now.proposal && !made.length && isOpen
    const isDone = now.paused !== before.paused || now.plies.length !== before.plies.length
    if (isDropped && !isDone && before.proposal?.player === reader) notify(t('proposal-declined'))
    if (reader && !before.proposal && now.proposal?.player === reader) notify(t('proposal-asked'))
    if (isRematch && before.proposal?.player === reader && now.rematch) this.onagain(now.rematch)
    else if (reader && !before.rematch && now.rematch && !this.isAgain)
      notify(t('rematch-begun', { name: seatName(now.seats, other(reader)) }))
    return came !== undefined
  }
}
