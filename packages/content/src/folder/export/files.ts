import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { OperatorError } from '@minaret/foundation/base'

type Failure = { code?: string; message: string }

/** @throws OperatorError when something is in it, or it is no folder */
export async function mustBeEmpty(root: string): Promise<void> {
  const there = await readdir(root).catch(({ code, message }: Failure) => {
    if (code === 'ENOENT') return []
    if (code === 'ENOTDIR') throw new OperatorError(`${root} is a file, or lies in one. Name a new folder.`)
    throw new OperatorError(`${root} cannot be used (${message}). Name a new folder.`)
  })
  if (there.some((name) => name !== '.DS_Store'))
    throw new OperatorError(`${root} is not empty, and nothing in it is overwritten. Name a new folder.`)
}

const isThere = (folder: string) =>
  stat(folder).then(
    () => true,
    () => false,
  )

/** Step by step: Node's recursive one never ends where the system says ENOENT for a folder it will not make. */
async function makeFolder(folder: string): Promise<void> {
  if (await isThere(folder)) return
  await makeFolder(path.dirname(folder))
  await mkdir(folder).catch((error: Failure) => {
    if (error.code !== 'EEXIST') throw error
  })
}

/**
 * Writes a file that is not there yet, and the folders it lies in.
 * @throws OperatorError when that cannot be done
 */
export async function writeNew(file: string, content: string | Buffer): Promise<void> {
  try {
    await makeFolder(path.dirname(file))
    await writeFile(file, content, { flag: 'wx' })
  } catch (error) {
    throw new OperatorError(
      `${file} cannot be written (${error instanceof Error ? error.message : 'no reason was given'}). Look at the disk, then export into a new folder.`,
    )
  }
}
