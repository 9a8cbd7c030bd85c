/** A whole game in an address: its file, compressed, in letters an address may have. */

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  const result = new Blob([bytes]).stream().pipeThrough(stream)
  return new Uint8Array(await new Response(result).arrayBuffer())
}

function toLetters(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function fromLetters(letters: string): Uint8Array<ArrayBuffer> {
  const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}

/** A file that grows beyond this is no game. */
const MOST = 400_000

/** Pack a game's file. */
export async function packed(file: string): Promise<string> {
  const bytes = new TextEncoder().encode(file)
  return toLetters(await through(bytes, new CompressionStream('deflate-raw')))
}

/** Unpack a game's file; fails where the letters are no packed text. */
export async function unpacked(letters: string): Promise<string> {
  const bytes = await through(fromLetters(letters), new DecompressionStream('deflate-raw'))
  if (bytes.length > MOST) throw new Error('this is too long for a game')
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
}

/** Whether an address of this host can be opened on this machine only. */
export function isOfThisMachine(host: string): boolean {
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host)
}
