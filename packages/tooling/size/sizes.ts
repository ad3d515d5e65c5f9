import { minifySync } from 'vite'

/** An entry of Vite's manifest: the files of a chunk, and the chunks it imports. */
export type ManifestChunk = { file: string; css?: string[]; imports?: string[] }

/** Vite's manifest, by source. */
export type Manifest = Record<string, ManifestChunk>

/** The files that a page loads first: the chunks of its sources with their imports and stylesheets. */
export function firstLoad(manifest: Manifest, sources: readonly string[]): string[] {
  const visited = new Set<string>()
  const files = new Set<string>()
  const add = (source: string) => {
    if (visited.has(source)) return
    visited.add(source)
    const chunk = manifest[source]
    if (!chunk) throw new Error(`The manifest has no ${source}. Check its path, and that it is still imported.`)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    chunk.imports?.forEach(add)
  }
  sources.forEach(add)
  return [...files]
}

/** The part that a module belongs to: a library, one of our packages, or the messages. */
export function partOf(module: string): string {
  const [, library] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module) ?? []
  if (library) return library
  if (/\/messages\/languages\//.test(module)) return 'messages'
  const [, folder] = /\/((?:packages|apps)\/[^/]+)\//.exec(module) ?? []
  return folder ?? 'bundler'
}

/** Whether a part from {@link partOf} is our own code. */
export const isOurs = (part: string) => part === 'messages' || /^(?:packages|apps)\//.test(part)

/** A chunk from the bundler: its modules with their remaining code. */
export type ChunkModules = { modules: Record<string, { code: string | null }> }

/**
 * Divides a file's size among its parts, by the length of their minified code.
 * @param weight the transferred bytes of the file
 * @returns bytes by part
 */
export function weightsByPart({ modules }: ChunkModules, weight: number): Map<string, number> {
  const lengths = Object.entries(modules).map(([module, { code }]) => ({
    part: partOf(module),
    length: code ? minifySync('module.js', code, { module: true, compress: false }).code.length : 0,
  }))
  const totalLength = lengths.reduce((total, { length }) => total + length, 0) || 1
  const weights = new Map<string, number>()
  for (const { part, length } of lengths) {
    weights.set(part, (weights.get(part) ?? 0) + (length / totalLength) * weight)
  }
  return weights
}
