import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readStylesheet, type Rule } from './criticalStyles.ts'

type Chunk = { file: string; css?: string[]; imports?: string[] }

/** The URLs of the files that pages need. */
export type Assets = {
  /** The entry script. */
  script: string
  /** The inline script that runs every page until its app has loaded (`src/reader`). */
  reader: string
  /** The code of the service worker; throws if the app has none. */
  worker: string
  /** The scripts the entry imports. */
  scripts: string[]
  /** The scripts a source file needs, its own first, without those of the entry. */
  scriptsOf(source: string): string[]
  /** The stylesheets of the entry and of these scripts, in import order. */
  stylesOf(scripts: readonly string[]): string[]
  /** The content of one of those stylesheets. */
  stylesheetAt(href: string): string
  /** The rules of a stylesheet, so that a page inlines only those it uses; if undefined, it inlines all of it. */
  rulesAt?(href: string): readonly Rule[]
  /** The font files that headings in this language (BCP 47) use, to preload. */
  fontsOf(language: string): string[]
  /**
   * The `@font-face` rules of these fonts, copied from the stylesheets into the page. Chromium caches parsed stylesheets:
   * without the copy it would fetch a font twice, despite the preload, if no earlier page used it.
   */
  fontRulesOf(language: string): string
}

const entry = 'src/entry-client.tsx'

/** One font, as the built stylesheets declare it. */
const fontFaceRule = /@font-face\s*\{[^}]*\}/g

/** The suffixes of font file names, by language or script (ISO 15924). A page in another script uses none of our fonts. */
const fontSuffixes: Record<string, string> = {
  ur: '-urdu.woff2',
  Arab: '-arabic.woff2',
  Latn: '-latin.woff2',
}

function fontSuffixOf(language: string): string | undefined {
  const { language: name, script } = new Intl.Locale(language).maximize()
  return fontSuffixes[name] ?? fontSuffixes[script ?? '']
}

/** Memoizes a lookup in the manifest, which never changes while the site runs. */
function memoizeByText<V>(compute: (parts: readonly string[]) => V): (parts: readonly string[]) => V {
  const results = new Map<string, V>()
  return (parts) => {
    const key = parts.join(' ')
    const result = results.get(key) ?? compute(parts)
    // There are a few keys for each screen and language.
    if (results.size < 5000) results.set(key, result)
    return result
  }
}

/** The paths of a built site's files. */
export type BuiltFiles = {
  /** The folder the client was built to. */
  folder: string
  /** The script of every page. */
  reader: string
  /** The service worker, if the app has one. */
  worker?: string
}

/**
 * Reads Vite's manifest once, when the site starts.
 * @throws if the client has not been built
 */
export function readAssets({ folder: clientDir, reader: readerFile, worker }: BuiltFiles): Assets {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8'))
  const urlOf = (file: string) => `/${file}`
  const chunks = new Map(Object.entries(manifest))
  const sourceByUrl = new Map([...chunks].map(([source, { file }]) => [urlOf(file), source]))

  /** Returns a chunk and its imports, itself first. */
  function collectImports(source: string, visited = new Set<string>()): Set<string> {
    const chunk = chunks.get(source)
    if (!chunk || visited.has(source)) return visited
    visited.add(source)
    chunk.imports?.forEach((imported) => collectImports(imported, visited))
    return visited
  }

  /** Returns the stylesheets of a chunk, imports first: a screen may restyle the UI library, never the other way round. */
  function stylesheetsOf(source: string, visited: Set<string>): string[] {
    const chunk = chunks.get(source)
    if (!chunk || visited.has(source)) return []
    visited.add(source)
    return [
      ...(chunk.imports ?? []).flatMap((imported) => stylesheetsOf(imported, visited)),
      ...(chunk.css ?? []).map(urlOf),
    ]
  }

  const script = chunks.get(entry)
  if (!script) throw new Error(`The client in ${clientDir} has no entry ${entry}. Build it again.`)
  const entrySources = collectImports(entry)
  const scriptsOf = (sources: Iterable<string>) =>
    [...sources].flatMap((source) => chunks.get(source)?.file ?? []).map(urlOf)
  const rules = stylesheetsOf(entry, new Set()).flatMap(
    (stylesheet) => readFileSync(join(clientDir, stylesheet), 'utf8').match(fontFaceRule) ?? [],
  )
  const scriptsBeyondEntry = memoizeByText((sources) =>
    scriptsOf(sources.flatMap((source) => [...collectImports(source)]).filter((source) => !entrySources.has(source))),
  )
  let reader: string | undefined
  /** Stylesheets read so far, by address. */
  const contents = new Map<string, string>()
  const rulesOf = new Map<string, Rule[]>()
  function stylesheetAt(href: string): string {
    const text = contents.get(href) ?? readFileSync(join(clientDir, href), 'utf8')
    contents.set(href, text)
    return text
  }
  /** Font files and rules by file name suffix: there are few, whatever languages the tenants use. */
  const fontCache = new Map<string | undefined, { fonts: string[]; rules: string }>()
  function filesOf(language: string) {
    const suffix = fontSuffixOf(language)
    const cachedFiles = fontCache.get(suffix)
    if (cachedFiles) return cachedFiles
    const fonts = suffix ? [...chunks].flatMap(([name, { file }]) => (name.endsWith(suffix) ? [urlOf(file)] : [])) : []
    const fontRules = rules.filter((rule) => fonts.some((href) => rule.includes(`(${href})`)))
    const fontFiles = { fonts, rules: fontRules.join('') }
    fontCache.set(suffix, fontFiles)
    return fontFiles
  }
  return {
    script: urlOf(script.file),
    get reader() {
      reader ??= readFileSync(readerFile, 'utf8')
      return reader
    },
    get worker() {
      if (worker === undefined) throw new Error('This app has no service worker.')
      return readFileSync(worker, 'utf8')
    },
    scripts: scriptsOf(entrySources).filter((url) => url !== urlOf(script.file)),
    scriptsOf: (source) => scriptsBeyondEntry([source]),
    stylesOf: memoizeByText((scripts) => {
      const visited = new Set<string>()
      const sources = [entry, ...scripts.flatMap((url) => sourceByUrl.get(url) ?? [])]
      return [...new Set(sources.flatMap((source) => stylesheetsOf(source, visited)))]
    }),
    stylesheetAt,
    rulesAt(href) {
      const rules = rulesOf.get(href) ?? readStylesheet(stylesheetAt(href))
      rulesOf.set(href, rules)
      return rules
    },
    fontsOf: (language) => filesOf(language).fonts,
    fontRulesOf: (language) => filesOf(language).rules,
  }
}
