import path from 'node:path'
import { OperatorError } from '@minaret/foundation/base'
import { readMovedTo } from '@minaret/foundation/db'
import { describeFileProblem, FileError, StorageError } from '@minaret/foundation/files'
import { PostgresStartError } from '@minaret/foundation/postgres'
import type { Installation } from './findInstallation.ts'
import { EnvError } from './readEnv.ts'

/** The context of an explanation. */
export type ExplainContext = { installation: Installation; dataDir: string }

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Returns an error and its causes, since the database client wraps the original error. */
function causesOf(error: unknown): Error[] {
  const chain: Error[] = []
  for (let next = error; next instanceof Error && chain.length < 5; next = next.cause) chain.push(next)
  return chain
}

const fieldOf = (error: Error, name: string): string => {
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' ? value : ''
}

/** Whether a path is the data folder, within it or a parent of it. */
function isInDataDir(filePath: string, dataDir: string): boolean {
  if (filePath === '') return false
  return filePath === dataDir || filePath.startsWith(dataDir + path.sep) || dataDir.startsWith(filePath + path.sep)
}

const unwritableCodes = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'ENOTDIR', 'EEXIST']

/** Returns the path of a file system error; empty if it has none, as for a full disk. */
const pathOf = (error: Error) => fieldOf(error, 'dest') || fieldOf(error, 'path')

/** Whether a file outside the data folder could not be written. */
export const isUnwritable = (error: unknown, dataDir: string): error is Error =>
  error instanceof Error &&
  [...unwritableCodes, 'ENOENT'].includes(fieldOf(error, 'code')) &&
  !isInDataDir(pathOf(error), dataDir)

/** Whether the connection to PostgreSQL was lost during a query. */
const isConnectionLost = (error: Error) =>
  ['57P01', '57P02', '57P03', 'ECONNRESET', 'EPIPE'].includes(fieldOf(error, 'code')) ||
  /^Connection terminated|^Client has encountered a connection error/.test(error.message)

/** Whether PostgreSQL did not respond. */
const isUnresponsive = (error: Error) =>
  fieldOf(error, 'code') === 'DATABASE_SILENT' ||
  /^timeout exceeded when trying to connect|due to connection timeout$|^timeout expired$/.test(error.message)

/** Explains an error to the operator; undefined if it is a bug of ours. */
export function sentenceFor(error: unknown, { installation, dataDir }: ExplainContext): string | undefined {
  if ([PostgresStartError, EnvError, OperatorError, StorageError].some((kind) => error instanceof kind))
    return messageOf(error)
  if (error instanceof FileError) return describeFileProblem(error.problem).en
  const chain = causesOf(error)
  if (chain.some(isUnresponsive))
    return 'The database does not respond. Check that it is running and that this machine can reach it, then try again.'
  if (chain.some(isConnectionLost))
    return 'The connection to the database was lost; nothing was changed. Try again once it is back.'
  const destination = readMovedTo(error)
  if (destination)
    return destination.to === undefined
      ? 'This mosque is still being moved to this database. Wait until that move has finished, or run it again, then try again.'
      : `This mosque has moved to the servers at ${destination.to}. Run the command there.`
  const code = error instanceof Error ? fieldOf(error, 'code') : ''
  if (error instanceof Error && unwritableCodes.includes(code)) {
    const filePath = pathOf(error)
    return isInDataDir(filePath, dataDir)
      ? `The data folder cannot be written (${messageOf(error)}). ${installation.start('DATA_DIR=/a/folder')}.`
      : `${filePath || 'A file'} cannot be written (${messageOf(error)}). Check the disk and its permissions.`
  }
  if (['ECONNREFUSED', 'ENOTFOUND', '28P01', '3D000', '28000'].includes(code))
    return `The database in DATABASE_URL cannot be opened (${messageOf(error)}). Check the address, the user and the password.`
  return undefined
}

/** Returns the reason for an error in one line, without the values being written, which may be personal data. */
export function reasonOf(error: unknown): string {
  const rootCause = causesOf(error).at(-1)
  return (rootCause ? rootCause.message : String(error)).split('\n', 1)[0] ?? ''
}

/** Explains an error to the operator, with a stack trace only for our bugs, and never the values being written. */
export function explain(error: unknown, context: ExplainContext): string {
  const text = sentenceFor(error, context)
  if (text !== undefined || !(error instanceof Error)) return text ?? String(error)
  const stackLines = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return [`${error.name}: ${reasonOf(error)}`, ...stackLines].join('\n')
}
