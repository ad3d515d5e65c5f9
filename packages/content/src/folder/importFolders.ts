import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { OperatorError } from '@minaret/foundation/base'
import { checkFolder } from './check.ts'
import { type FolderStore, type ImportResult, importFolder } from './importFolder.ts'
import { mosqueFile } from './mosque/mosque.ts'
import type { ImportOptions } from './store/changes.ts'

/** The result of importing one of several folders. */
export type FolderResult = { folder: string } & ImportResult

/**
 * Finds the subfolders that contain a mosque, sorted by name.
 * @throws OperatorError if there is none
 */
export async function mosqueFolders(root: string): Promise<string[]> {
  const entries = await readdir(root, { withFileTypes: true }).catch((error: { message: string }) => {
    throw new OperatorError(`${root} cannot be read (${error.message}). Check the name and the current folder.`)
  })
  const folders: string[] = []
  for (const { name } of entries
    .filter((entry) => entry.isDirectory())
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const isMosque = await stat(path.join(root, name, mosqueFile)).then(
      (stats) => stats.isFile(),
      () => false,
    )
    if (isMosque) folders.push(path.join(root, name))
  }
  if (folders.length === 0)
    throw new OperatorError(
      `No folder in ${root} contains a ${mosqueFile}. Choose the folder that contains the mosque folders.`,
    )
  return folders
}

/** The number of folders imported in parallel, so that some are read while others wait for the database. */
const concurrency = 4

type BatchOptions = {
  /** Called after each folder, in order of completion. */
  done(result: FolderResult): void
  /** Stops after the folders in progress. */
  stop?: AbortSignal
}

/** Imports several folders independently of each other. A folder with a mistake is reported and skipped. */
export async function importFolders(
  store: FolderStore,
  folders: readonly string[],
  options: ImportOptions,
  { done, stop }: BatchOptions,
): Promise<void> {
  const slugs = new Map<string, string>()
  const queue = folders.values()
  const importOne = async (root: string): Promise<ImportResult> => {
    const folder = await checkFolder(root, options.now)
    const slug = folder.mosque?.slug
    const otherFolder = slug && slugs.get(slug)
    if (slug && !otherFolder) slugs.set(slug, folder.name)
    if (!otherFolder) return importFolder(store, folder, options)
    const message = `The short name ${slug} is also used by ${otherFolder}/. Choose another.`
    const line = folder.mosque?.lineOf(['slug'])
    return { ok: false, findings: [{ file: mosqueFile, ...(line ? { line } : {}), level: 'mistake', message }] }
  }
  const worker = async () => {
    for (const root of queue) {
      if (stop?.aborted) return
      done({ folder: path.basename(root), ...(await importOne(root)) })
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
}
