import { randomBytes } from 'node:crypto'
import type { Tx } from '@minaret/foundation/db'
import { type OperationResult, type Call } from '@minaret/foundation/operations'
import { done, refuse, type Refusal } from '@minaret/foundation/responses'
import { noSession } from '@minaret/foundation/http'
import { clearRequestedEmails, chooseLanguage, queueEmail } from '@minaret/foundation/email'
import { renderAccountEmail } from './emails.ts'
import { findActor, confirmPassword, isRefusal, linkExpired, sessionHeader } from '@minaret/foundation/authentication'
import {
  type AuditedEvent,
  audit,
  passwordProblem,
  deleteDevices,
  rememberDevice,
  deleteReferences,
  findReference,
  useReference,
  endSessions,
  startSession,
  changeUser,
  findUser,
  type User,
  accountMessages,
} from '@minaret/foundation/identity'
import { emailKey } from '@minaret/foundation/email-addresses'
import { queueRequest } from './requests.ts'
import { mayNotify } from './emailThrottle.ts'

type NotifyCall = Pick<Call<'passwordReset'>, 'now' | 'request' | 'secrets' | 'tenant'>

const refuseWeakPassword = (
  { tenant }: NotifyCall,
  user: User,
  password: string,
  field: 'password' | 'newPassword',
): Refusal | undefined => {
  const { email, name } = user
  const problem = passwordProblem(password, { email, name, mosque: tenant.config.websiteName })
  return problem ? refuse(422, problem, { [field]: problem }) : undefined
}

/**
 * Sets a password, ends every session and emailed link, and emails the owner.
 * @param byLink whether a link emailed to the user was followed, which verifies the email
 * @returns the updated user; undefined if the password was changed concurrently
 */
async function setPassword(
  tx: Tx,
  call: NotifyCall,
  user: User,
  { passwordHash, byLink, event }: { passwordHash: string; byLink: boolean; event: AuditedEvent },
): Promise<User | undefined> {
  const updatedUser = await changeUser(tx, user, { passwordHash, ...(byLink ? { verifiedAt: call.now } : {}) })
  if (!updatedUser) return undefined
  const epoch = await endSessions(tx, user.id)
  await deleteDevices(tx, user.id)
  await deleteReferences(tx, 'reset', user.id)
  await deleteReferences(tx, 'new-email', user.id)
  await audit(tx, event, user.id)
  const kind = 'password-changed'
  const email = renderAccountEmail({ ...call, to: user.email, language: chooseLanguage(call) }, kind)
  if (await mayNotify(tx, call, kind, updatedUser))
    await queueEmail(tx, { kind, cause: randomBytes(16).toString('base64url'), email })
  return { ...updatedUser, epoch }
}

/**
 * Changes the user's password and ends every other session. The response has a new session, unless a reset reference was
 * used instead of a session, which does not log the user in.
 */
export async function passwordChange(call: Call<'passwordChange'>): Promise<OperationResult<'passwordChange'>> {
  const { body, db, guard, now } = call
  const actor = await findActor(call)
  if (isRefusal(actor)) return actor
  const { user, reference } = actor
  const refusal =
    (reference ? undefined : await confirmPassword(call, user, body.currentPassword)) ??
    refuseWeakPassword(call, user, body.newPassword, 'newPassword')
  if (refusal) return refusal

  const passwordHash = await guard.passwords.hash(body.newPassword)
  return db(async (tx) => {
    if (reference && !(await useReference(tx, reference, 'reset', now))) return linkExpired
    if (reference) await clearRequestedEmails(tx, call, user.email)
    const updatedUser = await setPassword(tx, call, user, {
      passwordHash,
      byLink: reference !== undefined,
      event: 'password changed',
    })
    if (!updatedUser) return reference ? linkExpired : noSession
    if (reference) return done({}, accountMessages.passwordSet)
    const device = await rememberDevice(tx, updatedUser, now, body.device)
    const token = await startSession(tx, call, updatedUser)
    return done({ token, name: user.name, device }, accountMessages.passwordChanged, sessionHeader(token))
  })
}

/** Requests a password reset link. A job decides later what to send, so that every email gets the same response. */
export async function resetRequest(call: Call<'resetRequest'>): Promise<OperationResult<'resetRequest'>> {
  const { body, db, guard } = call
  const key = emailKey(body.email)
  const refusal = await guard.throttle.countAttempt(call, 'reset', key)
  if (refusal) return refusal
  await guard.throttle.recordFailure(call, 'reset', key)
  await db((tx) => queueRequest(tx, call, { kind: 'reset', email: key, language: chooseLanguage(call) }))
  return done({}, accountMessages.resetAsked)
}

/** Sets a new password with the emailed link. Ends every session without logging in. */
export async function passwordReset(call: Call<'passwordReset'>): Promise<OperationResult<'passwordReset'>> {
  const { body, db, guard, now } = call
  const user = await db(async (tx) => {
    const reference = await findReference(tx, body.reference, 'reset', now)
    return reference && findUser(tx, reference.subject)
  })
  if (!user || user.state !== 'active') return linkExpired
  const refusal = refuseWeakPassword(call, user, body.password, 'password')
  if (refusal) return refusal
  const passwordHash = await guard.passwords.hash(body.password)
  const device = await db(async (tx) => {
    if (!(await useReference(tx, body.reference, 'reset', now))) return undefined
    await clearRequestedEmails(tx, call, user.email)
    const updatedUser = await setPassword(tx, call, user, { passwordHash, byLink: true, event: 'password reset' })
    return updatedUser && rememberDevice(tx, updatedUser, now, body.device)
  })
  if (!device) return linkExpired
  // The owner of the mailbox need not wait out the pause caused by other people's attempts.
  await guard.throttle.reset(call, 'login', user.emailKey)
  return done({ device }, accountMessages.passwordSet)
}
