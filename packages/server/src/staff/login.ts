import { eq } from 'drizzle-orm'
import { unlessBusyDesk } from './unlessBusy.ts'
import type { DeskCall, DatabaseOperationId, DeskOperations } from '@minaret/foundation/operations'
import { newPublicId, staffAccounts, staffPasskeys, type Tx } from '@minaret/foundation/db'
import { emailKey } from '@minaret/foundation/email-addresses'
import { done, refuse, type Refusal } from '@minaret/foundation/responses'
import {
  readDeviceCookie,
  recogniseDevice,
  startStaffSession,
  type StaffMethod,
  writeDeviceCookie,
  writeSessionCookie,
} from '@minaret/foundation/staff'
import { beginAttempt, tryAttempt } from './attempts.ts'
import { useCode } from './authenticator.ts'
import { deviceOf } from './device.ts'
import { mosquesOf } from './mosques.ts'
import { emailNewDevice } from './notices.ts'
import { beginPasskeyLogin, finishPasskeyLogin } from './passkeys.ts'
import { deskAddress, placeOf, type StaffServices } from './place.ts'
import { useRecoveryCode } from './recovery.ts'
import { countLogin, forgetLogins, type LoginMarks, loginMarks } from './throttle.ts'
import { staffMessages as say } from './messages/index.ts'

type Entering = Pick<DeskCall<DatabaseOperationId>, 'request' | 'now'>

/** How somebody has shown who they are, and with which passkey. */
type How = { method: StaffMethod; passkey?: string; shared?: boolean }

async function hasPasskey(tx: Tx, id: string): Promise<boolean> {
  const found = await tx
    .select({ id: staffPasskeys.id })
    .from(staffPasskeys)
    .where(eq(staffPasskeys.id, id))
    .for('key share')
  return found.length > 0
}

/** Begins the session of somebody who has shown who they are. @returns nothing where the account may not log in */
export async function startSession(
  tx: Tx,
  { request, now }: Entering,
  accountId: string,
  { method, passkey, shared = false }: How,
) {
  const [account] = await tx.select().from(staffAccounts).where(eq(staffAccounts.id, accountId))
  if (!account || account.state !== 'active') return undefined
  // A passkey that was removed after it was shown begins nothing.
  if (passkey !== undefined && !(await hasPasskey(tx, passkey))) return undefined
  const device = deviceOf(request.header('user-agent'))
  const cookie = readDeviceCookie(request, request.header('cookie'))
  const { isKnown, remembered } = await recogniseDevice(tx, { accountId, secret: cookie, shared, now })
  const created = { account, method, passkey, device, shared, deviceHash: remembered?.hash, now }
  const { secret, seconds } = await startStaffSession(tx, created)
  const cookies = [
    writeSessionCookie(request, secret, seconds),
    ...(remembered ? [writeDeviceCookie(request, remembered.secret)] : []),
  ]
  return { account, device, isKnown, headers: { 'set-cookie': cookies } }
}

/**
 * Logs somebody in who has shown who they are; a device that is new to the account is emailed in the same transaction.
 * The mosques are found before it: no transaction waits for another connection.
 */
async function enter(
  call: Entering & StaffServices & Pick<DeskCall<DatabaseOperationId>, 'database'>,
  accountId: string,
  how: How,
) {
  const mosques = await mosquesOf(call, accountId)
  return call.database.forAccount()(async (tx) => {
    const started = await startSession(tx, call, accountId, how)
    if (!started) return undefined
    const { account, device, isKnown, headers } = started
    const { shared = false } = how
    const opening = { account, device, shared, login: newPublicId(), now: call.now }
    if (!isKnown) await emailNewDevice(tx, { mosques, address: deskAddress(call) }, opening)
    return headers
  })
}

/** Tells somebody who tried too often how long to wait. */
export function pauseRefusal(until: Date, now: Date): Refusal {
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

/** Logging in: a password with a code, a passkey, or a recovery code in its place. */
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
    const shown = await database.forAccount()(async (tx) => {
      const accountId = await tryAttempt(tx, attempt, now)
      if (!accountId) return 'over'
      const isCode = await useCode(tx, secrets, { accountId, code, now })
      if (!isCode && !(await useRecoveryCode(tx, accountId, code, now))) return 'wrong'
      return { accountId, method: isCode ? ('code' as const) : ('recovery' as const) }
    })
    if (shown === 'wrong') return refuse(401, say.wrongCode)
    const entered = shown === 'over' ? undefined : await enter(call, shown.accountId, { ...shown, shared })
    return entered ? done({}, say.loggedIn, entered) : refuse(410, say.startAgain)
  },

  /** A code has 79 bits, so it needs no second factor; whoever has a password enters that before it. */
  async recoveryCodeLogin(call) {
    const { database, secrets, now, body, request } = call
    const marks: LoginMarks = loginMarks(secrets, request.address, emailKey(body.email))
    const until = await database.forAccount()((tx) => countLogin(tx, marks, now))
    if (until) return pauseRefusal(until, now)
    const accountId = await database.forAccount()(async (tx) => {
      const account = await findByEmail(tx, body.email)
      if (account?.state !== 'active' || account.passwordHash !== null) return undefined
      if (!(await useRecoveryCode(tx, account.id, body.code, now))) return undefined
      await forgetLogins(tx, marks)
      return account.id
    })
    const entered = accountId && (await enter(call, accountId, { method: 'recovery', shared: body.shared }))
    return entered ? done({}, say.loggedIn, entered) : refuse(401, say.wrongRecoveryCode)
  },

  async passkeyLoginOptions(call) {
    return done(await call.database.forAccount()((tx) => beginPasskeyLogin(tx, placeOf(call), call.now)))
  },

  async passkeyLogin(call) {
    const { database, body, now } = call
    const used = await database.forAccount()((tx) => finishPasskeyLogin(tx, placeOf(call), { ...body, now }))
    const entered =
      used && (await enter(call, used.accountId, { method: 'passkey', passkey: used.passkey, shared: body.shared }))
    return entered ? done({}, say.loggedIn, entered) : refuse(401, say.wrongPasskey)
  },
} satisfies DeskOperations<
  'passwordLogin' | 'codeLogin' | 'recoveryCodeLogin' | 'passkeyLoginOptions' | 'passkeyLogin',
  StaffServices
>
