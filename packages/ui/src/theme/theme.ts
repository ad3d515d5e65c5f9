import { makePalettes, type Palette } from './palette.ts'

/** Where and for whom the custom properties are written. */
export interface ThemeOptions {
  /** The element that carries the theme. Default `:root:root`: the page, over the kit's own defaults in whatever order. */
  selector?: string
  /** `auto` follows the visitor's preference (the default); a named scheme holds whatever the visitor prefers. */
  scheme?: 'auto' | 'light' | 'dark'
}

/** The colour of a tenant that has not chosen one: the green-blue of glazed tile. */
export const defaultSeed = '#0f6e6a'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** @param inherited what holds already: the same value is not written again */
function properties(palette: Palette, scheme: 'light' | 'dark', indent: string, inherited?: Palette): string {
  const before = new Map(Object.entries(inherited ?? {}))
  const lines = Object.entries(palette)
    .filter(([name, value]) => before.get(name) !== value)
    .map(([name, value]) => `${indent}--${kebab(name)}: ${value};`)
  return [`${indent}color-scheme: ${scheme};`, ...lines].join('\n')
}

/**
 * The whole palette of one seed colour as CSS custom properties, light and dark; every text pair in it reaches WCAG AA.
 * Made on the server and inlined in the page's head, before or after `@minaret/ui/styles.css`. About 4 kB before compression.
 *
 * @param seedHex the tenant's colour, `#rgb` or `#rrggbb`; throws a sentence for people when it is something else.
 */
export function makeTheme(seedHex: string, { selector = ':root:root', scheme = 'auto' }: ThemeOptions = {}): string {
  const { light, dark } = makePalettes(seedHex)
  if (scheme === 'dark') return `${selector} {\n${properties(dark, 'dark', '  ')}\n}\n`
  const base = `${selector} {\n${properties(light, 'light', '  ')}\n}\n`
  if (scheme === 'light') return base
  return `${base}@media (prefers-color-scheme: dark) {\n  ${selector} {\n${properties(dark, 'dark', '    ', light)}\n  }\n}\n`
}

/** The colours of the browser's own bars, for `<meta name="theme-color">` with its `media` attribute. */
export function themeColours(seedHex: string): { light: string; dark: string } {
  const { light, dark } = makePalettes(seedHex)
  return { light: light.paper, dark: dark.paper }
}
