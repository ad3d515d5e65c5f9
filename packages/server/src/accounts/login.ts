import type { Tx } from '@minaret/foundation/db'
import { type OperationResult, type Call, requireSession } from '@minaret/foundation/operations'
import { done } from '@minaret/foundation/responses'
import { isConstraintViolation, invalidCredentials, sessionHeader } from '@minaret/foundation/authentication'
import {
  audit,
  findDevice,
  deleteDevices,
  rememberDevice,
  endSession,
  endSessions,
  startSession,
  changeUser,
  findUserByEmail,
  isComplete,
  claimGuestGifts,
  type User,
  accountMessages,
} from '@minaret/foundation/identity'
import { chooseLanguage } from '@minaret/foundation/email'
import { emailKey } from '@minaret/foundation/email-addresses'
import { queueRequest } from './requests.ts'

/**
 * Queues the email that completes an account opened in a demonstration, after the site has gone live. Until its link is
 * followed, the account counts as not yet confirmed.
 */
const sendCompletionLink = (tx: Tx, call: Call<'userLogin'>, { email, name, passwordHash, contactNumber }: User) =>
  queueRequest(tx, call, {
    kind: 'register',
    email,
    name,
    passwordHash,
    contactNumber: contactNumber ?? undefined,
    language: chooseLanguage(call),
  })

/** Logs in. An email without an account gets the same response as a wrong password, after the same work. */
export async function userLogin(call: Call<'userLogin'>): Promise<OperationResult<'userLogin'>> {
  const { body, db, guard, tenant } = call
  const { passwords, throttle } = guard
  const key = emailKey(body.email)
  const device = await db((tx) => findDevice(tx, key, body.device))
  const refusal = await throttle.countAttempt(call, 'login', key, device)
  if (refusal) return refusal

  const user = await db((tx) => findUserByEmail(tx, key))
  const { isCorrect, isOutdated } = await passwords.check(body.password, user?.passwordHash)
  if (!user || !isCorrect || user.state !== 'active' || !isComplete(user, tenant)) {
    await db(async (tx) => {
      await audit(tx, 'login refused', user?.id)
      if (user?.state === 'active' && isCorrect) await sendCompletionLink(tx, call, user)
    })
    await throttle.recordFailure(call, 'login', key, device)
    return invalidCredentials
  }
  // The hash has outdated parameters, and it can be renewed only while the password is known.
  const passwordHash = isOutdated ? await passwords.hash(body.password) : undefined
  const session = await db(async (tx) => {
    if (passwordHash) await changeUser(tx, user, { passwordHash })
    await claimGuestGifts(tx, user)
    await audit(tx, 'login', user.id)
    const deviceToken = await rememberDevice(tx, user, call.now, body.device)
    return { token: await startSession(tx, call, user), device: deviceToken }
  }).catch((error: unknown) => {
    // The account was deleted concurrently.
    if (isConstraintViolation(error, 'orphan')) return undefined
    throw error
  })
  if (!session) return invalidCredentials
  await throttle.recordSuccess(call, 'login', key, device)
  return done({ ...session, name: user.name }, accountMessages.loggedIn, sessionHeader(session.token))
}

/** Ends this session, or every session of the account. */
export async function userLogout(call: Call<'userLogout'>): Promise<OperationResult<'userLogout'>> {
  const { id, userId } = requireSession(call)
  const { everywhere } = call.body
  await call.db(async (tx) => {
    if (everywhere) {
      await endSessions(tx, userId)
      await deleteDevices(tx, userId)
    } else await endSession(tx, id)
    await audit(tx, everywhere ? 'logout everywhere' : 'logout', userId)
  })
  return done({}, everywhere ? accountMessages.loggedOutEverywhere : accountMessages.loggedOut)
}
