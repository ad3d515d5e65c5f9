import { eq } from 'drizzle-orm'
import { unlessBusyDesk } from './unlessBusy.ts'
import type { DeskCall, DeskOperationId, DeskOperations } from '@minaret/foundation/operations'
import { staffAccounts, type Tx } from '@minaret/foundation/db'
import { emailKey } from '@minaret/foundation/email-addresses'
import { done, refuse, type Refusal } from '@minaret/foundation/responses'
import { startStaffSession, type StaffMethod, writeSessionCookie } from '@minaret/foundation/staff'
import { beginAttempt, tryAttempt } from './attempts.ts'
import { useCode } from './authenticator.ts'
import { deviceOf } from './device.ts'
import { beginPasskeyLogin, finishPasskeyLogin } from './passkeys.ts'
import { placeOf, type StaffServices } from './place.ts'
import { useRecoveryCode } from './recovery.ts'
import { countLogin, forgetLogins, type LoginMarks, loginMarks } from './throttle.ts'
import { staffMessages as say } from './messages/index.ts'

type Entering = Pick<DeskCall<DeskOperationId>, 'request' | 'now'>

/** Begins the session of somebody who has shown who they are, in the transaction that checked it. */
export async function enter(
  tx: Tx,
  { request, now }: Entering,
  accountId: string,
  { method, shared = false }: { method: StaffMethod; shared?: boolean },
): Promise<Record<string, string> | undefined> {
  const [account] = await tx.select().from(staffAccounts).where(eq(staffAccounts.id, accountId))
  if (!account || account.state !== 'active') return undefined
  const device = deviceOf(request.header('user-agent'))
  const { secret, seconds } = await startStaffSession(tx, { account, method, device, shared, now })
  return { 'set-cookie': writeSessionCookie(request, secret, seconds) }
}

function pauseRefusal(until: Date, now: Date): Refusal {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))
  return { ...refuse(429, say.pause(seconds)), headers: { 'retry-after': String(seconds) } }
}

const findByEmail = async (tx: Tx, email: string) => {
  const [account] = await tx
    .select()
    .from(staffAccounts)
    .where(eq(staffAccounts.emailKey, emailKey(email)))
  return account
}

/** Logging in: a password with a code, or a passkey. */
export const loginOperations = {
  passwordLogin: unlessBusyDesk(async ({ database, secrets, guard, now, body, request }) => {
    const marks: LoginMarks = loginMarks(secrets, request.address, emailKey(body.email))
    const until = await database.forAccount()((tx) => countLogin(tx, marks, now))
    if (until) return pauseRefusal(until, now)
    const account = await database.forAccount()((tx) => findByEmail(tx, body.email))
    // An address without an account, or without a password, takes as long.
    const { right } = await guard.passwords.check(body.password, account?.passwordHash ?? undefined)
    if (!right || !account?.authenticator || account.state !== 'active') return refuse(401, say.wrongLogin)
    const attempt = await database.forAccount()(async (tx) => {
      await forgetLogins(tx, marks)
      return beginAttempt(tx, { purpose: 'code', accountId: account.id, now })
    })
    return done({ attempt })
  }),

  async codeLogin(call) {
    const { database, secrets, now, body } = call
    const { attempt, code, shared } = body
    const entered = await database.forAccount()(async (tx) => {
      const accountId = await tryAttempt(tx, attempt, now)
      if (!accountId) return 'over'
      const isCode = await useCode(tx, secrets, { accountId, code, now })
      if (!isCode && !(await useRecoveryCode(tx, accountId, code, now))) return 'wrong'
      return (await enter(tx, call, accountId, { method: isCode ? 'code' : 'recovery', shared })) ?? 'over'
    })
    if (entered === 'over') return refuse(410, say.startAgain)
    if (entered === 'wrong') return refuse(401, say.wrongCode)
    return done({}, say.loggedIn, entered)
  },

  async passkeyLoginOptions(call) {
    return done(await call.database.forAccount()((tx) => beginPasskeyLogin(tx, placeOf(call), call.now)))
  },

  async passkeyLogin(call) {
    const { database, body, now } = call
    const entered = await database.forAccount()(async (tx) => {
      const accountId = await finishPasskeyLogin(tx, placeOf(call), { ...body, now })
      return accountId && enter(tx, call, accountId, { method: 'passkey', shared: body.shared })
    })
    return entered ? done({}, say.loggedIn, entered) : refuse(401, say.wrongPasskey)
  },
} satisfies DeskOperations<'passwordLogin' | 'codeLogin' | 'passkeyLoginOptions' | 'passkeyLogin', StaffServices>
