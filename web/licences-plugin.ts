/** `licences.txt`, a file of the page: whose work is in it and beside it, and under which terms. */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'

const HERE = fileURLToPath(new URL('.', import.meta.url))
const TEXTS = `${HERE}src/licences/`
const LINE = '='.repeat(78)

const textOf = (name: string) => readFileSync(`${TEXTS}${name}.txt`, 'utf8')

interface Part {
  title: string
  licence: string
  text: string
}

/** The package a module is of; Vite adds some lines of its own to what it builds. */
function packageOf(module: string): string | undefined {
  if (module.startsWith('\0vite/')) return 'vite'
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1]
}

/** A package of npm with its licence: the file it has, or the text of the licence it names. */
function partOf(name: string): Part {
  const folder = `${HERE}node_modules/${name}/`
  const { version, license } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8'))
  const file = readdirSync(folder).find((each) => /^licen[cs]e(\.(md|txt))?$/i.test(each))
  const known = `${TEXTS}${license.toLowerCase()}.txt`
  if (!file && !existsSync(known)) throw new Error(`${name} has no text of its licence, ${license}`)
  const text = readFileSync(file ? folder + file : known, 'utf8').split(
    '\n# Licenses of bundled dependencies',
  )[0]! // Vite's own list: none of them is here
  return { title: `${name} ${version}`, licence: license, text }
}

/** Python for browsers, of which a site is made; `tools.pyodide` packs it. */
function python(): Part[] {
  const { dependencies } = JSON.parse(readFileSync(`${HERE}pyodide/package.json`, 'utf8'))
  return [
    {
      title: `Pyodide ${dependencies.pyodide}`,
      licence: 'MPL-2.0',
      text: `${textOf('pyodide')}\n${textOf('mpl-2.0')}`,
    },
    { title: 'CPython 3.14', licence: 'PSF-2.0', text: textOf('python') },
    {
      title: 'What is compiled into it',
      licence: 'MIT, BSD, zlib, bzip2, Apache-2.0',
      text: textOf('within-python'),
    },
  ]
}

/** The packages that a file made by `written` names. */
function named(file: string): string[] {
  const listed = file.split(LINE)[0]!
  return [...listed.matchAll(/^ {2}(\S+) [\d.]+ \(/gm)]
    .map((found) => found[1]!)
    .filter((name) => existsSync(`${HERE}node_modules/${name}`))
}

function written(names: Iterable<string>, inEmbeds: string[] = []): string {
  const parts: Part[] = [
    { title: 'gipf', licence: 'MIT', text: readFileSync(`${HERE}../LICENSE`, 'utf8') },
    ...[...names].sort().map(partOf),
    { title: 'Figtree and IBM Plex Sans KR, the typefaces', licence: 'OFL-1.1', text: textOf('fonts') },
    ...python(),
  ]
  const list = parts.map(({ title, licence }) => `  ${title} (${licence})`).join('\n')
  const texts = parts.map(({ title, text }) => `${LINE}\n${title}\n${LINE}\n\n${text.trim()}\n`)
  const embeds = inEmbeds.length ? `gipf-embed.js has in it: ${['gipf', ...inEmbeds].join(', ')}.\n\n` : ''
  return `Whose work this is, and under which terms:\n\n${list}\n\n${embeds}${texts.join('\n')}`
}

/** The packages that are in what was built. */
function packagesIn(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
  const names = chunks.flatMap((chunk) => chunk.moduleIds.map(packageOf))
  return [...new Set(names.filter((name) => name !== undefined))].sort()
}

/** Writes the file anew with what is in the script for other pages, which is built after the page. */
export function embedLicences(page: string): Plugin {
  return {
    name: 'embed-licences',
    apply: 'build',
    generateBundle(_, bundle) {
      const inEmbeds = packagesIn(bundle)
      const names = new Set([...named(readFileSync(page, 'utf8')), ...inEmbeds])
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: written(names, inEmbeds) })
    },
  }
}

export function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle(_, bundle) {
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: written(packagesIn(bundle)) })
    },
  }
}
