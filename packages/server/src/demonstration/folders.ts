import { createHash } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

/** Where the folders lie: beside the built package as beside its sources. */
const root = path.dirname(createRequire(import.meta.url).resolve('@minaret/server/demonstration/README.md'))

/** A mosque of the demonstration. */
export type DemonstrationFolder = { slug: string; path: string }

/** The folders of the demonstration's mosques. A folder is called as its mosque's short name. */
export async function listDemonstrations(): Promise<DemonstrationFolder[]> {
  const entries = await readdir(root, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ slug: name, path: path.join(root, name) }))
    .toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
}

/**
 * A mark of a folder as it is on a day: while it is the same there is nothing new in it, and no day of it has passed.
 * Files are not read: what changed them changed their time.
 */
export async function markOf({ path: folder }: DemonstrationFolder, now: Date): Promise<Buffer> {
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
