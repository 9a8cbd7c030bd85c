/** Which browser on which system somebody is signed in with, as far as it says so. */

const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: readonly [RegExp, string][] = [
  [/\b(iPhone|iPad)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** The names of both, where they are known. */
export function agentOf(text: string): { browser: string; system: string } | null {
  const find = (known: readonly [RegExp, string][]) => known.find(([form]) => form.test(text))?.[1]
  const [browser, system] = [find(BROWSERS), find(SYSTEMS)]
  return browser && system ? { browser, system } : null
}
