import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { OperatorError } from '@minaret/foundation/base'
import { checkFolder } from './check.ts'
import { type FolderStore, type ImportedFolder, importFolder } from './importFolder.ts'
import { mosqueFile } from './mosque/mosque.ts'
import type { ImportOptions } from './store/changes.ts'

/** What became of one of many folders. */
export type FolderDone = { folder: string } & ImportedFolder

/**
 * The folders in a folder that are mosques, by name.
 * @throws OperatorError when there is none
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
      (about) => about.isFile(),
      () => false,
    )
    if (isMosque) folders.push(path.join(root, name))
  }
  if (folders.length === 0)
    throw new OperatorError(
      `In ${root} there is no folder with a ${mosqueFile}. Give the folder that contains the mosque folders.`,
    )
  return folders
}

/** While one folder waits for the database, others are read. */
const atOnce = 4

type Many = {
  /** Called after each, in the order they end. */
  done(result: FolderDone): void
  /** Stops after those that are under way. */
  stop?: AbortSignal
}

/** Imports many folders, each by itself: one with a mistake is told and left out. */
export async function importFolders(
  store: FolderStore,
  folders: readonly string[],
  options: ImportOptions,
  { done, stop }: Many,
): Promise<void> {
  const slugs = new Map<string, string>()
  const waiting = folders.values()
  const one = async (root: string): Promise<ImportedFolder> => {
    const folder = await checkFolder(root, options.now)
    const slug = folder.mosque?.slug
    const other = slug && slugs.get(slug)
    if (slug && !other) slugs.set(slug, folder.name)
    if (!other) return importFolder(store, folder, options)
    const message = `The short name ${slug} is also used by ${other}/. Choose another.`
    const line = folder.mosque?.lineOf(['slug'])
    return { ok: false, findings: [{ file: mosqueFile, ...(line ? { line } : {}), level: 'mistake', message }] }
  }
  const work = async () => {
    for (const root of waiting) {
      if (stop?.aborted) return
      done({ folder: path.basename(root), ...(await one(root)) })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}
