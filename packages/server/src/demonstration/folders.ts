import { createHash } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

/** The root of the folders, the same for the built package and its sources. */
const root = path.dirname(createRequire(import.meta.url).resolve('@minaret/server/demonstration/README.md'))

/** A mosque of the demonstration. */
export type DemonstrationFolder = { slug: string; path: string }

/** Lists the folders of the demonstration's mosques, named by their short names. */
export async function listDemonstrations(): Promise<DemonstrationFolder[]> {
  const entries = await readdir(root, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ slug: name, path: path.join(root, name) }))
    .toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
}

/**
 * Returns a fingerprint of a folder on a day, which is the same as long as neither the files nor the day change. It uses
 * the files' modification times instead of their contents.
 */
export async function fingerprintOf({ path: folder }: DemonstrationFolder, now: Date): Promise<Buffer> {
  const names = await readdir(folder, { recursive: true })
  const files = await Promise.all(
    names.map(async (name) => {
      const { size, mtimeMs } = await stat(path.join(folder, name))
      return `${name} ${size} ${mtimeMs}`
    }),
  )
  return createHash('sha256')
    .update([now.toISOString().slice(0, 10), ...files.toSorted()].join('\n'))
    .digest()
    .subarray(0, 16)
}
