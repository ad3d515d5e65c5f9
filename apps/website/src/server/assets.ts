import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Chunk = { file: string; css?: string[]; imports?: string[]; assets?: string[]; isEntry?: boolean }

/** The files a page needs, as addresses. */
export type Assets = {
  /** The entry's script. */
  script: string
  styles: string[]
  /** Faces that are seen at once. */
  fonts: string[]
  /** The scripts a source file needs, itself first, without the entry's own. */
  scriptsOf(source: string): string[]
}

const entry = 'src/entry-client.tsx'

/**
 * Reads Vite's manifest once, when the site starts.
 * @param clientDir where the client was built to; throws when it was not
 */
export function readAssets(clientDir: string): Assets {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8'))
  const at = (file: string) => `/${file}`

  function needed(source: string, seen = new Set<string>()): Set<string> {
    const chunk = manifest[source]
    if (!chunk || seen.has(source)) return seen
    seen.add(source)
    chunk.imports?.forEach((each) => needed(each, seen))
    return seen
  }

  const script = manifest[entry]
  if (!script) throw new Error(`The client in ${clientDir} has no entry ${entry}. Build the website again.`)
  const first = needed(entry)
  return {
    script: at(script.file),
    styles: Object.values(manifest).flatMap(({ file }) => (file.endsWith('.css') ? [at(file)] : [])),
    fonts: Object.entries(manifest).flatMap(([name, { file }]) => (name.endsWith('latin.woff2') ? [at(file)] : [])),
    scriptsOf: (source) =>
      [...needed(source)]
        .filter((each) => !first.has(each))
        .flatMap((each) => manifest[each]?.file ?? [])
        .map(at),
  }
}
