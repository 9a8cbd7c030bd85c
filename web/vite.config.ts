import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { licences } from './licences-plugin.ts'
import { rules } from './rules-plugin.ts'

/** The language of a file that only its readers need, by which the file is called: they alone keep it for when there is no network. */
function named(language: string | undefined): string {
  return language ? `assets/text-${language}-[name]-[hash]` : 'assets/[name]-[hash]'
}

/** What a file imports, what that imports, and so on; what is imported later is not among it. */
function imported(root: string, modules: Modules): ReadonlySet<string> {
  const all = new Set([root])
  for (const id of all) for (const other of modules.getModuleInfo(id)?.importedIds ?? []) all.add(other)
  return all
}

interface Modules {
  getModuleInfo(id: string): { importedIds: string[] } | null
}

/** A group of what a file imports: each is one file, but for what no other page imports. */
function groupOf(name: string, file: string, minShareCount: number) {
  const root = fileURLToPath(new URL(`src/${file}`, import.meta.url))
  let all: ReadonlySet<string> | undefined
  const nameOf = (id: string, modules: Modules) => ((all ??= imported(root, modules)).has(id) ? name : null)
  return { name: nameOf, minShareCount }
}

/**
 * Files that a first visit fetches, a group after the other: what every page has, what the first page shares with others,
 * what the board does. To ask for eighty small ones takes a slow line longer than to bring them, and each is compressed by itself.
 */
const GROUPS = [
  groupOf('frame', 'main.ts', 1),
  groupOf('parts', 'home/Home.svelte', 2),
  groupOf('table', 'play/Play.svelte', 2),
]

/** The server serves what is built here; names carry a hash, so that browsers may keep the files for ever. */
export default defineConfig({
  plugins: [svelte(), rules(), licences()],
  worker: { format: 'es' },
  // Scripts and styles find each other from wherever they lie; only the index names the root, for nested addresses.
  experimental: {
    renderBuiltUrl: (name, { hostType }) => (hostType === 'html' ? `/${name}` : { relative: true }),
  },
  build: {
    outDir: '../src/gipf/server/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: GROUPS },
        chunkFileNames: ({ facadeModuleId }) => {
          const text = /\/locales\/(\w\w)\/|virtual:rules\/(\w\w)$/.exec(facadeModuleId ?? '')
          return `${named(text?.[1] ?? text?.[2])}.js`
        },
        assetFileNames: ({ names }) =>
          `${named(names[0]?.startsWith('plex-kr') ? 'ko' : undefined)}[extname]`,
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/collection'].map((path) => [
        path,
        { target: process.env.GIPF_SERVER ?? 'http://127.0.0.1:8000', ws: path === '/api' },
      ]),
    ),
    fs: { allow: ['.', '../src/gipf/locales', '../docs'] }, // texts, rules and figures are the package's
  },
  // No test depends on a clock: so long only what hangs takes, as in tests/patience.py.
  test: { include: ['src/**/*.test.ts'], testTimeout: 600_000, hookTimeout: 600_000 },
})
