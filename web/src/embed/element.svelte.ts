/** A custom element around a component: its attributes and its text, as they change. */

import { mount, unmount, type Component } from 'svelte'
import { languageOf } from './speaking'

/** What a component is given. */
export interface Given {
  attributes: Record<string, string | undefined>
  /** What stands between the tags, for browsers without scripts. */
  text: string
  language: string
  /** The element itself, to tell others by events. */
  element: HTMLElement
}

/** The styles of all embeds; they come with the script (`embed-plugin.ts`), and no policy of a page forbids them so. */
const STYLES = '__EMBED_STYLES__'
let sheet: CSSStyleSheet | undefined

function styles(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(STYLES)
  }
  return sheet
}

export class Embed extends HTMLElement {
  protected readonly given: Given = $state({ attributes: {}, text: '', language: 'en', element: this })
  private shown: Record<string, unknown> | null = null
  private readonly watching = new MutationObserver(() => this.look())

  constructor(private readonly content: Component<{ given: Given }, Record<string, unknown>>) {
    super()
    this.attachShadow({ mode: 'open' }).adoptedStyleSheets = [styles()]
  }

  /** What the component lets others do. */
  protected get inner(): Record<string, unknown> {
    return this.shown ?? {}
  }

  connectedCallback(): void {
    this.look()
    this.watching.observe(this, { attributes: true, childList: true, characterData: true, subtree: true })
    if (this.shadowRoot) {
      this.shown = mount(this.content, { target: this.shadowRoot, props: { given: this.given } })
    }
  }

  disconnectedCallback(): void {
    this.watching.disconnect()
    if (this.shown) void unmount(this.shown)
    this.shown = null
  }

  private look(): void {
    const all = [...this.attributes].map(({ name, value }) => [name, value] as const)
    this.given.attributes = Object.fromEntries(all)
    this.given.text = this.textContent ?? ''
    this.given.language = languageOf(this)
  }
}
