import { eq } from 'drizzle-orm'
import { refuseIfBusy } from './unlessBusy.ts'
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
import { describeDevice } from './device.ts'
import { listMosques } from './mosques.ts'
import { emailNewDevice } from './notices.ts'
import { beginPasskeyLogin, finishPasskeyLogin } from './passkeys.ts'
import { getDeskUrl, getRelyingParty, type StaffServices } from './place.ts'
import { useRecoveryCode } from './recovery.ts'
import { countAttempt, emailFailures, getLoginMarks, pauseRefusal } from './loginTries.ts'
import { resetLoginCounts, removeFromCounts } from './throttle.ts'
import { messages as texts } from './messages.gen.ts'

type LoginCall = Pick<DeskCall<DatabaseOperationId>, 'request' | 'now'>

/** How the account holder authenticated. */
type LoginMethod = { method: StaffMethod; passkey?: string; shared?: boolean }

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
  const rows = await tx
    .select({ id: staffPasskeys.id })
    .from(staffPasskeys)
    .where(eq(staffPasskeys.id, id))
    .for('key share')
  return rows.length > 0
}

/** Starts a session after authentication. @returns undefined if the account may not log in */
export async function startSession(
  tx: Tx,
  { request, now }: LoginCall,
  accountId: string,
  { method, passkey, shared = false }: LoginMethod,
) {
  const account = await findById(tx, accountId)
  if (!account || account.state !== 'active') return undefined
  // The passkey may have been removed in the meantime.
  if (passkey !== undefined && !(await hasPasskey(tx, passkey))) return undefined
  const device = describeDevice(request.header('user-agent'))
  const cookie = readDeviceCookie(request, request.header('cookie'))
  const { isKnown, device: rememberedDevice } = await recogniseDevice(tx, { accountId, secret: cookie, shared, now })
  const values = { account, method, passkey, device, shared, deviceHash: rememberedDevice?.hash, now }
  const { secret, seconds } = await startStaffSession(tx, values)
  const cookies = [
    writeSessionCookie(request, secret, seconds),
    ...(rememberedDevice ? [writeDeviceCookie(request, rememberedDevice.secret)] : []),
  ]
  return { account, device, isKnown, headers: { 'set-cookie': cookies } }
}

/**
 * Starts a session after authentication, and emails about a new device in the same transaction. The mosques are read
 * before it, so that the transaction does not need a second connection.
 */
async function logInWith(
  call: LoginCall & StaffServices & Pick<DeskCall<DatabaseOperationId>, 'database'>,
  accountId: string,
  authentication: LoginMethod,
) {
  const mosques = await listMosques(call, accountId)
  return call.database.forAccount()(async (tx) => {
    const session = await startSession(tx, call, accountId, authentication)
    if (!session) return undefined
    const { account, device, isKnown, headers } = session
    const { shared = false } = authentication
    const newDevice = { account, device, shared, login: newPublicId(), now: call.now }
    if (!isKnown) await emailNewDevice(tx, { mosques, address: getDeskUrl(call) }, newDevice)
    return headers
  })
}

/** Counts a password or a recovery code for an address, with or without an account. */
const countPassword = (call: DeskCall<'passwordLogin' | 'recoveryCodeLogin'>) =>
  call.database.forAccount()(async (tx) => {
    const account = await findByEmail(tx, call.body.email)
    const attemptContext = { step: 'password', key: emailKey(call.body.email), accountId: account?.id } as const
    return { account, ...(await countAttempt(tx, call, attemptContext)) }
  })

/** Counts a code for a pending login; undefined if it has expired. */
const countCode = (call: DeskCall<'codeLogin'>) =>
  call.database.forAccount()(async (tx) => {
    const { attempt } = call.body
    const accountId = await findAttempt(tx, attempt, call.now)
    if (!accountId) return undefined
    const { marks, counted } = await countAttempt(tx, call, { step: 'code', key: accountId, accountId })
    if (!('until' in counted) && !(await tryAttempt(tx, attempt, call.now))) return undefined
    return { accountId, marks, counted }
  })

