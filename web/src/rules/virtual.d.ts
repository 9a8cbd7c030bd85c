declare module 'virtual:rules' {
  /** By language: fetches its pages, which are Markdown by name, as `basic`. */
  const languages: Readonly<Record<string, () => Promise<{ default: Record<string, string> }>>>
  export default languages
}
