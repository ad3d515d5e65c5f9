import { type OperationResult, type Call } from '../operations/operation.ts'
import { type OperationId, refuse, type Refusal } from '../responses/response.ts'
import { TooBusyError } from '../identity/passwordQueue.ts'
import { messages as accountMessages } from '../identity/messages.gen.ts'

/** Said of a link that is unknown, expired, used or overtaken by a newer one. */
export const linkExpired: Refusal = refuse(410, accountMessages.linkIsOver)

/** The same of a link that opens an account or puts a new address in force: whoever clicks twice has it already. */
export const confirmationExpired: Refusal = refuse(410, accountMessages.confirmIsOver)

/** Said alike of an address without an account and of a wrong password. */
export const invalidCredentials: Refusal = refuse(401, accountMessages.noSuchLogin)

/** Said to somebody who is logged in, or holds a link, and gives another password. The session stands. */
export const wrongPassword: Refusal = refuse(401, accountMessages.wrongPassword, {
  currentPassword: accountMessages.wrongPassword,
})

/** Said when so many passwords are being checked that nobody would get an answer soon. */
const busy: Refusal = {
  ...refuse(503, accountMessages.busy),
  headers: { 'retry-after': '5' },
}

/** Answers that the host is busy where too many passwords wait to be hashed. */
export const refuseWhenBusy =
  <K extends OperationId, Services = unknown>(work: (call: Call<K> & Services) => Promise<OperationResult<K>>) =>
  async (call: Call<K> & Services): Promise<OperationResult<K>> => {
    try {
      return await work(call)
    } catch (error) {
      if (error instanceof TooBusyError) return busy
      throw error
    }
  }

/** A session that has just begun, for the header the client takes it from as well as for the data. */
export const sessionHeader = (token: string): Record<string, string> => ({ 'X-JWT-Token': token })

/** What the database says of a row whose like is there already, and of one that belongs to a row that has gone. */
const errorCodes = { duplicate: '23505', orphan: '23503' } as const

/** Whether the database refused a row for that reason; drizzle wraps what the driver said. */
export function isConstraintViolation(error: unknown, reason: keyof typeof errorCodes): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === errorCodes[reason]) || isConstraintViolation(error.cause, reason)
}
