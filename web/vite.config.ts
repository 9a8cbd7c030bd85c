import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { licences } from './licences-plugin.ts'
import { rules } from './rules-plugin.ts'

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
  },
  server: {
    proxy: { '/api': { target: process.env.GIPF_SERVER ?? 'http://127.0.0.1:8000', ws: true } },
    fs: { allow: ['.', '../src/gipf/locales', '../docs/rules'] }, // texts and rules are the package's
  },
  test: { include: ['src/**/*.test.ts'] },
})
