/** Thrown if PostgreSQL could not be started. The message tells the operator what happened and what to do next. */
export class PostgresStartError extends Error {
  override readonly name = 'PostgresStartError'
}

/** The `code` of a system error (`ENOENT`, `EACCES`) or of PostgreSQL (`57P03`); undefined for anything else. */
export const getErrorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

const startCauses: [pattern: RegExp, texts: (folder: string) => string][] = [
  [
    /\bENOSPC\b|No space left on device/,
    (folder) => `The disk that holds ${folder} is full. Free some space, then start again; nothing stored is lost.`,
  ],
  [
    /\b(EACCES|EPERM)\b|[Pp]ermission denied/,
    (folder) =>
      `The data folder ${folder} cannot be written by this user. Allow this user to write there, or choose another folder with DATA_DIR.`,
  ],
  [
    /\bEROFS\b|Read-only file system/,
    (folder) => `The data folder ${folder} is on a read-only disk. Choose another folder with DATA_DIR.`,
  ],
  [
    /\b(ENOTDIR|EEXIST)\b/,
    (folder) =>
      `The data folder ${folder} cannot be created: there is a file of that name. Choose another with DATA_DIR.`,
  ],
  [
    /\bENOENT\b.*\bmkdir\b/,
    (folder) => `The data folder ${folder} cannot be created there. Choose another with DATA_DIR.`,
  ],
]

/**
 * Turns an error in `folder` into a message for the operator. `log` is the end of PostgreSQL's own log, searched for known
 * causes and quoted if none matches.
 */
export function explainStartError(error: unknown, folder: string, log = ''): PostgresStartError {
  if (error instanceof PostgresStartError) return error
  const reason = error instanceof Error ? `${getErrorCode(error) ?? ''} ${error.message}` : String(error)
  const cause = startCauses.find(([pattern]) => pattern.test(reason) || pattern.test(log))
  if (cause) return new PostgresStartError(cause[1](folder), { cause: error })
  const logTail = log.trim() ? `\nIts log ends with:\n${log.trim()}` : ''
  return new PostgresStartError(
    `The database in ${folder} could not be started (${reason.trim()}).${logTail}\nFix that, or set DATABASE_URL to your own PostgreSQL.`,
    { cause: error },
  )
}
