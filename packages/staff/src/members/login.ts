import { eq } from 'drizzle-orm'
import { unlessBusyDesk } from './unlessBusy.ts'
import type { DeskCall, DatabaseOperationId, DeskOperations } from '@minaret/foundation/operations'
import { newPublicId, staffAccounts, staffPasskeys, type Tx } from '@minaret/foundation/db'
import { emailKey } from '@minaret/foundation/email-addresses'
import { done, refuse } from '@minaret/foundation/responses'
import {
  readDeviceCookie,
  recogniseDevice,
  startStaffSession,
  type StaffMethod,
  writeDeviceCookie,
  writeSessionCookie,
} from '@minaret/foundation/staff'
import { beginAttempt, endAttempt, findAttempt, tryAttempt } from './attempts.ts'
import { takeCode } from './authenticator.ts'
import { deviceOf } from './device.ts'
import { mosquesOf } from './mosques.ts'
import { emailNewDevice } from './notices.ts'
import { beginPasskeyLogin, finishPasskeyLogin } from './passkeys.ts'
import { deskAddress, placeOf, type StaffServices } from './place.ts'
import { useRecoveryCode } from './recovery.ts'
import { countTry, emailFailures, marksOf, pauseRefusal } from './loginTries.ts'
import { forgetLogins, uncountLogin } from './throttle.ts'
import { messages as texts } from './messages.gen.ts'

type Entering = Pick<DeskCall<DatabaseOperationId>, 'request' | 'now'>

/** How somebody has shown who they are, and with which passkey. */
type How = { method: StaffMethod; passkey?: string; shared?: boolean }

const findByEmail = async (tx: Tx, email: string) => {
  const [account] = await tx
    .select()
    .from(staffAccounts)
    .where(eq(staffAccounts.emailKey, emailKey(email)))
  return account
}

const findById = async (tx: Tx, id: string) => {
  const [account] = await tx.select().from(staffAccounts).where(eq(staffAccounts.id, id))
  return account
}

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
  const account = await findById(tx, accountId)
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

/** Counts a password, or a recovery code in its place, for an address, with an account or without. */
const countPassword = (call: DeskCall<'passwordLogin' | 'recoveryCodeLogin'>) =>
  call.database.forAccount()(async (tx) => {
    const account = await findByEmail(tx, call.body.email)
    const about = { step: 'password', key: emailKey(call.body.email), accountId: account?.id } as const
    return { account, ...(await countTry(tx, call, about)) }
  })

/** Counts a code for a login that has begun; undefined if that is over. */
const countCode = (call: DeskCall<'codeLogin'>) =>
  call.database.forAccount()(async (tx) => {
    const { attempt } = call.body
    const accountId = await findAttempt(tx, attempt, call.now)
    if (!accountId) return undefined
    const { marks, counted } = await countTry(tx, call, { step: 'code', key: accountId, accountId })
    if (!('until' in counted) && !(await tryAttempt(tx, attempt, call.now))) return undefined
    return { accountId, marks, counted }
  })

/** Logging in: a password with a code, a passkey, or a recovery code in its place. */
export const loginOperations = {
  passwordLogin: unlessBusyDesk(async (call: DeskCall<'passwordLogin'> & StaffServices) => {
    const { database, guard, now, body } = call
    const { account, marks, counted } = await countPassword(call)
    if ('until' in counted) return pauseRefusal(counted.until, now)
    // An address without an account, or without a password, takes as long.
    const { right } = await guard.passwords.check(body.password, account?.passwordHash ?? undefined)
    if (!right || !account?.authenticator || account.state !== 'active') {
      if (account) await emailFailures(call, account, counted)
      return refuse(401, texts.wrongLogin)
    }
    const attempt = await database.forAccount()(async (tx) => {
      // What failed before still counts: whoever has the password alone has shown nothing yet.
      await uncountLogin(tx, marks)
      return beginAttempt(tx, { purpose: 'code', accountId: account.id, now })
    })
    return done({ attempt })
  }),

  async codeLogin(call) {
    const { database, secrets, now, body } = call
    const { attempt, code, shared } = body
    const begun = await countCode(call)
    if (!begun) return refuse(410, texts.startAgain)
    const { accountId, marks, counted } = begun
    if ('until' in counted) return pauseRefusal(counted.until, now)
    const method = await database.forAccount()(async (tx) => {
      const isCode = await takeCode(tx, secrets, { accountId, code, now })
      if (!isCode && !(await useRecoveryCode(tx, accountId, code, now))) return undefined
      const account = await findById(tx, accountId)
      const about = { step: 'password', key: account?.emailKey ?? '', accountId } as const
      // The address is among the code's counts.
      const before = (await marksOf(tx, call, about)).filter(({ kind }) => kind !== 'address')
      await forgetLogins(tx, [...before, ...marks])
      await endAttempt(tx, attempt)
      return isCode ? ('code' as const) : ('recovery' as const)
    })
    if (!method) {
      const account = await database.forAccount()((tx) => findById(tx, accountId))
      if (account) await emailFailures(call, account, counted)
      return refuse(401, texts.wrongCode)
    }
    const entered = await enter(call, accountId, { method, shared })
    return entered ? done({}, texts.loggedIn, entered) : refuse(410, texts.startAgain)
  },

  /** A code has 79 bits, so it needs no second factor; whoever has a password enters that before it. */
  async recoveryCodeLogin(call) {
    const { database, now, body } = call
    const { account, marks, counted } = await countPassword(call)
    if ('until' in counted) return pauseRefusal(counted.until, now)
    const accountId = await database.forAccount()(async (tx) => {
      if (account?.state !== 'active' || account.passwordHash !== null) return undefined
      if (!(await useRecoveryCode(tx, account.id, body.code, now))) return undefined
      await forgetLogins(tx, marks)
      return account.id
    })
    const entered = accountId && (await enter(call, accountId, { method: 'recovery', shared: body.shared }))
    if (entered) return done({}, texts.loggedIn, entered)
    if (account && !accountId) await emailFailures(call, account, counted)
    return refuse(401, texts.wrongRecoveryCode)
  },

  async passkeyLoginOptions(call) {
    return done(await beginPasskeyLogin(call.secrets, placeOf(call), call.now))
  },

  async passkeyLogin(call) {
    const { database, secrets, body, now } = call
    const used = await database.forAccount()((tx) => finishPasskeyLogin(tx, placeOf(call), { ...body, secrets, now }))
    const entered =
      used && (await enter(call, used.accountId, { method: 'passkey', passkey: used.passkey, shared: body.shared }))
    return entered ? done({}, texts.loggedIn, entered) : refuse(401, texts.wrongPasskey)
  },
} satisfies DeskOperations<
  'passwordLogin' | 'codeLogin' | 'recoveryCodeLogin' | 'passkeyLoginOptions' | 'passkeyLogin',
  StaffServices
>
