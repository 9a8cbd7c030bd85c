/** A worker that unpacks one file, and gives it away piece by piece while it does. */

import { unpackedLzma } from './lzma'

addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  let given = 0
  unpackedLzma(new Uint8Array(data), (out, done) => {
    const piece = out.slice(given, done)
    given = done
    postMessage(piece, { transfer: [piece.buffer] })
  })
  postMessage(null)
})
