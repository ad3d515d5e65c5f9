/** Error code of an unresponsive database: see {@link UnresponsiveDatabaseError}. */
const unresponsiveCode = 'DATABASE_SILENT'

/** Thrown if PostgreSQL, or the network in between, has not responded to a query. */
export class UnresponsiveDatabaseError extends Error {
  readonly code = unresponsiveCode
  constructor() {
    super('The database does not answer.')
  }
}

/** Codes of PostgreSQL and the operating system for a full disk or an exceeded quota. */
const spaceCodes = ['53100', 'ENOSPC', 'EDQUOT']

/** Codes of the driver and PostgreSQL while the database is unreachable, starting, stopping or short of resources. */
const transientCodes = [
  unresponsiveCode,
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08001',
  // Out of memory, connections or file handles, or a failing disk.
  '53000',
  '53100',
  '53200',
  '53300',
  '58030',
]

/** Yields the codes of an error and of its causes. */
function* getCodes(error: unknown): Generator<string> {
  for (let cause: unknown = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if ('code' in cause && typeof cause.code === 'string') yield cause.code
    if (
      /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered)/.test(
        cause.message,
      )
    )
      yield 'ECONNRESET'
  }
}

/** Whether the error comes from a temporary outage of the database, so that a later retry may succeed. */
export const isTransientError = (error: unknown): boolean =>
  [...getCodes(error)].some((code) => transientCodes.includes(code))

/** Whether a write failed because a disk is full: PostgreSQL's or the file storage's. */
export const isOutOfSpace = (error: unknown): boolean => [...getCodes(error)].some((code) => spaceCodes.includes(code))

/** Whether a new connection got no response, by the driver's message; waiting for a free connection has a different one. */
export const isConnectTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Connection terminated due to connection timeout'

/** Whether the database cancelled a statement after its timeout. */
export const isStatementTimeout = (error: unknown): boolean => [...getCodes(error)].includes('57014')

/** Codes for a conflict between transactions or a lock timeout: the same work may succeed on a retry. */
const contentionCodes = ['40001', '40P01', '55P03', '57014']

/** Whether a statement failed only because of concurrent transactions. */
export const isContention = (error: unknown): boolean =>
  [...getCodes(error)].some((code) => contentionCodes.includes(code))

/**
 * Reads a mosque's new location from the error PostgreSQL raises for writes to a mosque that has moved to another database:
 * `to` is the address of its servers, undefined while it is still being copied to this database.
 * @returns undefined for any other error
 */
export function readMovedTo(error: unknown): { to: string | undefined } | undefined {
  for (let cause: unknown = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1)
    if ('code' in cause && cause.code === 'MN001')
      return { to: 'detail' in cause && typeof cause.detail === 'string' && cause.detail ? cause.detail : undefined }
  return undefined
}
