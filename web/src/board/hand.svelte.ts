/** The player's hand over the board: turns pointer and keys into an entry, and reports the move it ends in. */

import { POTENTIALS } from '../agreement'
import type { Letter, Message, Option, Player, Scene, Unit } from '../scene'
import * as entering from './entry'
import type { Aim, Entry, Manner, Step } from './entry'
import { nearestWay, placeOf, STEP, type Place } from './geometry'
import { ahead, isArrow, Walk, type Arrow } from './keyboard'
import type { Layout } from './layout'
import { letterOf, playerOf, unitOf } from './pieces'
import type { Handlers, Under } from './pointing'

/** What the hand works on. */
export interface Situation {
  scene: Scene
  layout: Layout
  /** Whether the player who decides may decide here. */
  active: boolean
  /** Why nothing can be entered at all, where a press is to be answered with that. */
  refusal?: string | null
  onmove: (text: string) => unknown
  /** Called at any touch: what moves by itself is to come to its end. */
  wake: () => void
}

/** Why a press did nothing: a sentence at a point. */
export interface Answer {
  point: string
  position: string
  why: Message | string
}

/** A unit that is dragged: from the reserve or a dot towards a line, or a potential from its spot. */
export interface Drag {
  unit: Unit
  place: Place
  /** The dot it was dragged over last. */
  dot: string | null
}

/** A drag along a line counts from this far to this far from its dot, and within this angle (its cosine). */
const ALONG = 16
const TOO_FAR = 2.2 * STEP
const WITHIN = 0.75
/** So near to a point a press between the points means it. */
const NEAR = 0.75 * STEP
/** So long a pointer rests on a piece before it is told about, in thousandths of a second. */
const REST = 500
/** A second press so soon is a slip. */
const SLIP = 350
/** So long the answer to a press in vain stays, in milliseconds. */
const ANSWERED = 5000

const LETTERS: Record<string, Letter> = Object.fromEntries(
  (['B', 'G', ...POTENTIALS] as const).map((letter) => [letter.toLowerCase(), letter]),
)

const FULL: Message = { id: 'closed-line', args: { lines: 1 } }

/** Whether a place near a dot lies in the direction of the end of a way. */
function isTowards(here: Place, end: Place, place: Place): boolean {
  const far = Math.hypot(place.x - here.x, place.y - here.y)
  const along = (end.x - here.x) * (place.x - here.x) + (end.y - here.y) * (place.y - here.y)
  return far < TOO_FAR && along > WITHIN * far * Math.hypot(end.x - here.x, end.y - here.y)
}

export class Hand implements Handlers {
  drag = $state.raw<Drag | null>(null)
  /** What is looked at: a spot with a pile, or a kind of piece in a reserve, as `w:B`. */
  looked = $state.raw<string | null>(null)
  /** What is told about: after a while, or at once where that was asked for; then it stays. */
  look = $state.raw<{ at: string; stays: boolean } | null>(null)
  /** The point the keyboard was at last. */
  private visited = $state<string | null>(null)
  private readonly walk = new Walk()
  /** Whether the unit that was just pushed in was dragged to its dot. */
  brought = false

