import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readStylesheet, type Rule } from './criticalStyles.ts'

type Chunk = { file: string; css?: string[]; imports?: string[] }

/** The files a page needs, as addresses. */
export type Assets = {
  /** The entry script. */
  script: string
  /** The script of every page, which runs it until its app arrives (`src/reader`). */
  reader: string
  /** The code of the service worker; an app that search engines never list has none. */
  worker: string
  /** The scripts the entry imports. */
  scripts: string[]
  /** The scripts a source file needs, itself first, without the entry's own. */
  scriptsOf(source: string): string[]
  /** The stylesheets of the entry and of these scripts, in import order. */
  stylesOf(scripts: readonly string[]): string[]
  /** The content of one of those stylesheets. */
  stylesheetAt(href: string): string
  /** Its rules, so that a page carries only those it uses; where they are missing, it carries all of it. */
  rulesAt?(href: string): readonly Rule[]
  /** The font files that headings in this language (BCP 47) use, to preload. */
  fontsOf(language: string): string[]
  /**
   * The `@font-face` rules of these fonts, copied from the stylesheets into the page. Chromium caches a parsed stylesheet, and
   * would fetch a font that no earlier page had used a second time, besides the preload, unless the page declares it again.
   */
  fontRulesOf(language: string): string
}

const entry = 'src/entry-client.tsx'

/** One font, as the built stylesheets declare it. */
const fontFaceRule = /@font-face\s*\{[^}]*\}/g

/** How a font's file name ends, by language or script (ISO 15924). A page in another script uses none of our fonts. */
const fontSuffixes: Record<string, string> = {
  ur: '-urdu.woff2',
  Arab: '-arabic.woff2',
  Latn: '-latin.woff2',
}

function fontSuffixOf(language: string): string | undefined {
  const { language: name, script } = new Intl.Locale(language).maximize()
  return fontSuffixes[name] ?? fontSuffixes[script ?? '']
}

/** What is read of the manifest, by what it is read for: the manifest never changes while the site runs. */
function memoizeByText<V>(read: (parts: readonly string[]) => V): (parts: readonly string[]) => V {
  const results = new Map<string, V>()
  return (parts) => {
    const key = parts.join(' ')
    const result = results.get(key) ?? read(parts)
    // A few for each screen and language.
    if (results.size < 5000) results.set(key, result)
    return result
  }
}

/** Where the files of a built site lie. */
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
 * @throws when the client was not built
 */
export function readAssets({ folder: clientDir, reader: readerFile, worker }: BuiltFiles): Assets {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8'))
  const at = (file: string) => `/${file}`
  const chunks = new Map(Object.entries(manifest))
  const byAddress = new Map([...chunks].map(([source, { file }]) => [at(file), source]))

  /** A chunk and what it imports, itself first. */
  function needed(source: string, seen = new Set<string>()): Set<string> {
    const chunk = chunks.get(source)
    if (!chunk || seen.has(source)) return seen
    seen.add(source)
    chunk.imports?.forEach((each) => needed(each, seen))
    return seen
  }

  /** The stylesheets of a chunk, imports first: a screen may restyle the kit, never the other way round. */
  function stylesheetsOf(source: string, seen: Set<string>): string[] {
    const chunk = chunks.get(source)
    if (!chunk || seen.has(source)) return []
    seen.add(source)
    return [...(chunk.imports ?? []).flatMap((each) => stylesheetsOf(each, seen)), ...(chunk.css ?? []).map(at)]
  }

  const script = chunks.get(entry)
  if (!script) throw new Error(`The client in ${clientDir} has no entry ${entry}. Build it again.`)
  const first = needed(entry)
  const scriptsOf = (sources: Iterable<string>) => [...sources].flatMap((each) => chunks.get(each)?.file ?? []).map(at)
  const rules = stylesheetsOf(entry, new Set()).flatMap(
    (sheet) => readFileSync(join(clientDir, sheet), 'utf8').match(fontFaceRule) ?? [],
  )
  const scriptsBesideFirst = memoizeByText((sources) =>
    scriptsOf(sources.flatMap((source) => [...needed(source)]).filter((each) => !first.has(each))),
  )
  let reader: string | undefined
  /** Stylesheets read so far, by address. */
  const texts = new Map<string, string>()
  const rulesOf = new Map<string, Rule[]>()
  function stylesheetAt(href: string): string {
    const text = texts.get(href) ?? readFileSync(join(clientDir, href), 'utf8')
    texts.set(href, text)
    return text
  }
  /** Font files and rules by file name ending: there are few, whatever languages the tenants use. */
  const fontCache = new Map<string | undefined, { fonts: string[]; rules: string }>()
  function filesOf(language: string) {
    const ending = fontSuffixOf(language)
    const cached = fontCache.get(ending)
    if (cached) return cached
    const fonts = ending ? [...chunks].flatMap(([name, { file }]) => (name.endsWith(ending) ? [at(file)] : [])) : []
    const own = rules.filter((rule) => fonts.some((href) => rule.includes(`(${href})`)))
    const fontFiles = { fonts, rules: own.join('') }
    fontCache.set(ending, fontFiles)
    return fontFiles
  }
  return {
    script: at(script.file),
    get reader() {
      reader ??= readFileSync(readerFile, 'utf8')
      return reader
    },
    get worker() {
      if (worker === undefined) throw new Error('This app has no service worker.')
      return readFileSync(worker, 'utf8')
    },
    scripts: scriptsOf(first).filter((each) => each !== at(script.file)),
    scriptsOf: (source) => scriptsBesideFirst([source]),
    stylesOf: memoizeByText((scripts) => {
      const seen = new Set<string>()
      const sources = [entry, ...scripts.flatMap((each) => byAddress.get(each) ?? [])]
      return [...new Set(sources.flatMap((each) => stylesheetsOf(each, seen)))]
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
