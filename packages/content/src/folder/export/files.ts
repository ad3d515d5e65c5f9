import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { OperatorError } from '@minaret/foundation/base'

type Failure = { code?: string; message: string }

/** Checks that a folder is empty or missing. @throws OperatorError if it is not empty or not a folder */
export async function assertEmpty(root: string): Promise<void> {
  const names = await readdir(root).catch(({ code, message }: Failure) => {
    if (code === 'ENOENT') return []
    if (code === 'ENOTDIR') throw new OperatorError(`${root} is a file, or inside one. Choose a new folder.`)
    throw new OperatorError(`${root} cannot be used (${message}). Choose a new folder.`)
  })
  if (names.some((name) => name !== '.DS_Store'))
    throw new OperatorError(`${root} is not empty, and existing files are never overwritten. Choose a new folder.`)
}

const exists = (folder: string) =>
  stat(folder).then(
    () => true,
    () => false,
  )

/** Creates a folder and its parents. Node's recursive option loops forever on some systems that return ENOENT. */
async function createFolder(folder: string): Promise<void> {
  if (await exists(folder)) return
  await createFolder(path.dirname(folder))
  await mkdir(folder).catch((error: Failure) => {
    if (error.code !== 'EEXIST') throw error
  })
}

/**
 * Writes a new file and creates its folders.
 * @throws OperatorError if this fails
 */
export async function writeNewFile(file: string, content: string | Buffer): Promise<void> {
  try {
    await createFolder(path.dirname(file))
    await writeFile(file, content, { flag: 'wx' })
  } catch (error) {
    throw new OperatorError(
      `${file} cannot be written (${error instanceof Error ? error.message : 'no reason was given'}). Check the disk, then export to a new folder.`,
    )
  }
}
