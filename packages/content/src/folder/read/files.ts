import { lstat, opendir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { OperatorError } from '@minaret/foundation/base'
import type { Findings } from '../findings.ts'

/** A file of a folder, which is read on demand. */
export type FolderFile = { path: string; size: number; read(): Promise<Buffer> }

/** The files of a folder by relative path, with `/` and in Unicode NFC. */
export type FolderFiles = ReadonlyMap<string, FolderFile>

/** The maximum number of files. A folder with more is probably the wrong one. */
const maxFiles = 20_000
const maxDepth = 4

/** Whether a file is ignored: system files, backup copies and notes. */
const isIgnored = (name: string) =>
  /^[._]/.test(name) || name.endsWith('~') || /^(?:thumbs\.db|desktop\.ini|readme(?:\.md|\.txt)?)$/i.test(name)

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : String(error))

/**
 * Lists a folder. Symbolic links and special files are reported and not followed.
 * @throws OperatorError if it is not a readable folder
 */
export async function listFolder(root: string, findings: Findings): Promise<FolderFiles> {
  const files = new Map<string, FolderFile>()
  const stats = await lstat(root).catch((error: unknown) => {
    throw new OperatorError(`${root} cannot be read (${codeOf(error)}). Check the name and the current folder.`)
  })
  if (!stats.isDirectory())
    throw new OperatorError(`${root} is not a folder. Choose the folder that contains mosque.yaml.`)

  const visit = async (folder: string, relative: string, depth: number): Promise<void> => {
    const entries = await opendir(folder).catch((error: unknown) => {
      findings.mistake(
        relative || '.',
        undefined,
        `This folder cannot be read (${codeOf(error)}). Change its permissions.`,
      )
    })
    for await (const entry of entries ?? []) {
      if (isIgnored(entry.name)) continue
      const name = path.posix.join(relative, entry.name.normalize('NFC'))
      const absolute = path.join(folder, entry.name)
      if (entry.isSymbolicLink()) findings.mistake(name, undefined, 'This is a link. Put the file itself here.')
      else if (entry.isDirectory()) {
        if (depth < maxDepth) await visit(absolute, name, depth + 1)
        else findings.mistake(name, undefined, 'This folder is nested too deep. Move its files up.')
      } else if (!entry.isFile()) findings.mistake(name, undefined, 'This is not a file. Delete it.')
      else if (files.size >= maxFiles)
        throw new OperatorError(
          `${root} contains more than ${maxFiles} files. Choose the folder that contains mosque.yaml.`,
        )
      else files.set(name, { path: name, size: (await lstat(absolute)).size, read: () => readFile(absolute) })
    }
  }
  await visit(root, '', 0)
  return files
}
