/**
 * Unpacking the engine's weights, which `tools/weights.py` packs: for the patterns of each length of line the parameters
 * they share, then for each feature what is left beyond their sum.
 *
 * Numbers come in rows through an adaptive range coder like LZMA's. Of a number its count of bits is coded, by a
 * context that says how large the numbers before it were, then its bits, then its sign.
 */

/** Numbers of a row: the hidden weights of a feature, and its linear weight. */
const COLUMNS = 31
const HIDDEN = 30
/** Features without their mirror images, the biases, and the output weights. */
const ROWS = 52022
/** Bits of a parameter behind the point. */
const FRACTION = 2
const HALF = 1 << (FRACTION - 1)
const LENGTHS = [3, 4, 5, 6, 7]

/** Where the chances of each kind of choice lie. */
const CONTEXTS = 48
const CLASSES = 24
const ZEROS = 0
const UNARY = 3
const MANTISSA = UNARY + CONTEXTS * CLASSES

class Decoder {
  private readonly chances = new Uint16Array(MANTISSA + CLASSES).fill(1 << 14)
  private range = 0xffffffff
  private code = 0
  private at = 1
  /** Sixteen times the mean size of the numbers of the row before. */
  private before = 256

  constructor(private readonly packed: Uint8Array) {
    for (let n = 0; n < 4; n++) this.code = ((this.code << 8) | packed[this.at++]!) >>> 0
  }

  private bit(index: number): number {
    const chance = this.chances[index]!
    const bound = (this.range >>> 15) * chance
    const found = this.code < bound ? 0 : 1
    if (found) {
      this.range -= bound
      this.code -= bound
      this.chances[index] = chance - (chance >> 6)
    } else {
      this.range = bound
      this.chances[index] = chance + ((32768 - chance) >> 6)
    }
    this.fill()
    return found
  }

  /** A bit of equal chances. */
  private even(): number {
    this.range >>>= 1
    const found = this.code < this.range ? 0 : 1
    if (found) this.code -= this.range
    this.fill()
    return found
  }

  private fill(): void {
    while (this.range < 0x1000000) {
      this.range = (this.range << 8) >>> 0
      this.code = ((this.code << 8) | this.packed[this.at++]!) >>> 0
    }
  }

  /** Say which rows are not all 0. */
  rowsThere(): Uint8Array {
    let last = 0
    return new Uint8Array(ROWS).map(() => {
      const flag = this.bit(ZEROS + last)
      last = flag ? Math.min(2, last + 1) : 0
      return flag
    })
  }

  /** Add a row of numbers to an array, from a place on. */
  addRow(to: Int32Array, place: number): void {
    let total = 0
    for (let n = 0; n < COLUMNS; n++) {
      const mean = Math.trunc((16 * total + 2 * this.before) / (n + 2))
      const size = 32 - Math.clz32(mean)
      const half = size > 1 ? (mean >> (size - 2)) & 1 : 0
      const context = UNARY + Math.min(2 * size + half, CONTEXTS - 1) * CLASSES
      let bits = 0
      while (this.bit(context + bits)) bits++
      if (!bits) continue
      let value = 1
      if (bits > 1) value = 2 | this.bit(MANTISSA + bits)
      for (let left = bits - 2; left > 0; left--) value = (value << 1) | this.even()
      total += value
      to[place + n]! += this.even() ? -value : value
    }
    this.before = Math.trunc((16 * total) / COLUMNS)
  }
}

/** Patterns of four spots, digits of base five, by their numbers: as their mirror images, and by their colours alone. */
const [MIRRORED, COLOURS] = [
  (digits: readonly number[]) => digits,
  (digits: readonly number[]) => digits.map((digit) => [0, 1, 1, 3, 3][digit]!).reverse(),
].map((change) =>
  Int32Array.from({ length: 625 }, (_, code) => {
    const digits = Array.from({ length: 4 }, (_, n) => Math.trunc(code / 5 ** n) % 5)
    return change(digits).reduce((sum, digit) => 5 * sum + digit, 0)
  }),
) as [Int32Array, Int32Array]

