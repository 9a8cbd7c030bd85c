/** Finding the colours of a film by median cut, and each pixel's place among them. */

/** Five bits of each of red, green and blue. */
const CELLS = 1 << 15

const cellOf = (red: number, green: number, blue: number) =>
  ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3)

interface Box {
  cells: number[]
  count: number
}

/** Colours that were seen, and how often. */
export class Palette {
  private readonly counts = new Uint32Array(CELLS)
  private readonly sums = [new Float64Array(CELLS), new Float64Array(CELLS), new Float64Array(CELLS)] as const
  private readonly places = new Int16Array(CELLS).fill(-1)
  private found: Uint8Array | null = null

  /** Look at a picture's pixels, four bytes each. */
  see(pixels: Uint8ClampedArray): void {
    for (let at = 0; at < pixels.length; at += 4) {
      const [red, green, blue] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]
      const cell = cellOf(red, green, blue)
      this.counts[cell] = (this.counts[cell] ?? 0) + 1
      for (const [sum, value] of [
        [this.sums[0], red],
        [this.sums[1], green],
        [this.sums[2], blue],
      ] as const) {
        sum[cell] = (sum[cell] ?? 0) + value
      }
    }
  }

  /** At most so many colours that stand for all that were seen, three bytes each. */
  colours(most = 255): Uint8Array {
    const all = [...this.counts.keys()].filter((cell) => this.counts[cell])
    let boxes: Box[] = [this.box(all)]
    while (boxes.length < most) {
      const largest = boxes.filter(({ cells }) => cells.length > 1).sort((a, b) => weight(b) - weight(a))[0]
      if (!largest) break
      boxes = [...boxes.filter((box) => box !== largest), ...this.halves(largest)]
    }
    this.places.fill(-1)
    this.found = Uint8Array.from(boxes.flatMap(({ cells, count }) => this.mean(cells, count)))
    return this.found
  }

  /** Give the place of every pixel's nearest colour. */
  indices(pixels: Uint8ClampedArray): Uint8Array {
    const result = new Uint8Array(pixels.length / 4)
    for (let at = 0; at < result.length; at++) {
      const cell = cellOf(pixels[4 * at] ?? 0, pixels[4 * at + 1] ?? 0, pixels[4 * at + 2] ?? 0)
      let place = this.places[cell] ?? -1
      if (place < 0) this.places[cell] = place = this.nearest(cell)
      result[at] = place
    }
    return result
  }

  private nearest(cell: number): number {
    const colours = this.found ?? this.colours()
    const seen = this.counts[cell] ?? 0
    const channels = [cell >> 10, (cell >> 5) & 31, cell & 31]
    const wanted = seen
      ? this.sums.map((sum) => (sum[cell] ?? 0) / seen)
      : channels.map((value) => 8 * value + 4)
    let [best, least] = [0, Infinity]
    for (let place = 0; 3 * place < colours.length; place++) {
      const distance = wanted.reduce(
        (sum, value, channel) => sum + (value - (colours[3 * place + channel] ?? 0)) ** 2,
        0,
      )
      if (distance < least) [best, least] = [place, distance]
    }
    return best
  }

  private box(cells: number[]): Box {
    return { cells, count: cells.reduce((sum, cell) => sum + (this.counts[cell] ?? 0), 0) }
  }

  /** Cut a box in two where half of its pixels are, across its longest side. */
  private halves({ cells, count }: Box): Box[] {
    const shifts = [10, 5, 0]
    const longest = shifts
      .map((shift) => {
        const values = cells.map((cell) => (cell >> shift) & 31)
        return { shift, length: Math.max(...values) - Math.min(...values) }
      })
      .sort((a, b) => b.length - a.length)[0]
    const shift = longest?.shift ?? 0
    const sorted = cells.toSorted((a, b) => ((a >> shift) & 31) - ((b >> shift) & 31))
    let sum = 0
    const middle = sorted.findIndex((cell) => (sum += this.counts[cell] ?? 0) >= count / 2)
    const cut = Math.min(Math.max(1, middle + 1), sorted.length - 1)
    return [this.box(sorted.slice(0, cut)), this.box(sorted.slice(cut))]
  }

  private mean(cells: number[], count: number): number[] {
    return this.sums.map((sum) =>
      Math.round(cells.reduce((total, cell) => total + (sum[cell] ?? 0), 0) / Math.max(1, count)),
    )
  }
}

/** Boxes with many pixels and with many colours are cut first. */
const weight = ({ cells, count }: Box) => Math.sqrt(count) * cells.length
