/** The code of a database that says nothing at all: see {@link UnresponsiveDatabaseError}. */
const unresponsiveCode = 'DATABASE_SILENT'

/** PostgreSQL, or the way to it, has swallowed what was asked. */
export class UnresponsiveDatabaseError extends Error {
  readonly code = unresponsiveCode
  constructor() {
    super('The database does not answer.')
  }
}

/** A full disk or a used-up quota, as PostgreSQL and the system call it. */
const spaceCodes = ['53100', 'ENOSPC', 'EDQUOT']

/** What the driver and PostgreSQL say while the database is away, starting or going, or short of what it needs. */
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
  // Memory, connections and files of its machine, and a disk that fails.
  '53000',
  '53100',
  '53200',
  '53300',
  '58030',
]

/** The codes of an error and of what caused it. */
function* getCodes(error: unknown): Generator<string> {
  for (let next: unknown = error, depth = 0; next instanceof Error && depth < 5; next = next.cause, depth += 1) {
    if ('code' in next && typeof next.code === 'string') yield next.code
    if (
      /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered)/.test(
        next.message,
      )
    )
      yield 'ECONNRESET'
  }
}

/** Whether something failed because the database is away for a moment: asking again later is right. */
export const isTransientError = (error: unknown): boolean =>
  [...getCodes(error)].some((code) => transientCodes.includes(code))

/** Whether nothing more could be written because a disk is full: PostgreSQL's, or that of files. */
export const isOutOfSpace = (error: unknown): boolean => [...getCodes(error)].some((code) => spaceCodes.includes(code))

/** Whether a new connection was never answered, in the driver's words; who waits for a free one hears others. */
export const isConnectTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Connection terminated due to connection timeout'

/** Whether the database broke a statement off because its time was over. */
export const isStatementTimeout = (error: unknown): boolean => [...getCodes(error)].includes('57014')

/** Two transactions were in each other's way, or one waited too long: the same work may succeed when it is done again. */
const contentionCodes = ['40001', '40P01', '55P03', '57014']

/** Whether a statement failed only because of what other transactions did at the same moment. */
export const isContention = (error: unknown): boolean =>
  [...getCodes(error)].some((code) => contentionCodes.includes(code))

/**
 * Where a mosque is, when PostgreSQL refused to write because another database has it: the address of its servers, or
 * nothing while it is still being copied to this one.
 * @returns nothing for every other error
 */
export function readMovedTo(error: unknown): { to: string | undefined } | undefined {
  for (let next: unknown = error, depth = 0; next instanceof Error && depth < 5; next = next.cause, depth += 1)
    if ('code' in next && next.code === 'MN001')
      return { to: 'detail' in next && typeof next.detail === 'string' && next.detail ? next.detail : undefined }
  return undefined
}
