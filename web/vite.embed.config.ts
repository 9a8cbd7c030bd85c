import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { embeds } from './embed-plugin.ts'

const BANNER =
  '/*! gipf-embed.js, MIT; with Svelte (MIT) and Fluent (Apache-2.0): licences.txt of the app has their texts */'

/** The embeds, one script beside the page. It is no module: those may be fetched from other sites only where a server says so. */
export default defineConfig({
  plugins: [svelte(), embeds()],
  publicDir: false,
  build: {
    outDir: '../src/gipf/server/page',
    emptyOutDir: false,
    target: 'es2022',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    rolldownOptions: { output: { postBanner: BANNER } },
    lib: { entry: 'src/embed/main.ts', formats: ['iife'], name: 'gipf', fileName: () => 'gipf-embed.js' },
  },
})
