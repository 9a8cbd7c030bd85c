import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

/** The server serves what is built here; names carry a hash, so that browsers may keep the files for ever. */
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/gipf/server/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
  },
  server: {
    proxy: { '/api': { target: process.env.GIPF_SERVER ?? 'http://127.0.0.1:8000', ws: true } },
    fs: { allow: ['.', '../src/gipf/locales'] }, // the texts are the package's
  },
  test: { include: ['src/**/*.test.ts'] },
})
