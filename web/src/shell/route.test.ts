import { expect, test } from 'vitest'
import { addressOf, routeOf } from './route'

test('an address names a page and what it shows', () => {
  expect(routeOf('#/game/k3fz')).toEqual({ page: 'game', rest: ['k3fz'] })
})

test('no address is the first page', () => {
  expect(routeOf('')).toEqual({ page: '', rest: [] })
  expect(routeOf('#/')).toEqual({ page: '', rest: [] })
})

test('what is written is read back', () => {
  expect(routeOf(addressOf('link', 'a/b c%'))).toEqual({ page: 'link', rest: ['a/b c%'] })
})

test('a broken escape is taken as it is', () => {
  expect(routeOf('#/game/%E0%A4%A')).toEqual({ page: 'game', rest: ['%E0%A4%A'] })
})
