/** The animation of a move, a film: which pieces are where at each moment between two positions. */

import type { Effect, Letter, Player, Unit } from '../scene'
import { carryOut, inHand, lift, putDown, type Table } from './effects'
import { placeOf, type Place } from './geometry'
import { cellOf, type Layout } from './layout'
import { isUsed, letterOf, pileHeight, playerOf } from './pieces'

/** Where a moving pile is at a moment: `lift` is its height above the table. */
export interface Frame extends Place {
  time: number
  lift: number
  opacity: number
}

/** Units on their way. */
export interface Sprite {
  units: Unit[]
  frames: Frame[]
}

export interface Film {
  sprites: Sprite[]
  /** What lies still, from each moment on. */
  tables: { time: number; table: Table }[]
  length: number
}

/** In thousandths of a second. */
const SLIDE = 180
const STAGGER = 90
const FLIGHT = 200
const JUMP = 250
const TAKE = 230
const TAKE_STAGGER = 45
const PAUSE = 90
const ARC = 30

/** How a film is made: for which layout, of which pieces, and whether the unit is at its dot already. */
export interface Setting {
  layout: Layout
  matrx: boolean
  brought?: boolean
}

/** Film decisions one after the other, from the table before them. */
export function film(before: Table, decisions: readonly Effect[][], setting: Setting): Film {
  const camera = new Camera(before, setting)
  for (const effects of decisions) camera.record(effects)
  return camera.film
}

class Camera {
  private now = 0
  private end = 0
  private table: Table
  private readonly sprites: Sprite[] = []
  private readonly changes: { time: number; change: (table: Table) => Table }[] = []

  private readonly layout: Layout
  private readonly matrx: boolean
  private brought: boolean

  constructor(
    private readonly before: Table,
    { layout, matrx, brought = false }: Setting,
  ) {
    this.table = before
    this.layout = layout
    this.matrx = matrx
    this.brought = brought
  }

  /** Changes are made in the order of time, whichever pile set out first. */
  get film(): Film {
    const tables = [{ time: 0, table: this.before }]
    let table = this.before
    for (const { time, change } of this.changes.toSorted((a, b) => a.time - b.time)) {
      table = change(table)
      tables.push({ time, table })
    }
    return { sprites: this.sprites, tables, length: this.end }
  }

  record(effects: readonly Effect[]): void {
    const start = this.now
    const enter = effects.find((effect) => effect.do === 'enter')
    const arrival = enter && this.bring(enter.unit, enter.from, effects)
    for (const effect of effects) {
      if (effect.do === 'reserve') this.count(effect, effect.by < 0 ? start : this.end)
      else if (effect.do === 'turn') this.change(this.now, (table) => carryOut(table, effect))
      else if (effect.do === 'enter' && arrival) this.enter(effect, arrival)
      else this.move(effect)
      this.table = carryOut(this.table, effect)
    }
    if (effects.length) this.now = this.end + PAUSE
  }

  private change(time: number, change: (table: Table) => Table): void {
    this.changes.push({ time, change })
    this.end = Math.max(this.end, time)
  }

  private count(effect: Effect, time: number): void {
    this.change(time, (table) => carryOut(table, effect))
  }

  /** Bring a unit to its dot: from the reserve, or from the spot a potential has just left. */
  private bring(unit: Unit, dot: string, effects: readonly Effect[]): Sprite {
    const left = effects.find((effect) => effect.do === 'turn')
    const start = left
      ? this.topOf(left.at)
      : trayPlace(this.layout, playerOf(unit), isUsed(unit) ? 'B' : letterOf(unit))
    const end = placeOf(this.layout.board, dot)
    if (this.brought) {
      this.brought = false
      const sprite = { units: [unit], frames: [this.frame(end)] }
      this.sprites.push(sprite)
      return sprite
    }
    const sprite = { units: [unit], frames: [this.frame(start), ...arc(start, end, this.now, FLIGHT)] }
    this.sprites.push(sprite)
    this.now += FLIGHT
    return sprite
  }

  private enter(effect: Effect & { do: 'enter' }, sprite: Sprite): void {
    const dot = placeOf(this.layout.board, effect.from)
    const spot = placeOf(this.layout.board, effect.to)
    sprite.frames.push(this.frame(dot), { ...this.frame(spot), time: this.now + SLIDE })
    this.change(this.now + SLIDE, (table) => ({
      ...table,
      piles: putDown(table.piles, effect, [effect.unit]),
    }))
  }