/** The operations to log in: with a password and a code, a passkey, or a recovery code. */
export const loginOperations = {
  passwordLogin: refuseIfBusy(async (call: DeskCall<'passwordLogin'> & StaffServices) => {
    const { database, guard, now, body } = call
    const { account, marks, counted } = await countPassword(call)
    if ('until' in counted) return pauseRefusal(counted.until, now)
    // Takes the same time for an address without an account or a password.
    const { isCorrect } = await guard.passwords.check(body.password, account?.passwordHash ?? undefined)
    if (!isCorrect || !account?.authenticator || account.state !== 'active') {
      if (account) await emailFailures(call, account, counted)
      return refuse(401, texts.wrongLogin)
    }
    const attempt = await database.forAccount()(async (tx) => {
      // Earlier failures still count, since the password alone is not enough.
      await removeFromCounts(tx, marks)
      return beginAttempt(tx, { purpose: 'code', accountId: account.id, now })
    })
    return done({ attempt })
  }),

  async codeLogin(call) {
    const { database, secrets, now, body } = call
    const { attempt, code, shared } = body
    const pendingLogin = await countCode(call)
    if (!pendingLogin) return refuse(410, texts.startAgain)
    const { accountId, marks, counted } = pendingLogin
    if ('until' in counted) return pauseRefusal(counted.until, now)
    const method = await database.forAccount()(async (tx) => {
      const isCode = await takeCode(tx, secrets, { accountId, code, now })
      if (!isCode && !(await useRecoveryCode(tx, accountId, code, now))) return undefined
      const account = await findById(tx, accountId)
      const attemptContext = { step: 'password', key: account?.emailKey ?? '', accountId } as const
      // The counts of the code include the IP address.
      const passwordMarks = (await getLoginMarks(tx, call, attemptContext)).filter(({ kind }) => kind !== 'address')
      await resetLoginCounts(tx, [...passwordMarks, ...marks])
      await endAttempt(tx, attempt)
      return isCode ? ('code' as const) : ('recovery' as const)
    })
    if (!method) {
      const account = await database.forAccount()((tx) => findById(tx, accountId))
      if (account) await emailFailures(call, account, counted)
      return refuse(401, texts.wrongCode)
    }
    const headers = await logInWith(call, accountId, { method, shared })
    return headers ? done({}, texts.loggedIn, headers) : refuse(410, texts.startAgain)
  },

  /** A recovery code has 79 bits and needs no second factor. Accounts with a password use it as the second factor. */
  async recoveryCodeLogin(call) {
    const { database, now, body } = call
    const { account, marks, counted } = await countPassword(call)
    if ('until' in counted) return pauseRefusal(counted.until, now)
    const accountId = await database.forAccount()(async (tx) => {
      if (account?.state !== 'active' || account.passwordHash !== null) return undefined
      if (!(await useRecoveryCode(tx, account.id, body.code, now))) return undefined
      await resetLoginCounts(tx, marks)
      return account.id
    })
    const headers = accountId && (await logInWith(call, accountId, { method: 'recovery', shared: body.shared }))
    if (headers) return done({}, texts.loggedIn, headers)
    if (account && !accountId) await emailFailures(call, account, counted)
    return refuse(401, texts.wrongRecoveryCode)
  },

  async passkeyLoginOptions(call) {
    return done(await beginPasskeyLogin(call.secrets, getRelyingParty(call), call.now))
  },

  async passkeyLogin(call) {
    const { database, secrets, body, now } = call
    const login = await database.forAccount()((tx) =>
      finishPasskeyLogin(tx, getRelyingParty(call), { ...body, secrets, now }),
    )
    const headers =
      login &&
      (await logInWith(call, login.accountId, { method: 'passkey', passkey: login.passkey, shared: body.shared }))
    return headers ? done({}, texts.loggedIn, headers) : refuse(401, texts.wrongPasskey)
  },
} satisfies DeskOperations<
  'passwordLogin' | 'codeLogin' | 'recoveryCodeLogin' | 'passkeyLoginOptions' | 'passkeyLogin',
  StaffServices
>
