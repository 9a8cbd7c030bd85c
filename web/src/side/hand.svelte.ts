/** What somebody has touched so far in a side game: one touch leads to the next, the last one to a move. */

import type { Manner } from '../board/entry'
import type { Place } from '../board/geometry'
import type { SideScene, SideTouch } from '../server-types'

type Touches = Record<string, SideTouch>
/** A piece, then its place; then only its turn is open. */
const TURNED_AFTER = 2

export interface Given {
  scene: SideScene
  /** Whether anything can be touched here. */
  active: boolean
  /** Given the move that was decided; while a promise it gives is open, nothing else can be. */
  onmove: (move: string) => unknown
}

export class SideHand {
  /** What has been touched, the first first. */
  path = $state.raw<string[]>([])
  /** What would complete a move and was tapped once: that is shown, and another tap plays it. */
  armed = $state<string | null>(null)
  /** The spot that is pointed at. */
  at = $state<string | null>(null)
  /** What was touched in vain, until something else is. */
  vain = $state<string | null>(null)
  /** The touches that led there, the one in vain last. */
  tried = $state.raw<readonly string[]>([])
  /** Where the pointer drags what is held. */
  drag = $state.raw<Place | null>(null)
  private isBusy = $state(false)

  constructor(private readonly given: () => Given) {}

  get active(): boolean {
    const { scene, active } = this.given()
    return active && !this.isBusy && Object.keys(scene.touches).length > 0
  }

  /** What can be touched next. */
  get open(): Touches {
    return this.active ? this.openAfter(this.path.length) : {}
  }

  /** Whether a touch would do something: what is open, or another beginning. */
  canTouch(name: string): boolean {
    return this.active && (name in this.open || name in this.given().scene.touches)
  }

  /** What can be touched first and then leads on to something. */
  before(name: string): string[] {
    const first = Object.entries(this.active ? this.given().scene.touches : {})
    return first.flatMap(([touch, { next }]) => (next && name in next ? [touch] : []))
  }

  /** What was touched last and waits for the next touch. */
  get held(): string | null {
    return this.path.at(-1) ?? null
  }

  private openAfter(count: number): Touches {
    let touches: Touches = this.given().scene.touches
    for (const name of this.path.slice(0, count)) touches = touches[name]?.next ?? {}
    return touches
  }

  /** What would be done: what is pointed at, else what a tap has shown. */
  get aimed(): string | null {
    const { open } = this
    return [this.at, this.armed].find((name) => name !== null && name in open) ?? null
  }

  /** Whether it is only open which way something lies, which can be turned. */
  get isTurning(): boolean {
    return this.path.length === TURNED_AFTER && Object.values(this.open).every(({ move }) => move)
  }

  /** Show the next way that what is laid down can lie. */
  turn(): void {
    const ways = this.isTurning ? Object.keys(this.open) : []
    this.armed = ways[(ways.indexOf(this.armed ?? '') + 1) % ways.length] ?? null
  }

  /** Play what is shown. */
  put(): void {
    if (this.armed !== null) this.touch(this.armed)
  }

  /** Touch something: what fits the latest touches counts; what was touched already is let go. */
  touch(name: string, manner: Manner = 'click'): boolean {
    if (!this.active) return false
    this.vain = null
    this.tried = []
    for (let count = this.path.length; count >= 0; count--) {
      const touched = this.openAfter(count)[name]
      if (count < this.path.length && this.path[count] === name) return this.touchAgain(count, touched)
      if (!touched) continue
      const isLast = count === this.path.length
      // What is turned before it is put down is only shown by the first click, too.
      const isShown = (manner !== 'tap' && !(isLast && this.isTurning)) || (isLast && this.armed === name)
      this.path = this.path.slice(0, count)
      this.armed = null
      if (touched.next) {
        this.path = [...this.path, name]
        this.turn()
      } else if (!isShown) this.armed = name
      else if (touched.move) void this.decide(touched.move)
      return true
    }
    const tried = [...this.path, name]
    const [first] = this.path
    this.letGo()
    if (first?.startsWith('@')) this.path = [first] // of what lies beside the board another spot is tried
    this.vain = name
    this.tried = tried
    return false
  }

  /** A touch that may be the last one completes its move when it is repeated. */
  private touchAgain(count: number, touched: SideTouch | undefined): boolean {
    const isLast = count === this.path.length - 1
    this.armed = null
    if (isLast && touched?.move) void this.decide(touched.move)
    else this.path = this.path.slice(0, count)
    return true
  }

  /** Whether something can be picked up and dragged. */
  canGrab(name: string | null): boolean {
    return name !== null && this.active && Boolean(this.given().scene.touches[name]?.next)
  }

  letGo(): void {
    this.path = []
    this.vain = null
    this.tried = []
    this.armed = null
    this.drag = null
  }

  private async decide(move: string): Promise<void> {
    this.letGo()
    this.isBusy = true
    try {
      await this.given().onmove(move)
    } finally {
      this.isBusy = false
    }
  }
}

/** How something beside a board was pressed. */
export function mannerOf(event: MouseEvent): Manner {
  return event instanceof PointerEvent && event.pointerType === 'touch' ? 'tap' : 'click'
}

/** Find the touches that make a move: how a hint is shown. */
export function touchesOf(touches: Touches, move: string): string[] {
  for (const [name, { move: here, next }] of Object.entries(touches)) {
    if (here === move) return [name]
    const rest = next ? touchesOf(next, move) : []
    if (rest.length) return [name, ...rest]
  }
  return []
}
