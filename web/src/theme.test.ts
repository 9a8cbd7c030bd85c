import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const diagrams = read('../../src/gipf/svg/theme.py')
const css = read('./theme.css')

/** The colours of a palette in the diagrams' source. */
function palette(name: string): Record<string, string> {
  const body = new RegExp(`${name} = Palette\\(([^)]*)\\)`).exec(diagrams)?.[1] ?? ''
  const found = [...body.matchAll(/(\w+)="(#\w+)"/g)].map(([, key = '', value = '']) => [key, value])
  return Object.fromEntries(found) as Record<string, string>
}

test('the page has the colours of the diagrams, in light and in dark', () => {
  const [light, dark] = [palette('LIGHT'), palette('DARK')]
  expect(Object.keys(light)).toHaveLength(10)
  for (const [name, colour] of Object.entries(light)) {
    expect(css).toContain(`--${name.replace('_', '-')}: light-dark(${colour}, ${dark[name]})`)
  }
})

test('the pieces have the colours of the diagrams', () => {
  for (const part of ['white-face', 'white-wall', 'black-face', 'black-wall']) {
    const colour = new RegExp(`gipf-${part}\\{fill:(#\\w+)`).exec(diagrams)?.[1]
    expect(css).toContain(`--${part}: ${colour};`)
  }
})
