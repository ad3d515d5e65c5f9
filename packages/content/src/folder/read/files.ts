import { lstat, opendir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { OperatorError } from '@minaret/foundation/base'
import type { Findings } from '../findings.ts'

/** A file of a folder, not read yet. */
export type FolderFile = { path: string; size: number; read(): Promise<Buffer> }

/** The files of a folder by their path within it, with `/`, in Unicode's composed form. */
export type FolderFiles = ReadonlyMap<string, FolderFile>

/** No mosque has more; a folder that does is the wrong one. */
const most = 20_000
const deepest = 4

/** Put there by computers and editors, and notes: not meant to be shown. */
const passedOver = (name: string) =>
  /^[._]/.test(name) || name.endsWith('~') || /^(?:thumbs\.db|desktop\.ini|readme(?:\.md|\.txt)?)$/i.test(name)

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : String(error))

/**
 * Lists a folder. Nothing outside of it is looked at: links are refused, and what is neither file nor folder.
 * @throws OperatorError when it is no folder, or may not be read
 */
export async function listFolder(root: string, findings: Findings): Promise<FolderFiles> {
  const files = new Map<string, FolderFile>()
  const about = await lstat(root).catch((error: unknown) => {
    throw new OperatorError(`${root} cannot be read (${codeOf(error)}). Check the name and the current folder.`)
  })
  if (!about.isDirectory()) throw new OperatorError(`${root} is no folder. Name the folder that holds mosque.yaml.`)

  const visit = async (folder: string, inside: string, depth: number): Promise<void> => {
    const entries = await opendir(folder).catch((error: unknown) => {
      findings.mistake(
        inside || '.',
        undefined,
        `This folder cannot be read (${codeOf(error)}). Change its permissions.`,
      )
    })
    for await (const entry of entries ?? []) {
      if (passedOver(entry.name)) continue
      const name = path.posix.join(inside, entry.name.normalize('NFC'))
      const absolute = path.join(folder, entry.name)
      if (entry.isSymbolicLink()) findings.mistake(name, undefined, 'This is a link. Put the file itself here.')
      else if (entry.isDirectory()) {
        if (depth < deepest) await visit(absolute, name, depth + 1)
        else findings.mistake(name, undefined, 'This folder is nested too deep. Move its files up.')
      } else if (!entry.isFile()) findings.mistake(name, undefined, 'This is not a file. Delete it.')
      else if (files.size >= most)
        throw new OperatorError(`${root} holds more than ${most} files. Name the folder that holds mosque.yaml.`)
      else files.set(name, { path: name, size: (await lstat(absolute)).size, read: () => readFile(absolute) })
    }
  }
  await visit(root, '', 0)
  return files
}
