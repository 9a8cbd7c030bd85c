import { expect, test } from 'vitest'
import { agentOf } from './agent'
import { bytesOf, textOf } from './passkeys'

test('a browser is known by what it says', () => {
  const tail = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36'
  expect(agentOf(`Mozilla/5.0 (X11; Linux x86_64) ${tail}`)).toEqual({ browser: 'Chrome', system: 'Linux' })
  expect(agentOf(`Mozilla/5.0 (Windows NT 10.0) ${tail} Edg/130.0`)).toEqual({
    browser: 'Edge',
    system: 'Windows',
  })
  expect(agentOf('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1')).toEqual(
    {
      browser: 'Safari',
      system: 'iOS',
    },
  )
  expect(agentOf('curl/8.5')).toBeNull()
})

test('bytes are written as text that fits into an address, and read again', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, at) => at)
  const text = textOf(bytes.buffer)
  expect(text).toMatch(/^[\w-]+$/)
  expect(bytesOf(text)).toEqual(bytes)
})
