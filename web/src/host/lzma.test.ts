import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { unpackedLzma, Unpacking } from './lzma'

/** The same 5015 bytes, packed by Python's `lzma` in two ways: words, blanks, chance, and repetitions near and far. */
const PACKED = [
  'AwAAAAT//////////wA3GpnE8FtAC0epJ9fnpK2GyqeaVvbX6bmgVVhGi/x4VZgoD3h+S9flOFqLzi+JFjheuxSpMpgU41DYIahHvDxLxDq+fn6VKNp5NHnRwobevFR3RfBb32FvOQMM/8orhsYL4kVZD3WfozdhWMdXnUJFP5Yw7xytSTW3Tuvw1+RSbGMWNYxoof5SPxyDTzWENIBi9g5ySbymLROhtUigBeneFchI5EvGJx8UM9XClwb1BSDPqQrEL/FdnFb1R6L1OGppDjtD+nv2/swcR1Opmk3RZO+KivzOUiFK4CTQSHaAP8zB6MRsDlClV90ooHXUbj+HewaxhJ6Ic+ZuT254mYeju/aYhKEtSEQYQUFL46i/3eXJzMV3I/F7gUJ23+COzdBx4QZNuPQaCcA9h0LwLqINY5nEiTHBtOaI4GpVo0cZ0veRptsgoSD14zb6Pl5BBXHoq7Ztgtx6wpcrayik+AOFfNR+Pi0u82eVmh9E2PyGk/JINaYh8TvhTtPGVwSo+OjQ98zpZd8ju7nlCRe9eTGGMG07nMfHM5iG3CThXeoJT03nA9TQkXGEyBvTnHP7l5sJV2CM/T/NMKz29KnYgU/yKOe3IM8XIgpnlpOefKZh2RSqDdyCnmOUe6fvKhs0oouch5tXhIUk6cE+Z52zcTlmf/8hsHvlQJ5qBekhILp6LuuVYdagwp/+GcMLOf9Imzaf3EJ4BpvfEmwjY7lPXHQNCpsu+9nUn0KxGlFFJCrGnw2uKckv1WY95Yx8YFDKXweVKNTvHav9UIM7+CNLIO0gbJIiXU8EBBv+I257aB/P1fMu06N6wa67e6yvpcKRwMx67QFH8YKPqJSFSMvwRlp1LdZNAq/gJiJuW3I3SbZqS2B62CKev8J9u77B+k2JrpcLyDjWNI/mjfwfARIzz3gnTyq4Svr6yviE8j04+OrXCr5c9LQWHlwmStO2tbTX2SIFgw46kOViy4MBb+aXI8wH+DL9iyTMyBfLJhk8s7Klo7jl9XyK2evOxyAl9ZsXB7ZHCLSQWh+C+8hB3DWSlrz1QM8FlX5TF0beyBa3g/zipfWm3XBrEbBO9r19m8AmG2SutuD7+fHrpVtHLS4f83Vu4FtiG5ErZTHbkf58KHV2jCqp+dROoD1jt8gR0YMd2quI/oTIwMe9oZzKzNA6MnOplW8JrZWWKY+T9zI4qfL4EpMN7cN3Cea5yuA25SdEpdme1zJCkQf4SseGM1xqckemSlQWIS7oKChY8kRx4bzEl5M/uB5zydwmqmTUkHP94zGoBIvnU3WbgTj0Kcb3W9fEIgH58dOp8ighrEGXVUZ5K2Rm1FcI5G8ynLSc2fhtkjq9wWwekN/ETBovukz8Oej3/smyhckPRzt7JjtSik8rGc88DjPPbyxFicUdteWmfFF68j0Aw+8j39zCpbvQ0hdQbALEscSjLxwLlez/YMQSAA==',
  'bQAAAAT//////////wA3GcoGcziARzQGAeB0WQ4PNxwEq+pidvSHfg9lsA5kBqPy0zDzuG/TFJ6CACXwWubwJL3ObQleK5nPzTO1G/EqNSSGw70CMf9/1e321kfZv/DyeOmMS5pDKeUuXN3Dumk1nkub/onEPIq4KySXj0P7YiS8VzVfM//2bEdOK5bjDANapN7Id+9128veHcq7zRxIpJzIDg33j989DnakvsqbnLh2VGJiD2cN+/z3BahEdz7q2onlpW8R/DWECm78ByuipucX4KvO8no3rZi/1C7SOOuLSunMTmCNdLtdozixffvEQv+kGFtxfPwFvDQvWh6HjI2aSBglUQnbrcO0g4I9OR6/Uao+0CH2zSFJtQfYtFmDH51o/zCmYIld5UVEcZVMzokEXHwHltFOQMSsK4FZ8sSES63SLm50VSSo7ajrjTEnt7j42CkbixykxAyogPe5LFbjCiKz8fetNxn9W9bBV9J/RvBc7FMCp2rK01w9ijFUOu5i7zno/Vd9CvuERKyk5Iwe+Tkj+QoCNidhVazCLUYvscD6mno1hxukaINAlIBFZUsiYli44y4Aa+dWGHaEDEclWLm+bXZkLr5XUOfZA9W8TJO5uBX8DfllkGHPJkFdlh3an8wcM+idkKBcX9txvmktgpkZAPX+W1MHEhkavdBvbU/G4Hm4xuPFMsI7OIJGzAbtn8377qoVZHV2M1mNvlxPnyqFRSOeoFE45zynuD1XUVpDdZdOsTEGHnJYGER+3U0tHBFFTr+p9uPpwVYjm5BfLwPTIbPfXJ7JrsV+qUTE2TC9XOTvCB8jrhq/gNgr13E9n3eGqzbrHGJvS7UcXA2+jrXUpQYTGzNGGEoGRcophICKnS1zZ2scJ8D+wQOSdpfUUYhNbSdZyLlWc2W+JPREExDGNpQseXp8jIXhFnQhKmu1TLnhRuSdadKg8tX5Ml+YkOqQHuFAHCF8qtwRzIYPZQ32CKj+VLGl4m8ShsHJ3LAupsYFOQSVxfyYX/15XY+iGBzRxDPIoBMvBgVPFXrfUb+J1C4yhXstbcOdS2CYaztWzUqq9f2waHxoGBfAASu4etpHCDFd1RtNw8t7Bea/E7rtrP4YuRscsbjz4BV4oz9P+CT7i3oH1LG/XABykWqeyugnCNjcGKJlzQJvYWzqPu9qNqp5jb7pjtkTStoDgMYzJb28fO0I508KKbInJcVmTefTo8eVX1AJvGIRS0+prB71vTBsd8ruZOGwCPL+E8arkE/LdftB/zFDbC1wibveTU78QExTlcWBcwqcXUtD4Ro6YjoBfrGMpI3TiPU3FDVSDai8ZgPk6ZNoObw/SyVzELCNk2vYIcaZVew0IOKwgDqU+17fqvS3uklp0GCpONQUFU74y/pKeFxnWNe45x48a0Ieqbk2NVs4J8rmVHghl7URwkyprP39vaTZpPU6SyDoGbKDZK+nOn+X5D9bo+QwPae1TOqROWRNWWKB1jVxXAtLPSApCv/d22Gp',
]
const SIZE = 5015
const HASH = 'befcff2dc1a98c644d23a147dcd11a347e9227ea7041d10dae94b7595e89d845'

