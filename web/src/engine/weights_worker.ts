/** A worker that unpacks one file of weights, which takes so long that whoever wants it does something else meanwhile. */

import { unpackedWeights } from './weights'

addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  const weights = unpackedWeights(new Uint8Array(data))
  postMessage(weights, { transfer: [weights] })
})
