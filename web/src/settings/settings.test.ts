import { expect, test } from 'vitest'
import { settingsFrom } from './settings.svelte'

test('nothing kept means everything as usual', () => {
  expect(settingsFrom(null)).toMatchObject({ language: 'auto', theme: 'auto', sound: true, threats: false })
})

test('what was kept is taken, what does not fit is not', () => {
  expect(settingsFrom({ theme: 'dark', sound: 'loud', old: 1 })).toMatchObject({ theme: 'dark', sound: true })
  expect(settingsFrom({ sound: false })).toMatchObject({ sound: false })
  expect(settingsFrom({ old: 1 })).not.toHaveProperty('old')
})
