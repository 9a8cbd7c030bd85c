/** What makes the embeds one file: the texts they need in all languages, and their styles, are put into the script. */

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const LOCALES = fileURLToPath(new URL('../src/gipf/locales/', import.meta.url))
const NAMES = fileURLToPath(new URL('src/embed/texts.json', import.meta.url))
const TEXTS = 'virtual:embed-texts'
/** What stands in the script for the styles. */
const STYLES = /(["'`])__EMBED_STYLES__\1/

/** Take the messages of a Fluent file apart, by their names. */
export function messagesOf(file: string): Map<string, string> {
  const found = file.matchAll(/^([a-z][\w-]*) *=.*(?:\n(?:[ \t].*|\}.*|(?=\n[ \t])))*/gm)
  return new Map([...found].map(([text, name = '']) => [name, text.trimEnd()]))
}

/** Give the texts of a language that are named, as one Fluent file. */
export function textsOf(language: string, names: readonly string[]): string {
  const folder = `${LOCALES}${language}/`
  const files = readdirSync(folder).map((name) => readFileSync(folder + name, 'utf-8'))
  const known = new Map(files.flatMap((file) => [...messagesOf(file)]))
  return names
    .map((name) => {
      const text = known.get(name)
      if (text === undefined) throw new Error(`there is no text ${name} in ${language}`)
      return text.replace(/^ +/gm, ' ')
    })
    .join('\n')
}

/** Give the texts of all languages that the embeds need. */
export function embedTexts(): Record<string, string> {
  const names = JSON.parse(readFileSync(NAMES, 'utf-8')) as string[]
  const languages = readdirSync(LOCALES).filter((name) => /^[a-z]{2}$/.test(name))
  return Object.fromEntries(languages.sort().map((language) => [language, textsOf(language, names)]))
}

export function embeds(): Plugin {
  return {
    name: 'gipf-embeds',
    enforce: 'post', // after the styles have been put together
    resolveId: (id) => (id === TEXTS ? `\0${TEXTS}` : undefined),
    load(id) {
      if (id !== `\0${TEXTS}`) return
      this.addWatchFile(NAMES)
      return `export default ${JSON.stringify(embedTexts())}`
    },
    generateBundle(_, bundle) {
      const styles = Object.values(bundle).filter((file) => file.fileName.endsWith('.css'))
      const text = styles.map((file) => ('source' in file ? String(file.source) : '')).join('')
      for (const file of styles) delete bundle[file.fileName]
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = file.code.replace(STYLES, () => JSON.stringify(text.trim()))
      }
    },
  }
}
