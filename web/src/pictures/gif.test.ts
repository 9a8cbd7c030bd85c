import { expect, test } from 'vitest'
import { GifWriter } from './gif'
import { Palette } from './palette'

interface Frame {
  left: number
  top: number
  width: number
  height: number
  delay: number
  indices: number[]
}

/** Read what a GIF's blocks of LZW codes stand for. */
function decompress(data: number[], bits: number): number[] {
  const [clear, end] = [1 << bits, (1 << bits) + 1]
  let table: number[][] = []
  let width = bits + 1
  const reset = () => {
    table = Array.from({ length: end + 1 }, (_, index) => [index])
    width = bits + 1
  }
  const result: number[] = []
  let [held, heldBits, before] = [0, 0, [] as number[]]
  for (const byte of data) {
    held |= byte << heldBits
    heldBits += 8
    while (heldBits >= width) {
      const code = held & ((1 << width) - 1)
      held >>>= width
      heldBits -= width
      if (code === end) return result
      if (code === clear) {
        reset()
        before = []
        continue
      }
      const row = table[code] ?? [...before, before[0] ?? 0]
      if (before.length && table.length < 4096) table.push([...before, row[0] ?? 0])
      result.push(...row)
      before = row
      if (table.length === 1 << width && width < 12) width++
    }
  }
  throw new Error('the data has no end')
}

function decode(file: Uint8Array): {
  width: number
  height: number
  palette: number[][]
  frames: Frame[]
  loops: boolean
} {
  let at = 0
  const byte = () => file[at++] ?? -1
  const word = () => byte() + 256 * byte()
  const text = (length: number) => Array.from({ length }, () => String.fromCharCode(byte())).join('')
  expect(text(6)).toBe('GIF89a')
  const [width, height, packed] = [word(), word(), byte()]
  at += 2
  const palette = Array.from({ length: 2 ** ((packed & 7) + 1) }, () => [byte(), byte(), byte()])
  const frames: Frame[] = []
  let [delay, loops] = [0, false]
  const blocks = () => {
    const data: number[] = []
    for (let size = byte(); size; size = byte()) data.push(...Array.from({ length: size }, byte))
    return data
  }
  for (let kind = byte(); kind !== 0x3b; kind = byte()) {
    if (kind === 0x21) {
      const label = byte()
      const data = blocks()
      if (label === 0xf9) delay = 10 * ((data[1] ?? 0) + 256 * (data[2] ?? 0))
      else loops = true
    } else {
      expect(kind).toBe(0x2c)
      const [left, top, across, down] = [word(), word(), word(), word()]
      byte()
      const bits = byte()
      frames.push({ left, top, width: across, height: down, delay, indices: decompress(blocks(), bits) })
    }
  }
  return { width, height, palette, frames, loops }
}

const COLOURS = Uint8Array.from([255, 255, 255, 0, 0, 0, 200, 40, 10])

test('a film comes out as it was written', () => {
  const writer = new GifWriter(4, 3, COLOURS)
  const first = Uint8Array.from([0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2])
  const second = first.slice()
  second[5] = 2
  second[10] = 0
  writer.add(first, 900)
  writer.add(second, 450)
  writer.add(second, 3000)
  const { width, height, palette, frames, loops } = decode(writer.end())
  expect([width, height, loops]).toEqual([4, 3, true])
  expect(palette.slice(0, 3)).toEqual([
    [255, 255, 255],
    [0, 0, 0],
    [200, 40, 10],
  ])
  expect(frames.map(({ delay }) => delay)).toEqual([900, 450, 3000])
  expect(frames[0]?.indices).toEqual([...first])
  expect(frames[1]).toMatchObject({ left: 1, top: 1, width: 2, height: 2, indices: [2, 3, 3, 0] })
  expect(frames[2]).toMatchObject({ width: 1, height: 1 })
})

test.each([
  ['one colour', () => 7],
  ['stripes', (at: number) => at % 255],
  ['noise, which fills the table of codes', (at: number) => (at * at * 31 + at * 7 + (at >> 3)) % 251],
])('a large frame of %s comes out as it was written', (_, colour) => {
  const size = 200
  const writer = new GifWriter(size, size, new Uint8Array(3 * 255).fill(9))
  const indices = Uint8Array.from({ length: size * size }, (_, at) => colour(at))
  writer.add(indices, 100)
  expect(decode(writer.end()).frames[0]?.indices).toEqual([...indices])
})

test('a few colours are kept as they are', () => {
  const pixels = Uint8ClampedArray.from([
    250, 250, 250, 255, 10, 10, 10, 255, 180, 60, 20, 255, 10, 10, 10, 255,
  ])
  const palette = new Palette()
  palette.see(pixels)
  const colours = palette.colours()
  expect(colours.length).toBe(9)
  const shown = [...palette.indices(pixels)].map((place) => [...colours.slice(3 * place, 3 * place + 3)])
  expect(shown).toEqual([
    [250, 250, 250],
    [10, 10, 10],
    [180, 60, 20],
    [10, 10, 10],
  ])
})

test('many colours become at most 255 that are near', () => {
  const pixels = Uint8ClampedArray.from({ length: 4 * 4096 }, (_, at) => {
    const pixel = at >> 2
    return [(pixel & 15) * 17, ((pixel >> 4) & 15) * 17, (pixel >> 8) * 17, 255][at & 3] ?? 0
  })
  const palette = new Palette()
  palette.see(pixels)
  const colours = palette.colours()
  expect(colours.length).toBeLessThanOrEqual(765)
  const indices = palette.indices(pixels)
  for (let at = 0; at < indices.length; at += 37) {
    for (const channel of [0, 1, 2]) {
      const shown = colours[3 * (indices[at] ?? 0) + channel] ?? 0
      expect(Math.abs(shown - (pixels[4 * at + channel] ?? 0))).toBeLessThan(40)
    }
  }
})
