/** The fixtures by name, for tests; `fixtures.py` writes them. */

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Effect, Scene } from '../src/scene'

export interface Fixture {
  scene: Scene
  last: Effect[][]
}

const folder = new URL('./fixtures/', import.meta.url)

export function fixture(name: string): Fixture {
  return JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as Fixture
}

export const FIXTURES: string[] = readdirSync(fileURLToPath(folder)).map((file) => file.replace('.json', ''))
