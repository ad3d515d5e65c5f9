import { minifySync } from 'vite'

/** A line of Vite's manifest: the files of a chunk, and the chunks it cannot begin without. */
export type ManifestChunk = { file: string; css?: string[]; imports?: string[] }

/** Vite's manifest, by source. */
export type Manifest = Record<string, ManifestChunk>

/** The files a page loads before it is drawn: the chunks of its sources with all they stand on, and their sheets. */
export function firstLoad(manifest: Manifest, sources: readonly string[]): string[] {
  const visited = new Set<string>()
  const files = new Set<string>()
  const add = (source: string) => {
    if (visited.has(source)) return
    visited.add(source)
    const chunk = manifest[source]
    if (!chunk) throw new Error(`The manifest has no ${source}. Is it still imported, and called so?`)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    chunk.imports?.forEach(add)
  }
  sources.forEach(add)
  return [...files]
}

/** Whose code a module is: a library by its name, ours by its package, words apart. */
export function partOf(module: string): string {
  const [, library] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module) ?? []
  if (library) return library
  if (/\/messages\/languages\//.test(module)) return 'words'
  const [, folder] = /\/((?:packages|apps)\/[^/]+)\//.exec(module) ?? []
  return folder ?? 'bundler'
}

/** Whether a part of `partOf` is ours. */
export const isOurs = (part: string) => part === 'words' || /^(?:packages|apps)\//.test(part)

/** A chunk as the bundler hands it on: its modules with what is left of their code. */
export type ChunkModules = { modules: Record<string, { code: string | null }> }

/**
 * Divides a file's weight among the parts in it, by the length of their minified code.
 * @param weight bytes of the whole file, as it travels
 * @returns bytes by part
 */
export function weightsByPart({ modules }: ChunkModules, weight: number): Map<string, number> {
  const lengths = Object.entries(modules).map(([module, { code }]) => ({
    part: partOf(module),
    length: code ? minifySync('module.js', code, { module: true, compress: false }).code.length : 0,
  }))
  const whole = lengths.reduce((total, { length }) => total + length, 0) || 1
  const weights = new Map<string, number>()
  for (const { part, length } of lengths) {
    weights.set(part, (weights.get(part) ?? 0) + (length / whole) * weight)
  }
  return weights
}