  private resting: ReturnType<typeof setTimeout> | undefined
  /** What was pressed last: as long as the pointer stays there, one knows what it is. */
  private pressed: string | null = null
  /** How the board was touched last: after a tap, a second one does what the first has shown. */
  private manner = $state<Manner>('click')
  private kept = $state.raw<{ position: string; entry: Entry } | null>(null)
  private sent = $state<string | null>(null)
  private usual: Record<Player, Letter | null> = { w: null, b: null }
  private answered = $state.raw<Answer | null>(null)
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly situation: () => Situation) {}

  /** What has been entered in the scene as it is; a scene that is sent again is still the same. */
  get entry(): Entry {
    const { scene } = this.situation()
    if (this.kept?.position === scene.position) return this.kept.entry
    return entering.begin(scene, scene.player && this.usual[scene.player])
  }

  /** The point the keyboard is at; before it has been anywhere, the nearest at which something can be done. */
  get focus(): string {
    return this.visited ?? this.nearest
  }

  private readonly nearest = $derived.by(() => {
    const { scene, layout, active } = this.situation()
    const height = (point: string) => placeOf(layout.board, point).y
    const points = active ? [...entering.targets(scene, entering.begin(scene))] : []
    return points.reduce((best, point) => (height(point) > height(best) ? point : best), points[0] ?? 'e5')
  })

  /** Whether a move can be entered now. */
  get active(): boolean {
    const { active, scene } = this.situation()
    return active && this.sent !== scene.position
  }

  /** The answer to a press that did nothing; it goes with its position, with the next press and after a while. */
  get answer(): Answer | null {
    return this.answered?.position === this.scene.position ? this.answered : null
  }

  /** Whether something is picked up or pointed out, and waits for its way: it can be let go. */
  get isArmed(): boolean {
    const { aim, held } = this.entry
    return this.active && (held !== null || (aim?.fixed ?? false))
  }

  /** What is still to be done: the same once more, a target, or a way to be chosen, as by finger, mouse or key. */
  get awaited(): 'tap-again' | 'choose-target' | `${Manner}-way` | null {
    const { aim, held } = this.entry
    if (this.active && held && !aim?.fixed) return 'choose-target'
    if (!this.active || !aim?.fixed) return null
    return aim.options.length > 1 || this.manner === 'click' ? `${this.manner}-way` : 'tap-again'
  }

  /** Whether another line from the chosen dot is full. */
  get isOtherFull(): boolean {
    const { aim, held } = this.entry
    if (!this.active || !aim?.fixed || held) return false
    return this.situation().layout.board.pushes[aim.point]?.some((line) => this.isFull(line)) ?? false
  }

  private isFull(line: readonly string[]): boolean {
    return line.every((spot) => this.scene.piles[spot])
  }

  private get scene(): Scene {
    return this.situation().scene
  }

  private keep(entry: Entry): void {
    if (entry !== this.entry) this.kept = { position: this.scene.position, entry }
  }

  private follow({ entry, move }: Step): void {
    this.keep(entry)
    if (move !== null) this.decide(move)
  }

  /** Report a move; until it is answered, nothing more can be entered. */
  decide(move: string): void {
    const { scene, onmove } = this.situation()
    if (!this.active) return
    const option = scene.options.find((other) => other.move === move)
    if (option?.kind === 'push' && scene.player) this.usual[scene.player] = option.letter
    this.sent = scene.position
    const answered = Promise.resolve(onmove(move))
    const release = () => {
      if (this.sent === scene.position) this.sent = null
    }
    void answered.catch(() => {}).then(() => setTimeout(release, SLIP))
  }

  // ------------------------------------------------------------------ buttons

  pick(letter: Letter): void {
    if (this.active) this.keep(entering.pick(this.scene, this.entry, letter))
  }

  /** Make ready what is advised: let go of anything else, and pick the unit that is to be pushed in. */
  advise({ kind, letter }: Option): void {
    if (!this.active) return
    this.letGo()
    this.say(null)
    if (kind === 'push' && letter) this.pick(letter)
  }

  /** Whether nothing was chosen since something was advised: what is only pointed at is not chosen. */
  isAsAdvised({ kind, letter }: Option): boolean {
    const { held, aim, turned, letter: picked } = this.entry
    const isPicked = kind !== 'push' || !letter || picked === letter
    return isPicked && held === null && !aim?.fixed && !turned.length
  }

  /** Whether what is chosen so far leads to a decision. */
  follows({ kind, from, move }: Option): boolean {
    const { aim, held } = this.entry
    if (!this.active) return false
    if (aim?.fixed) return aim.options.some((option) => option.move === move)
    return kind === 'use' && held !== null && from.includes(held)
  }

  chooseRow(index: number): void {
    if (this.active) this.keep(entering.chooseRow(this.scene, this.entry, index))
  }

  confirm(): void {
    if (this.active) this.follow(entering.confirm(this.scene, this.entry))
  }

  take(choice: number): void {
    if (this.active) this.follow(entering.take(this.entry, choice))
  }

  letGo(): void {
    this.lookAt(null, false)
    this.say(null)
    this.keep(entering.letGo(this.entry))
  }

  // ------------------------------------------------------------------ pointer

  hover(under: Under): void {
    const at = this.lookable(under)
    if (at !== this.pressed) this.pressed = null
    if (!this.look?.stays && !this.pressed) this.lookAt(at, false)
    if (!this.active) return
    const { aim, held } = this.entry
    if (!aim?.fixed) this.keep(entering.aimAt(this.scene, this.entry, under.point))
    else if (!held) this.keep(entering.lean(this.entry, this.wayUnder(aim, under)))
  }

  press(under: Under, manner: Manner, place?: Place): void {
    this.brought = false
    const told = this.look?.stays ? this.look.at : null
    this.lookAt(null, false)
    this.manner = manner
    this.say(null)
    const at = this.doesNothing(under) ? this.lookable(under) : null
    this.pressed = this.lookable(under)
    if (!this.active) this.refuse(under.point)
    else if (under.letter) this.pick(under.letter)
    else if (under.choice !== null) this.take(under.choice)
    else if (under.move) this.decide(under.move)
    else if (under.point) this.act(under.point, manner)
    else if (place) this.miss(place)
    else this.letGo()
    // Where a press does nothing else, it asks; a mouse, which has asked by pointing, has its answer.
    const isAnswered = manner === 'click' && this.answered !== null
    if (at && at !== told && !isAnswered) this.lookAt(at, true)
  }

  /** Do what may be done at a point, or say why nothing can be. */
  private act(point: string, manner: Manner): void {
    const { scene, entry } = this
    const line = this.lineThrough(point)
    const way = line ? this.wayAlong(line) : -1
    if (way >= 0) return this.follow(entering.take(entry, way))
    if (line && this.isFull(line)) return this.say({ point, position: scene.position, why: FULL })
    const step = entering.act(scene, entry, point, manner)
    this.follow(step)
    if (step.move === null && entering.isInVain(entry, step.entry)) this.explain(point, entry.held)
  }

  /** The line from the chosen dot on which a point lies; none where something else can be done at that point. */
  private lineThrough(point: string | null): string[] | null {
    const { aim, held } = this.entry
    if (!point || !aim?.fixed || held || entering.targets(this.scene, this.entry).has(point)) return null
    const { pushes } = this.situation().layout.board
    return pushes[aim.point]?.find((spots) => spots.includes(point)) ?? null
  }

  private wayAlong(line: string[]): number {
    return this.entry.aim?.options.findIndex((option) => option.to === line[0]) ?? -1
  }

  /** The way that is under the pointer: its arrow, the spot it leads to, or one further along its line. */
  private wayUnder({ options }: Aim, { choice, point }: Under): number | null {
    const first = this.lineThrough(point)?.[0] ?? point
    const way = choice ?? options.findIndex((option) => option.to === first)
    return way < 0 ? null : way
  }

  /** The line from the chosen dot towards a place near it. */
  private lineTowards(place: Place): string[] | null {
    const { aim, held } = this.entry
    if (!aim?.fixed || held) return null
    const { board } = this.situation().layout
    const here = placeOf(board, aim.point)
    const line = board.pushes[aim.point]?.find(([first = '']) =>
      isTowards(here, placeOf(board, first), place),
    )
    return line ?? null
  }

  /**
   * A press between the points lets go; on the board it is answered as at the nearest of them, and along a full line from
   * the chosen dot with that, which leaves the dot chosen.
   */
  private miss(place: Place): void {
    const { aim, held } = this.entry
    const line = this.lineTowards(place)
    if (aim && line && this.isFull(line)) {
      return this.say({ point: aim.point, position: this.scene.position, why: FULL })
    }
    this.letGo()
    const { board } = this.situation().layout
    const far = (point: string) => {
      const here = placeOf(board, point)
      return Math.hypot(place.x - here.x, place.y - here.y)
    }
    const nearest = Object.keys(board.points).reduce((best, point) => (far(point) < far(best) ? point : best))
    if (far(nearest) < NEAR) this.explain(nearest, held)
  }

  private explain(point: string, held: string | null): void {
    const { scene } = this
    if (held === point) return
    const why = held ? scene.reach[held] : scene.closed.find(({ points }) => points.includes(point))?.why
    if (why) this.say({ point, position: scene.position, why })
  }

  /** Answer a press where nothing can be entered at all; gives whether there was something to say. */
  private refuse(point: string | null): boolean {
    const { refusal, scene } = this.situation()
    if (!refusal || !point) return false
    this.say({ point, position: scene.position, why: refusal })
    return true
  }

  private say(answer: Answer | null): void {
    clearTimeout(this.timer)
    this.answered = answer
    if (answer) this.timer = setTimeout(() => (this.answered = null), ANSWERED)
  }

  hold(under: Under): void {
    this.lookAt(this.lookable(under), true)
  }

  /** Whether nothing can be decided by pressing there. */
  private doesNothing({ point, letter, choice }: Under): boolean {
    if (!this.active) return true
    if (letter || choice !== null) return false
    if (!point || this.lineThrough(point)) return !point
    return !entering.targets(this.scene, this.entry).has(point) && this.entry.held !== point
  }

  /** What can be told about: a pile, or a kind of piece in a reserve. */
  private lookable({ point, reserve }: Under): string | null {
    if (reserve) return reserve
    return point && this.scene.piles[point] ? point : null
  }

  wake(): void {
    this.situation().wake()
  }

  canGrab({ letter, point }: Under): boolean {
    if (!this.active) return false
    if (letter) return entering.pushable(this.scene).includes(letter)
    return point !== null && (entering.usable(this.scene).includes(point) || this.pushedFrom(point) !== null)
  }

  grab({ letter, point }: Under, place: Place): void {
    const { scene, entry } = this
    if (letter && scene.player) {
      this.pick(letter)
      this.drag = { unit: unitOf(scene.player, letter), place, dot: null }
    } else if (point && entering.usable(scene).includes(point)) {
      this.keep({ ...entering.letGo(entry), held: point })
      const top = scene.piles[point]?.at(-1) ?? 'B'
      this.drag = { unit: `${unitOf(playerOf(top), letterOf(top))}'`, place, dot: null }
    } else if (point) {
      this.keep(entering.letGo(entry))
      this.drag = { unit: this.pushedFrom(point) ?? 'B', place, dot: point }
    }
  }

  /** The unit that would be pushed in from a point, if it is a dot from which one can be. */
  private pushedFrom(point: string): Unit | null {
    const { scene, entry } = this
    const [option] = this.isDot(point) ? entering.optionsAt(scene, { ...entry, held: null }, point) : []
    if (!option || !scene.player) return null
    if (option.kind === 'extra') return `${unitOf(scene.player, 'T')}'`
    return unitOf(scene.player, option.letter ?? 'B')
  }

  move(under: Under, place: Place): void {
    if (!this.drag) return
    const isOverDot = under.point !== null && !this.entry.held && this.isDot(under.point)
    const dot = isOverDot ? under.point : this.drag.dot
    this.drag = { ...this.drag, place, dot }
    const way = dot && this.along(dot, place)
    if (way) this.keep(entering.aimAt(this.scene, entering.letGo(this.entry), dot, way.chosen))
    else this.keep(entering.aimAt(this.scene, this.entry, under.point))
  }

  drop(under: Under, place: Place): void {
    this.move(under, place)
    this.drag = null
    const { aim } = this.entry
    this.brought = true
    if (!aim) this.letGo()
    else if (aim.chosen !== null) this.take(aim.chosen)
    else this.keep({ ...this.entry, aim: { ...aim, fixed: true } })
  }

  /** Which way a drag from a dot goes; none while it is at the dot, no answer where it goes elsewhere. */
  private along(dot: string, place: Place): { chosen: number | null } | null {
    const here = placeOf(this.situation().layout.board, dot)
    const options = entering.optionsAt(this.scene, { ...this.entry, held: null }, dot)
    const far = Math.hypot(place.x - here.x, place.y - here.y)
    if (!options.length || far > TOO_FAR) return null
    if (far < ALONG) return { chosen: null }
    const index = nearestWay(here, this.ends(options), place)
    const end = this.ends(options)[index]
    return end && isTowards(here, end, place) ? { chosen: index } : null
  }

  private ends(options: Option[]): Place[] {
    const { board } = this.situation().layout
    return options.map((option) => placeOf(board, option.to ?? 'e5'))
  }

  private isDot(point: string): boolean {
    return point in this.situation().layout.board.pushes
  }

  /** Look at something: it is told about after a rest, or at once and for good. */
  private lookAt(at: string | null, stays: boolean): void {
    if (at !== null && at === this.looked && !stays) return
    clearTimeout(this.resting)
    this.looked = at
    this.look = at !== null && stays ? { at, stays } : null
    if (at === null || stays) return
    this.resting = setTimeout(() => (this.look = { at, stays }), REST)
  }

  /** The keyboard has come to a kind of piece in a reserve, or has left it. */
  lookAtReserve(at: string | null): void {
    if (at || !this.look?.stays) this.lookAt(at, false)
  }

  /** Somebody asks about a kind of piece in a reserve: what is told then stays. */
  ask(at: string | null): void {
    this.lookAt(at, at !== null)
  }

  /** Nothing is told about any more. */
  forget(): void {
    this.lookAt(null, false)
  }

  // ------------------------------------------------------------------ keyboard

  /** The keyboard has come to a point, or has left the board. */
  focusOn(point: string | null): void {
    if (point) this.visited = point
    if (point || !this.look?.stays) this.lookAt(point && this.scene.piles[point] ? point : null, false)
    if (!this.active) return
    // A press of the mouse takes the keyboard away from the point pressed before; what it points at stays.
    const isAimed = this.entry.aim?.point === this.focus
    if (point || isAimed) this.keep(entering.aimAt(this.scene, this.entry, point))
  }

  /** A key was pressed at the point the keyboard is at; gives whether it meant something. */
  key(key: string): boolean {
    this.wake()
    if (key === 'Escape') return this.escape()
    if (isArrow(key)) return this.arrow(key)
    if (key === 'Enter' || key === ' ') return this.active ? this.enter() : this.refuse(this.focus)
    if (!this.active) return false
    const letter = LETTERS[key.toLowerCase()]
    if (letter && entering.pushable(this.scene).includes(letter)) this.pick(letter)
    else return false
    this.focusOn(this.focus)
    return true
  }

  private escape(): boolean {
    const isMeant = this.active || this.look !== null || this.answer !== null
    this.lookAt(null, false)
    this.say(null)
    if (this.active) this.keep(entering.begin(this.scene, this.entry.letter))
    return isMeant
  }

  private enter(): boolean {
    this.brought = false
    this.say(null)
    this.manner = 'key'
    this.act(this.focus, 'key')
    const { aim, held } = this.entry
    if (aim?.fixed && aim.chosen === null && !held) this.keep(entering.choose(this.entry, 0))
    return true
  }

  private arrow(key: Arrow): boolean {
    const { board } = this.situation().layout
    const { aim, held } = this.entry
    if (aim?.fixed && !held) {
      const here = placeOf(board, aim.point)
      const chosen = nearestWay(here, this.ends(aim.options), ahead(here, key))
      this.keep(entering.choose(this.entry, chosen))
    } else this.focusOn(this.walk.step(board, this.focus, key))
    return true
  }
}
