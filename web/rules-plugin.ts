/** The rules of `docs/rules` as modules: `virtual:rules` lists the languages, each a file fetched when it is read. */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const FOLDER = fileURLToPath(new URL('../docs/rules', import.meta.url))
const NAME = 'virtual:rules'

const folderOf = (language: string) => (language === 'en' ? FOLDER : `${FOLDER}/${language}`)

function languages(): string[] {
  const found = readdirSync(FOLDER).filter((name) => existsSync(`${FOLDER}/${name}/README.md`))
  return ['en', ...found].sort()
}

/** The pages of a language by name; comments are for those who write them. */
function pagesOf(language: string): Record<string, string> {
  const folder = folderOf(language)
  const files = readdirSync(folder).filter((name) => name.endsWith('.md'))
  const read = (name: string) => readFileSync(`${folder}/${name}`, 'utf8').replace(/<!--.*?-->\n?/gs, '')
  return Object.fromEntries(files.sort().map((name) => [name.replace('.md', ''), read(name)]))
}

export function rules(): Plugin {
  return {
    name: 'rules',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined
      const language = id.split('/')[1]
      if (language) return `export default ${JSON.stringify(pagesOf(language))}`
      const loaders = languages().map((code) => `${code}: () => import('${NAME}/${code}')`)
      return `export default { ${loaders.join(', ')} }`
    },
  }
}