/** Give a file with the size of what is in it, as `gipf.browser.library` writes it. */
function fileOf(text: string, size = SIZE): Uint8Array {
  const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))
  new DataView(bytes.buffer).setBigUint64(5, BigInt(size), true)
  return bytes
}
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

test.each(PACKED)('what Python has packed is unpacked', (text) => {
  expect(hashOf(unpackedLzma(fileOf(text)))).toBe(HASH)
})

test.each([1, 7, 500])('a file that comes in pieces of %i bytes is unpacked while it comes', (length) => {
  const file = fileOf(PACKED[0]!)
  const unpacking = new Unpacking()
  const pieces: Uint8Array[] = []
  let done = 0
  for (let at = 0; at < file.length; at += length) {
    unpacking.take(file.subarray(at, at + length))
    pieces.push(unpacking.since(done))
    done = unpacking.done
  }
  expect(done).toBeGreaterThan(SIZE / 2) // the rest may wait for the end
  expect(pieces.filter((piece) => piece.length).length).toBeGreaterThan(2)
  unpacking.end()
  pieces.push(unpacking.since(done))
  expect(hashOf(Buffer.concat(pieces))).toBe(HASH)
})

test('a file that was cut is no file', () => {
  expect(() => unpackedLzma(fileOf(PACKED[0]!, SIZE + 1))).toThrow('not whole')
  expect(() => unpackedLzma(fileOf(PACKED[0]!).subarray(0, 900))).toThrow('not whole')
  expect(() => unpackedLzma(new Uint8Array(5))).toThrow('not whole')
})
