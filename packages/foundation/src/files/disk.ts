import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { folderOf, storagePath, StorageError, type Storage } from './storage.ts'

const getErrorCode = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** Describes a disk error for the operator. */
function describeDiskError(root: string, error: unknown): StorageError {
  const code = getErrorCode(error)
  const reasons: Record<string, string> = {
    ENOSPC: `The disk is full: nothing more can be stored in ${root}. Free some space, or set STORAGE_URL to a folder on another disk.`,
    EDQUOT: `The quota is used up: nothing more can be stored in ${root}. Free some space, or set STORAGE_URL to another folder.`,
    EROFS: `The folder of files, ${root}, is on a read-only disk. Mount it for writing, or set STORAGE_URL to another folder.`,
    EACCES: `The folder of files, ${root}, cannot be read or written by this user. Make the user the server runs as its owner.`,
    EPERM: `The folder of files, ${root}, cannot be read or written by this user. Make the user the server runs as its owner.`,
    EMFILE: `Too many files are open at once (${code}). Raise the limit of open files for this user.`,
  }
  const problem = reasons[code] ?? `The folder of files, ${root}, cannot be used (${code}). Check its disk.`
  return new StorageError(problem, { cause: error, code })
}

const isMissing = (error: unknown): boolean => ['ENOENT', 'ENOTDIR'].includes(getErrorCode(error))

/** Age at which an incomplete file counts as abandoned, in milliseconds. */
const abandonedAge = 24 * 3600_000

/** Attempts to read a mark that another server is writing, and milliseconds between them. */
const [markTries, markWait] = [25, 20]

/** @returns the mark, empty if the file has been created but not written yet, undefined if there is none */
const readMark = (file: string): Promise<string | undefined> =>
  readFile(file, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })

/** Stores files in a local folder, or in one that several servers mount. @param root created when first needed */
export function diskStorage(root: string): Storage {
  const temporaryFolder = path.join(root, '.writing')
  const pathOf = (tenantId: string, name: string) => path.join(root, storagePath(tenantId, name))

  const attempt = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      throw getErrorCode(error) ? describeDiskError(root, error) : error
    }
  }

  /** Writes to a temporary file and renames it, so that readers never see an incomplete file. */
  const write = async (file: string, bytes: Uint8Array) => {
    const temporaryFile = path.join(temporaryFolder, randomBytes(12).toString('hex'))
    await mkdir(temporaryFolder, { recursive: true })
    try {
      const handle = await open(temporaryFile, 'wx')
      try {
        await handle.writeFile(bytes)
        await handle.sync()
      } finally {
        await handle.close()
      }
      await mkdir(path.dirname(file), { recursive: true })
      await rename(temporaryFile, file)
    } catch (error) {
      await rm(temporaryFile, { force: true }).catch(() => {})
      throw error
    }
  }

  return {
    put: (tenantId, name, bytes) => attempt(() => write(pathOf(tenantId, name), bytes)),
    open: (tenantId, name, range) =>
      attempt(async () => {
        try {
          const handle = await open(pathOf(tenantId, name))
          const { size } = await handle.stat()
          const body = handle.createReadStream(range ? { start: range.first, end: range.last } : {})
          return { size, body }
        } catch (error) {
          if (isMissing(error)) return undefined
          throw error
        }
      }),
    size: (tenantId, name) =>
      attempt(async () => {
        try {
          return (await stat(pathOf(tenantId, name))).size
        } catch (error) {
          if (isMissing(error)) return undefined
          throw error
        }
      }),
    remove: (tenantId, names) =>
      attempt(async () => {
        for (const name of names) await rm(pathOf(tenantId, name), { force: true })
      }),
    removeAll: (tenantId) => attempt(() => rm(path.join(root, folderOf(tenantId)), { recursive: true, force: true })),
    check: () =>
      attempt(async () => {
        const probe = path.join(temporaryFolder, `check-${randomBytes(6).toString('hex')}`)
        await write(probe, Buffer.from('ok'))
        await rm(probe, { force: true })
      }),
    mark: (make = false) =>
      attempt(async () => {
        const file = path.join(root, '.mark')
        if (make) {
          await mkdir(root, { recursive: true })
          // Of two concurrent servers, one creates the mark and both read it.
          await writeFile(file, randomUUID(), { flag: 'wx' }).catch((error: unknown) => {
            if (getErrorCode(error) !== 'EEXIST') throw error
          })
        }
        // The file exists briefly before it has content.
        for (let tries = 0; tries < markTries && (await readMark(file)) === ''; tries++) await setTimeout(markWait)
        // The server that created it was stopped before writing it.
        if (make && (await readMark(file)) === '') await write(file, Buffer.from(randomUUID()))
        const mark = await readMark(file)
        return mark && `folder ${mark}`
      }),
    sweep: () =>
      attempt(async () => {
        const leftovers = await readdir(temporaryFolder).catch((error: unknown) => {
          if (isMissing(error)) return []
          throw error
        })
        for (const name of leftovers) {
          const file = path.join(temporaryFolder, name)
          const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }))
          if (mtimeMs < Date.now() - abandonedAge) await rm(file, { force: true })
        }
      }),
  }
}
