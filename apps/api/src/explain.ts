import { OperatorError, PostgresStartError } from '@minaret/server/operator'
import { EnvError } from './env.ts'

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** What to tell the operator; the stack only where the fault is ours. */
export function explain(error: unknown): string {
  if (error instanceof PostgresStartError || error instanceof EnvError || error instanceof OperatorError)
    return error.message
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (['EACCES', 'EROFS', 'ENOSPC', 'ENOTDIR', 'EEXIST'].includes(code))
    return `The data folder cannot be written (${messageOf(error)}). Choose another: DATA_DIR=/a/folder npm start`
  if (['ECONNREFUSED', 'ENOTFOUND', '28P01', '3D000', '28000'].includes(code))
    return `The database in DATABASE_URL cannot be opened (${messageOf(error)}). Check the address, the user and the password.`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
