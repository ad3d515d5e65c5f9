const browsers: readonly [name: string, pattern: RegExp][] = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
]

const systems: readonly [name: string, pattern: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

const findFirst = (rows: readonly [string, RegExp][], agent: string) =>
  rows.find(([, pattern]) => pattern.test(agent))?.[0]

/**
 * Describes a browser for a list of sessions, such as “Chrome on Android”.
 * @param agent the `User-Agent` header
 */
export function describeDevice(agent = ''): string {
  const [browser, system] = [findFirst(browsers, agent), findFirst(systems, agent)]
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? 'Unknown device'
}
