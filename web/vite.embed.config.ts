import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { embeds } from './embed-plugin.ts'
import { embedLicences } from './licences-plugin.ts'

const PAGE = '../src/gipf/server/page'

const BANNER =
  '/*! gipf-embed.js, MIT; with Svelte (MIT) and Fluent (Apache-2.0): licences.txt of the app has their texts */'

/** The embeds, one script beside the page. It is no module: those may be fetched from other sites only where a server says so. */
export default defineConfig({
  plugins: [
    svelte(),
    embeds(),
    embedLicences(fileURLToPath(new URL(`${PAGE}/licences.txt`, import.meta.url))),
  ],
  publicDir: false,
  build: {
    outDir: PAGE,
    emptyOutDir: false,
    target: 'es2022',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    rolldownOptions: { output: { postBanner: BANNER } },
    lib: { entry: 'src/embed/main.ts', formats: ['iife'], name: 'gipf', fileName: () => 'gipf-embed.js' },
  },
})
