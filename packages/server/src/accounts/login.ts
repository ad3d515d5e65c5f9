import type { Tx } from '@minaret/foundation/db'
import { type Answer, type Call, sessionOf } from '@minaret/foundation/operations'
import { done } from '@minaret/foundation/responses'
import { isRefusedFor, noSuchLogin, sessionHeader } from '@minaret/foundation/authentication'
import {
  audit,
  findDevice,
  forgetDevices,
  rememberDevice,
  endSession,
  endSessions,
  startSession,
  changeUser,
  findUserByEmail,
  isComplete,
  joinGuestGifts,
  type User,
  accountMessages,
} from '@minaret/foundation/identity'
import { languageOf } from '@minaret/foundation/email'
import { emailKey } from '@minaret/foundation/email-addresses'
import { leaveRequest } from './requests.ts'

/**
 * Leaves the letter that completes an account which a demonstration opened, now that there is none any more: until its
 * link is followed, the account is as one that has just been asked for.
 */
const askToComplete = (tx: Tx, call: Call<'userLogin'>, { email, name, passwordHash, contactNumber }: User) =>
  leaveRequest(tx, call, {
    kind: 'register',
    email,
    name,
    passwordHash,
    contactNumber: contactNumber ?? undefined,
    language: languageOf(call),
  })

/** Logs in. An address without an account is answered as a wrong password is, after the same work. */
export async function userLogin(call: Call<'userLogin'>): Promise<Answer<'userLogin'>> {
  const { body, db, guard, tenant } = call
  const { passwords, throttle } = guard
  const key = emailKey(body.email)
  const device = await db((tx) => findDevice(tx, key, body.device))
  const refusal = await throttle.take(call, 'login', key, device)
  if (refusal) return refusal

  const user = await db((tx) => findUserByEmail(tx, key))
  const { right, outdated } = await passwords.check(body.password, user?.passwordHash)
  if (!user || !right || user.state !== 'active' || !isComplete(user, tenant)) {
    await db(async (tx) => {
      await audit(tx, 'login refused', user?.id)
      if (user?.state === 'active' && right) await askToComplete(tx, call, user)
    })
    await throttle.failed(call, 'login', key, device)
    return noSuchLogin
  }
  // Made more cheaply than hashes are made now; this is the only moment the password is at hand.
  const passwordHash = outdated ? await passwords.hash(body.password) : undefined
  const begun = await db(async (tx) => {
    if (passwordHash) await changeUser(tx, user, { passwordHash })
    await joinGuestGifts(tx, user)
    await audit(tx, 'login', user.id)
    const known = await rememberDevice(tx, user, call.now, body.device)
    return { token: await startSession(tx, call, user), device: known }
  }).catch((error: unknown) => {
    // The account was deleted from elsewhere at this moment.
    if (isRefusedFor(error, 'orphan')) return undefined
    throw error
  })
  if (!begun) return noSuchLogin
  await throttle.passed(call, 'login', key, device)
  return done({ ...begun, name: user.name }, accountMessages.loggedIn, sessionHeader(begun.token))
}

/** Ends this session, or every session of the account. */
export async function userLogout(call: Call<'userLogout'>): Promise<Answer<'userLogout'>> {
  const { id, userId } = sessionOf(call)
  const { everywhere } = call.body
  await call.db(async (tx) => {
    if (everywhere) {
      await endSessions(tx, userId)
      await forgetDevices(tx, userId)
    } else await endSession(tx, id)
    await audit(tx, everywhere ? 'logout everywhere' : 'logout', userId)
  })
  return done({}, everywhere ? accountMessages.loggedOutEverywhere : accountMessages.loggedOut)
}
