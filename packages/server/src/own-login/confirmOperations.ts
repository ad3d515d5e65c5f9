import { eq } from 'drizzle-orm'
import type { DeskCall, DeskOperations } from '@minaret/foundation/operations'
import { staffAccounts, staffPasskeys } from '@minaret/foundation/db'
import { done, refuse } from '@minaret/foundation/responses'
import { confirmStaffSession, type StaffSession } from '@minaret/foundation/staff'
import { beginAttempt, tryAttempt } from '../staff/attempts.ts'
import { useCode } from '../staff/authenticator.ts'
import { pauseRefusal } from '../staff/login.ts'
import { beginPasskeyLogin, finishPasskeyLogin } from '../staff/passkeys.ts'
import { placeOf, type StaffServices } from '../staff/place.ts'
import { countLogin, forgetLogins, loginMarks } from '../staff/throttle.ts'
import { ownLoginMessages as say } from './messages/index.ts'

const notYou = refuse(422, say.notYou, { code: say.notYou })

/** Whether what was sent shows the account: a passkey of its own, or a new code of its authenticator app. */
async function isShown(call: DeskCall<'identityConfirm'> & StaffServices, session: StaffSession) {
  const accountId = session.account.id
  const { database, secrets, body, now } = call
  const { attempt, credential, code } = body
  return database.forAccount()(async (tx) => {
    if (credential) {
      const used = await finishPasskeyLogin(tx, placeOf(call), { attempt, credential, now })
      return used?.accountId === accountId
    }
    if (code === undefined || (await tryAttempt(tx, attempt, now, session.id)) !== accountId) return false
    return useCode(tx, secrets, { accountId, code, now })
  })
}

/** Showing again who one is, before what a session that was left open must not do. */
export const confirmOperations = {
  async identityConfirmBegin(call) {
    const { database, session, now } = call
    if (!session) return notYou
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
        ...(passkeys.length > 0 ? { passkey: await beginPasskeyLogin(tx, placeOf(call), now) } : {}),
      })
    })
  },

  async identityConfirm(call) {
    const { database, secrets, session, request, now } = call
    if (!session) return notYou
    const marks = loginMarks(secrets, request.address, `confirmation ${session.account.id}`)
    const until = await database.forAccount()((tx) => countLogin(tx, marks, now))
    if (until) return pauseRefusal(until, now)
    if (!(await isShown(call, session))) return notYou
    await database.forAccount()(async (tx) => {
      await forgetLogins(tx, marks)
      await confirmStaffSession(tx, session.id, now)
    })
    return done({}, say.confirmed)
  },
} satisfies DeskOperations<'identityConfirmBegin' | 'identityConfirm', StaffServices>
