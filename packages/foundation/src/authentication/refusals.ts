import { type OperationResult, type Call } from '../operations/operation.ts'
import { type OperationId, refuse, type Refusal } from '../responses/response.ts'
import { TooBusyError } from '../identity/passwordQueue.ts'
import { messages as accountMessages } from '../identity/messages.gen.ts'

/** For a link that is unknown, expired, used or superseded by a newer one. */
export const linkExpired: Refusal = refuse(410, accountMessages.linkIsOver)

/** The same for a link that confirms an account or a new address: a second click means that it is already confirmed. */
export const confirmationExpired: Refusal = refuse(410, accountMessages.confirmIsOver)

/** For an address without an account as well as for a wrong password. */
export const invalidCredentials: Refusal = refuse(401, accountMessages.noSuchLogin)

/** For a wrong password from a user with a session or a link. The session stays valid. */
export const wrongPassword: Refusal = refuse(401, accountMessages.wrongPassword, {
  currentPassword: accountMessages.wrongPassword,
})

/** If the queue of password checks is too long. */
const busyRefusal: Refusal = {
  ...refuse(503, accountMessages.busy),
  headers: { 'retry-after': '5' },
}

/** Responds that the server is busy if too many passwords are waiting to be hashed. */
export const refuseWhenBusy =
  <K extends OperationId, Services = unknown>(work: (call: Call<K> & Services) => Promise<OperationResult<K>>) =>
  async (call: Call<K> & Services): Promise<OperationResult<K>> => {
    try {
      return await work(call)
    } catch (error) {
      if (error instanceof TooBusyError) return busyRefusal
      throw error
    }
  }

/** Returns the header from which clients read the token of a new session. */
export const sessionHeader = (token: string): Record<string, string> => ({ 'X-JWT-Token': token })

/** PostgreSQL's codes for a unique violation and a foreign key violation. */
const errorCodes = { duplicate: '23505', orphan: '23503' } as const

/** Whether the database rejected a row for that reason; Drizzle wraps the driver's error. */
export function isConstraintViolation(error: unknown, reason: keyof typeof errorCodes): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === errorCodes[reason]) || isConstraintViolation(error.cause, reason)
}
