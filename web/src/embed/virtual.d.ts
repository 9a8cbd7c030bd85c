/** The texts of the embeds by language, as Fluent files; put together by `embed-plugin.ts`. */
declare module 'virtual:embed-texts' {
  const texts: Record<string, string>
  export default texts
}
