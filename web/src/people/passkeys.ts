/** Passkeys in the browser: what the server asks, and what a device answers, between JSON and bytes. */

/** What the server asks for, with bytes as text. */
interface Options {
  challenge: string
  user?: { id: string }
  excludeCredentials?: { id: string; type: 'public-key' }[]
  allowCredentials?: { id: string; type: 'public-key' }[]
}

/** Whether this browser knows passkeys at all. */
export function knowsPasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis
}

/** Read bytes of a text in base64url. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}

/** Write bytes as base64url. */
export function textOf(bytes: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(bytes))
  return btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

const withBytes = (known: Options['excludeCredentials']) =>
  known?.map((each) => ({ ...each, id: bytesOf(each.id) }))

function read(options: unknown): object {
  const { challenge, user, excludeCredentials, allowCredentials, ...rest } = options as Options
  return {
    ...rest,
    challenge: bytesOf(challenge),
    ...(user ? { user: { ...user, id: bytesOf(user.id) } } : {}),
    ...(excludeCredentials ? { excludeCredentials: withBytes(excludeCredentials) } : {}),
    ...(allowCredentials?.length ? { allowCredentials: withBytes(allowCredentials) } : {}),
  }
}

function written(credential: Credential | null): string {
  if (!(credential instanceof PublicKeyCredential)) throw new DOMException('no passkey', 'NotAllowedError')
  const { id, rawId, type, response } = credential
  const names = [
    'clientDataJSON',
    'attestationObject',
    'authenticatorData',
    'signature',
    'userHandle',
  ] as const
  const held = response as unknown as Partial<Record<(typeof names)[number], ArrayBuffer | null>>
  const parts = names.flatMap((name) => {
    const bytes = held[name]
    return bytes ? [[name, textOf(bytes)] as const] : []
  })
  return JSON.stringify({ id, rawId: textOf(rawId), type, response: Object.fromEntries(parts) })
}

/** Let the device make a passkey; gives what the server is sent. It fails where the reader does not want one. */
export async function makePasskey(options: unknown): Promise<string> {
  const publicKey = read(options) as PublicKeyCredentialCreationOptions
  return written(await navigator.credentials.create({ publicKey }))
}

/** Let the device show a passkey; gives what the server is sent. */
export async function usePasskey(options: unknown): Promise<string> {
  const publicKey = read(options) as PublicKeyCredentialRequestOptions
  return written(await navigator.credentials.get({ publicKey }))
}
