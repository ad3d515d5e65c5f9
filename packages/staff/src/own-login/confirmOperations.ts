import { eq } from 'drizzle-orm'
import type { DeskCall, DeskOperations } from '@minaret/foundation/operations'
import { staffAccounts, staffPasskeys, type Tx } from '@minaret/foundation/db'
import { done, refuse } from '@minaret/foundation/responses'
import { confirmStaffSession, type StaffSession } from '@minaret/foundation/staff'
import { beginAttempt, endAttempt, findAttempt, tryAttempt } from '../members/attempts.ts'
import { takeCode } from '../members/authenticator.ts'
import { countAttempt, emailFailures, pauseRefusal } from '../members/loginTries.ts'
import { beginPasskeyLogin, finishPasskeyLogin } from '../members/passkeys.ts'
import { getRelyingParty, type StaffServices } from '../members/place.ts'
import { resetLoginCounts } from '../members/throttle.ts'
import { messages as texts } from './messages.gen.ts'

const notConfirmed = refuse(422, texts.confirmationFailed, { code: texts.confirmationFailed })

type ConfirmCall = DeskCall<'identityConfirm'> & StaffServices

/** Counts a session’s attempt before the comparison, in a separate transaction; undefined if the attempt has expired. */
const countConfirmation = (call: ConfirmCall, session: StaffSession) =>
  call.database.forAccount()(async (tx) => {
    const { attempt, credential } = call.body
    const accountId = session.account.id
    const step = credential ? 'confirmPasskey' : 'confirmCode'
    if (!credential && (await findAttempt(tx, attempt, call.now, session.id)) !== accountId) return undefined
    const counts = await countAttempt(tx, call, { step, key: accountId, accountId })
    const isAttemptUsedUp =
      !credential && !('until' in counts.counted) && !(await tryAttempt(tx, attempt, call.now, session.id))
    return isAttemptUsedUp ? undefined : counts
  })

/** Verifies a passkey of the account or a new code of its authenticator app. */
async function isVerified(tx: Tx, call: ConfirmCall, accountId: string): Promise<boolean> {
  const { secrets, body, now } = call
  const { attempt, credential, code } = body
  if (credential) {
    const login = await finishPasskeyLogin(tx, getRelyingParty(call), { secrets, attempt, credential, now })
    return login?.accountId === accountId
  }
  if (code === undefined) return false
  return takeCode(tx, secrets, { accountId, code, now })
}

/** The operations to confirm one’s identity again before sensitive actions. */
export const confirmOperations = {
  async identityConfirmBegin(call) {
    const { database, session, now } = call
    if (!session) return notConfirmed
    const { id: accountId } = session.account
    return database.forAccount()(async (tx) => {
      const [account] = await tx.select().from(staffAccounts).where(eq(staffAccounts.id, accountId))
      const passkeys = await tx
        .select({ id: staffPasskeys.id })
        .from(staffPasskeys)
        .where(eq(staffPasskeys.accountId, accountId))
      return done({
        attempt: await beginAttempt(tx, { purpose: 'code', accountId, payload: { session: session.id }, now }),
        authenticator: account?.authenticator !== null,
        ...(passkeys.length > 0 ? { passkey: await beginPasskeyLogin(call.secrets, getRelyingParty(call), now) } : {}),
      })
    })
  },

  async identityConfirm(call) {
    const { database, session, now, body } = call
    if (!session) return notConfirmed
    const counts = await countConfirmation(call, session)
    if (!counts) return notConfirmed
    const { marks, counted } = counts
    if ('until' in counted) return pauseRefusal(counted.until, now)
    const isConfirmed = await database.forAccount()(async (tx) => {
      if (!(await isVerified(tx, call, session.account.id))) return false
      await resetLoginCounts(tx, marks)
      if (!body.credential) await endAttempt(tx, body.attempt)
      await confirmStaffSession(tx, session.id, now)
      return true
    })
    if (isConfirmed) return done({}, texts.confirmed)
    await emailFailures(call, session.account, counted)
    return notConfirmed
  },
} satisfies DeskOperations<'identityConfirmBegin' | 'identityConfirm', StaffServices>
