import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const diagrams = read('../../src/gipf/svg/theme.py')
const css = read('./theme.css')

/** The colours that match a pattern in the diagrams' source, by their names. */
function colours(pattern: RegExp): Record<string, string> {
  return Object.fromEntries(
    [...diagrams.matchAll(pattern)].map(([, name = '', colour = '']) => [name, colour]),
  )
}

test('the page has the colours of the diagrams, in light and in dark', () => {
  const light = colours(/^ {4}(\w+): str = "(#\w+)"/gm)
  const dark = colours(/^ {4}(\w+)="(#\w+)"/gm)
  expect(Object.keys(dark)).toHaveLength(10)
  for (const [name, colour] of Object.entries(dark)) {
    expect(css).toContain(`--${name.replace('_', '-')}: light-dark(${light[name]}, ${colour})`)
  }
})

test('the pieces have the colours of the diagrams', () => {
  for (const part of ['white-face', 'white-wall', 'black-face', 'black-wall']) {
    const colour = new RegExp(`gipf-${part}\\{fill:(#\\w+)`).exec(diagrams)?.[1]
    expect(css).toContain(`--${part}: ${colour};`)
  }
})

/** The relative luminance of a colour (WCAG 2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test('in the dark both reserves stand out from what they stand on', () => {
  const [, tray = ''] = /--tray: light-dark\(#\w+, (#\w+)\)/.exec(css) ?? []
  for (const player of ['white', 'black']) {
    const [, face = ''] = new RegExp(`--${player}-face: (#\\w+)`).exec(css) ?? []
    const [dark = 0, light = 0] = [luminance(tray), luminance(face)].sort((a, b) => a - b)
    expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(3)
  }
})
