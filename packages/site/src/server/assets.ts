import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Chunk = { file: string; css?: string[]; imports?: string[] }

/** The files a page needs, as addresses. */
export type Assets = {
  /** The entry's script. */
  script: string
  /** The code of the service worker; an app that is found by nobody has none. */
  worker: string
  /** The scripts the entry cannot begin without. */
  scripts: string[]
  /** The scripts a source file needs, itself first, without the entry's own. */
  scriptsOf(source: string): string[]
  /** The sheets of the entry and of these scripts, each after those of what it stands on. */
  stylesOf(scripts: readonly string[]): string[]
  /** What stands in a sheet of those. */
  sheetAt(href: string): string
  /** The faces that the headings of a page in this language (BCP 47) show at once. */
  fontsOf(language: string): string[]
  /**
   * The rules of these faces, copied from the sheets, for the page itself. Chromium remembers a sheet it has read; a face that
   * no page before had used is then fetched a second time, beside what was preloaded, unless the page declares it anew.
   */
  facesOf(language: string): string
}

const entry = 'src/entry-client.tsx'

/** One face, as the built sheets declare it. */
const faceRule = /@font-face\s*\{[^}]*\}/g

/** How the file of a face ends, by language, else by script (ISO 15924). A page in another script shows no face of ours. */
const faces: Record<string, string> = {
  ur: '-urdu.woff2',
  Arab: '-arabic.woff2',
  Latn: '-latin.woff2',
}

function faceOf(language: string): string | undefined {
  const { language: name, script } = new Intl.Locale(language).maximize()
  return faces[name] ?? faces[script ?? '']
}

/**
 * Reads Vite's manifest once, when the site starts.
 * @param clientDir where the client was built to; throws when it was not
 */
export function readAssets(clientDir: string): Assets {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8'))
  const at = (file: string) => `/${file}`
  const chunks = new Map(Object.entries(manifest))
  const byAddress = new Map([...chunks].map(([source, { file }]) => [at(file), source]))

  /** What a chunk needs, itself first. */
  function needed(source: string, seen = new Set<string>()): Set<string> {
    const chunk = chunks.get(source)
    if (!chunk || seen.has(source)) return seen
    seen.add(source)
    chunk.imports?.forEach((each) => needed(each, seen))
    return seen
  }

  /** The sheets of a chunk, what it needs first: a screen may restyle the kit, never the other way round. */
  function sheets(source: string, seen: Set<string>): string[] {
    const chunk = chunks.get(source)
    if (!chunk || seen.has(source)) return []
    seen.add(source)
    return [...(chunk.imports ?? []).flatMap((each) => sheets(each, seen)), ...(chunk.css ?? []).map(at)]
  }

  const script = chunks.get(entry)
  if (!script) throw new Error(`The client in ${clientDir} has no entry ${entry}. Build it again.`)
  const first = needed(entry)
  const scriptsOf = (sources: Iterable<string>) => [...sources].flatMap((each) => chunks.get(each)?.file ?? []).map(at)
  const rules = sheets(entry, new Set()).flatMap(
    (sheet) => readFileSync(join(clientDir, sheet), 'utf8').match(faceRule) ?? [],
  )
  /** Sheets that have been asked for. */
  const texts = new Map<string, string>()
  /** What there is of each face; of these there are few, whatever languages the tenants name. */
  const known = new Map<string | undefined, { fonts: string[]; rules: string }>()
  function filesOf(language: string) {
    const ending = faceOf(language)
    const found = known.get(ending)
    if (found) return found
    const fonts = ending ? [...chunks].flatMap(([name, { file }]) => (name.endsWith(ending) ? [at(file)] : [])) : []
    const own = rules.filter((rule) => fonts.some((href) => rule.includes(`(${href})`)))
    const made = { fonts, rules: own.join('') }
    known.set(ending, made)
    return made
  }
  return {
    script: at(script.file),
    get worker() {
      return readFileSync(join(clientDir, '../worker/sw.js'), 'utf8')
    },
    scripts: scriptsOf(first).filter((each) => each !== at(script.file)),
    scriptsOf: (source) => scriptsOf([...needed(source)].filter((each) => !first.has(each))),
    stylesOf(scripts) {
      const seen = new Set<string>()
      const sources = [entry, ...scripts.flatMap((each) => byAddress.get(each) ?? [])]
      return [...new Set(sources.flatMap((each) => sheets(each, seen)))]
    },
    sheetAt(href) {
      const text = texts.get(href) ?? readFileSync(join(clientDir, href), 'utf8')
      texts.set(href, text)
      return text
    },
    fontsOf: (language) => filesOf(language).fonts,
    facesOf: (language) => filesOf(language).rules,
  }
}
