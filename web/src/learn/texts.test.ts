import { expect, test } from 'vitest'
import { textsOf } from '../locales/texts'
import english from '../../../src/gipf/locales/en/learn.ftl?raw'

const SOURCES = import.meta.glob<string>(['./*.ts', './*.svelte'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

test('every text about learning is asked for', () => {
  const all = Object.values(SOURCES).join('\n')
  expect([...textsOf(english).keys()].filter((id) => !all.includes(`'${id}'`))).toEqual([])
})