/** Give the mirror image of a pattern. */
function mirrored(code: number, length: number): number {
  const high = MIRRORED[Math.trunc(code / 625)]!
  const low = MIRRORED[code % 625]!
  return length < 4 ? low / 5 ** (4 - length) : low * 5 ** (length - 4) + high / 5 ** (8 - length)
}

/** The patterns of lines of one length, mirror images left out. */
interface Patterns {
  count: number
  /** How many parameters each is the sum of. */
  each: number
  parts: Int32Array
}

/** Say which parameters the patterns of a length share. */
function patternsOf(length: number, withColours: boolean): Patterns {
  const windows = Math.max(0, length - 3)
  const each = windows + (withColours || !windows ? 1 : 0)
  const colours = 625 * Math.trunc((length - 2) / 2)
  const parts = new Int32Array(5 ** length * each)
  let count = 0
  for (let code = 0; code < 5 ** length; code++) {
    if (mirrored(code, length) < code) continue
    const at = count++ * each
    for (let place = 0, left = code; place < windows; place++, left = Math.trunc(left / 5)) {
      const four = left % 625
      const other = length - 4 - place
      const chosen = place < other ? four : place > other ? MIRRORED[four]! : Math.min(four, MIRRORED[four]!)
      parts[at + place] = 625 * Math.min(place, other) + chosen
    }
    if (each > windows) {
      const plain = COLOURS[code % 625]! + 625 * COLOURS[Math.trunc(code / 625)]!
      parts[at + windows] = colours + Math.min(plain, mirrored(plain, length))
    }
  }
  return { count, each, parts: parts.subarray(0, count * each) }
}

/** Unpack a file of weights into bytes as `gipf.search.evaluation.write_weights` has them: each lane's low bytes, then its high ones. */
export function unpackedWeights(packed: Uint8Array): ArrayBuffer {
  const withColours = packed[0] === 1
  const decoder = new Decoder(packed.subarray(1))
  const isThere = decoder.rowsThere()
  const rows = new Int32Array(ROWS * COLUMNS)
  let row = 0
  for (const length of LENGTHS) {
    const { count, each, parts } = patternsOf(length, withColours)
    const shared = new Int32Array((5 ** length + 1250) * COLUMNS)
    const used = new Uint8Array(5 ** length + 1250)
    parts.forEach((part, n) => (used[part]! |= isThere[row + Math.trunc(n / each)]!))
    used.forEach((isUsed, part) => isUsed && decoder.addRow(shared, part * COLUMNS))
    for (let pattern = 0; pattern < count; pattern++, row++) {
      if (!isThere[row]) continue
      const at = row * COLUMNS
      for (let n = 0; n < each; n++) {
        const from = parts[pattern * each + n]! * COLUMNS
        for (let column = 0; column < COLUMNS; column++) rows[at + column]! += shared[from + column]!
      }
      for (let column = at; column < at + COLUMNS; column++) rows[column] = (rows[column]! + HALF) >> FRACTION
      decoder.addRow(rows, at)
    }
  }
  let before = -1
  for (; row < ROWS; row++) {
    if (!isThere[row]) continue
    if (before >= 0) rows.copyWithin(row * COLUMNS, before * COLUMNS, (before + 1) * COLUMNS)
    decoder.addRow(rows, row * COLUMNS)
    before = row
  }
  return apart(rows)
}

/** Put the bytes of numbers apart: of each lane of 16 bits the low ones, then the high ones; the linear weight is two lanes. */
function apart(rows: Int32Array): ArrayBuffer {
  const bytes = new Uint8Array((COLUMNS + 1) * 2 * ROWS)
  for (let column = 0; column < COLUMNS; column++) {
    const count = column < HIDDEN ? 2 : 4
    for (let row = 0; row < ROWS; row++) {
      const value = rows[row * COLUMNS + column]!
      for (let n = 0; n < count; n++) bytes[(2 * column + n) * ROWS + row] = value >> (8 * n)
    }
  }
  return bytes.buffer
}
