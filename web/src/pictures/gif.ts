/** Writing animated GIFs: one palette for all frames, and of each frame only what has changed. */

/** Bytes that grow. */
class Bytes {
  private data = new Uint8Array(1 << 16)
  length = 0

  add(...bytes: number[]): void {
    for (const byte of bytes) {
      if (this.length === this.data.length) {
        const larger = new Uint8Array(2 * this.data.length)
        larger.set(this.data)
        this.data = larger
      }
      this.data[this.length++] = byte
    }
  }

  /** Add numbers of two bytes, the lower first. */
  addWords(...words: number[]): void {
    for (const word of words) this.add(word & 255, word >> 8)
  }

  addText(text: string): void {
    this.add(...[...text].map((letter) => letter.charCodeAt(0)))
  }

  get all(): Uint8Array<ArrayBuffer> {
    return this.data.slice(0, this.length)
  }
}

const MOST_CODES = 4096

/** Compress indices into a palette by GIF's variant of LZW, in blocks of at most 255 bytes. */
function compress(indices: Uint8Array, bits: number, out: Bytes): void {
  const clear = 1 << bits
  const end = clear + 1
  let next = end + 1
  let width = bits + 1
  /** The code of a known row of indices with one more: at `code * 256 + index`. */
  let codes = new Map<number, number>()
  let block: number[] = []
  let held = 0
  let heldBits = 0

  const flush = () => {
    if (block.length) out.add(block.length, ...block)
    block = []
  }
  const emit = (code: number) => {
    held |= code << heldBits
    heldBits += width
    while (heldBits >= 8) {
      block.push(held & 255)
      held >>>= 8
      heldBits -= 8
      if (block.length === 255) flush()
    }
  }

  out.add(bits)
  emit(clear)
  let row = indices[0] ?? 0
  for (let at = 1; at < indices.length; at++) {
    const index = indices[at] ?? 0
    const key = row * 256 + index
    const known = codes.get(key)
    if (known !== undefined) {
      row = known
      continue
    }
    emit(row)
    if (next < MOST_CODES) {
      if (next === 1 << width) width++
      codes.set(key, next++)
    } else {
      emit(clear)
      codes = new Map()
      next = end + 1
      width = bits + 1
    }
    row = index
  }
  emit(row)
  emit(end)
  if (heldBits) block.push(held & 255)
  flush()
  out.add(0)
}

interface Rectangle {
  left: number
  top: number
  width: number
  height: number
}

/** A film that is written frame by frame. */
export class GifWriter {
  private readonly out = new Bytes()
  private readonly bits: number
  private before: Uint8Array | null = null

  /** The index of what stays as it was in the frame before. */
  private readonly same: number

  /** `palette` has at most 255 colours, each of three bytes: red, green, blue. */
  constructor(
    readonly width: number,
    readonly height: number,
    palette: Uint8Array,
  ) {
    this.same = palette.length / 3
    this.bits = Math.max(2, Math.ceil(Math.log2(this.same + 1)))
    this.out.addText('GIF89a')
    this.out.addWords(width, height)
    this.out.add(0x80 | 0x70 | (this.bits - 1), 0, 0)
    this.out.add(...palette, ...new Array<number>(3 * 2 ** this.bits - palette.length).fill(0))
    this.out.add(0x21, 0xff, 11)
    this.out.addText('NETSCAPE2.0')
    this.out.add(3, 1, 0, 0, 0) // it is shown again and again
  }

  /** Add a frame, as indices into the palette, that is shown for so many milliseconds. */
  add(indices: Uint8Array, milliseconds: number): void {
    const { left, top, width, height } = this.changed(indices)
    this.out.add(0x21, 0xf9, 4, 0x05) // what is there stays, and one index is transparent
    this.out.addWords(Math.round(milliseconds / 10))
    this.out.add(this.same, 0, 0x2c)
    this.out.addWords(left, top, width, height)
    this.out.add(0)
    const part = new Uint8Array(width * height)
    for (let at = 0; at < part.length; at++) {
      const from = (top + Math.floor(at / width)) * this.width + left + (at % width)
      const index = indices[from] ?? 0
      part[at] = this.before?.[from] === index ? this.same : index
    }
    compress(part, this.bits, this.out)
    this.before = indices
  }

  /** End the film and give the file. */
  end(): Uint8Array<ArrayBuffer> {
    this.out.add(0x3b)
    return this.out.all
  }

  /** Find the rectangle in which a frame differs from the one before. */
  private changed(indices: Uint8Array): Rectangle {
    const { before, width, height } = this
    if (!before) return { left: 0, top: 0, width, height }
    let [left, right, top, bottom] = [width, -1, height, -1]
    for (let at = 0; at < indices.length; at++) {
      if (indices[at] === before[at]) continue
      const [x, y] = [at % width, Math.floor(at / width)]
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
    if (right < 0) return { left: 0, top: 0, width: 1, height: 1 }
    return { left, top, width: right - left + 1, height: bottom - top + 1 }
  }
}