  /** Let the pile or unit of an effect set out now and arrive later. */
  private move(effect: Effect & { do: 'slide' | 'jump' | 'take' | 'enter' }): void {
    const units = inHand(this.table.piles, effect)
    const { frames, next } = this.path(effect)
    const arrival = frames[frames.length - 1]?.time ?? this.now
    this.sprites.push({ units, frames })
    this.change(this.now, (table) => ({ ...table, piles: lift(table.piles, effect) }))
    this.change(arrival, (table) => ({ ...table, piles: putDown(table.piles, effect, units) }))
    this.now += next
  }

  private path(effect: Effect & { do: 'slide' | 'jump' | 'take' | 'enter' }): {
    frames: Frame[]
    next: number
  } {
    const board = this.layout.board
    if (effect.do === 'take') {
      const start = this.topOf(effect.from)
      return { frames: [this.frame(start), ...this.away(start, effect.to, effect.unit)], next: TAKE_STAGGER }
    }
    if (effect.do === 'jump') {
      const start = this.topOf(effect.from)
      const spot = placeOf(board, effect.to)
      const end = { x: spot.x, y: spot.y - pileHeight(this.table.piles[effect.to] ?? [], this.matrx) }
      return { frames: [this.frame(start), ...arc(start, end, this.now, JUMP)], next: JUMP }
    }
    const [start, end] = [placeOf(board, effect.from), placeOf(board, effect.to)]
    return { frames: [this.frame(start), { ...this.frame(end), time: this.now + SLIDE }], next: STAGGER }
  }

  /** A unit that is taken flies to the reserve it goes to, or fades. */
  private away(start: Place, to: Player | 'out', unit: Unit): Frame[] {
    if (to !== 'out') return arc(start, trayPlace(this.layout, to, letterOf(unit)), this.now, TAKE)
    return [{ ...start, time: this.now + TAKE, lift: ARC, opacity: 0 }]
  }

  private frame(place: Place): Frame {
    return { ...place, time: this.now, lift: 0, opacity: 1 }
  }

  /** Where the top unit of a pile has its foot. */
  private topOf(spot: string): Place {
    const place = placeOf(this.layout.board, spot)
    const below = (this.table.piles[spot] ?? []).slice(0, -1)
    return { x: place.x, y: place.y - pileHeight(below, this.matrx) }
  }
}

function trayPlace(layout: Layout, player: Player, letter: Letter): Place {
  return cellOf(layout, player, letter).foot
}

/** A flight in a low arc: frames after the first. */
function arc(start: Place, end: Place, time: number, length: number): Frame[] {
  return [0.25, 0.5, 0.75, 1].map((share) => ({
    x: start.x + share * (end.x - start.x),
    y: start.y + share * (end.y - start.y),
    time: time + share * length,
    lift: 4 * ARC * share * (1 - share),
    opacity: 1,
  }))
}

/** What lies still at a moment. */
export function tableAt({ tables }: Film, time: number): Table {
  const passed = tables.filter((moment) => moment.time <= time)
  return (passed[passed.length - 1] ?? tables[0])!.table
}

/** Where the moving piles are at a moment. */
export function spritesAt({ sprites }: Film, time: number): { units: Unit[]; frame: Frame }[] {
  return sprites.flatMap(({ units, frames }) => {
    const next = frames.findIndex((frame) => frame.time > time)
    const [from, to] = [frames[next - 1], frames[next]]
    if (!from || !to) return []
    const share = ease((time - from.time) / (to.time - from.time), frames.length > 3)
    const between = (a: number, b: number) => a + share * (b - a)
    const frame = {
      x: between(from.x, to.x),
      y: between(from.y, to.y),
      lift: between(from.lift, to.lift),
      opacity: between(from.opacity, to.opacity),
      time,
    }
    return [{ units, frame }]
  })
}

/** Straight ways start and end gently; an arc is made of several frames and keeps its pace. */
function ease(share: number, isArc: boolean): number {
  return isArc ? share : share * share * (3 - 2 * share)
}
