/** Where the app is that an embed may open. */

/** The script's own address: the app lies beside it. */
const script = (document.currentScript as HTMLScriptElement | null)?.src ?? ''

/** Give the address of the app: as it is said, or where the script came from; none that is not of the web. */
export function siteOf(said: string | undefined): string {
  try {
    const { protocol, href } = new URL(said || new URL('.', script), document.baseURI)
    return /^https?:$/.test(protocol) ? href.replace(/#.*/, '') : ''
  } catch {
    return ''
  }
}
