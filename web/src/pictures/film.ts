/** A game as an animated GIF, made frame by frame so that it can be watched and stopped. */

import { drawn, painted, sceneAt, type Line, type Look } from './draw'
import { GifWriter } from './gif'
import { Palette } from './palette'

export interface FilmChoice {
  /** The decisions it shows: after the first so many, up to so many. */
  from: number
  to: number
  width: number
  /** Milliseconds for a decision. */
  pace: number
}

/** How much longer the last position is shown. */
const END = 3

/** Make the film; `tell` hears how many of how many frames are done, and `signal` ends it. */
export async function filmOf(
  line: Line,
  { from, to, width, pace }: FilmChoice,
  look: Look,
  tell: (done: number, of: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const frame = async (ply: number) => {
    signal.throwIfAborted()
    const { scene, last } = await sceneAt(line, ply, signal)
    const canvas = await painted(drawn(scene, last, look, width))
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    return context.getImageData(0, 0, canvas.width, canvas.height)
  }
  const palette = new Palette()
  for (const ply of new Set([from, Math.floor((from + to) / 2), to])) palette.see((await frame(ply)).data)
  const colours = palette.colours()
  let writer: GifWriter | null = null
  for (let ply = from; ply <= to; ply++) {
    const { data, width: across, height: down } = await frame(ply)
    writer ??= new GifWriter(across, down, colours)
    writer.add(palette.indices(data), ply === to ? END * pace : pace)
    tell(ply - from + 1, to - from + 1)
  }
  return new Blob(writer ? [writer.end()] : [], { type: 'image/gif' })
}
