import { randomBytes } from 'node:crypto'
import type { OperationResult, Call } from '@minaret/foundation/operations'
import type { PersonalDataServices } from '@minaret/giving/providers'
import { done, refuse } from '@minaret/foundation/responses'
import { chooseLanguage, clearRequestedEmails, queueEmail } from '@minaret/foundation/email'
import { renderAccountEmail } from './emails.ts'
import { readPayloadField } from '@minaret/foundation/jobs'
import {
  isConstraintViolation,
  confirmationExpired,
  sessionHeader,
  confirmPassword,
} from '@minaret/foundation/authentication'
import {
  audit,
  rememberDevice,
  deleteReferences,
  findReference,
  type Reference,
  useReference,
  startSession,
  changeUser,
  findUser,
  claimGuestGifts,
  accountMessages,
} from '@minaret/foundation/identity'
import { emailKey } from '@minaret/foundation/email-addresses'
import { clearUnverified, openVerified } from './verifiedAccount.ts'
import { mayNotify } from './emailThrottle.ts'

type VerifyCall = Call<'userVerify'> & PersonalDataServices

const wrongPassword = refuse(401, accountMessages.wrongChosen, { password: accountMessages.wrongChosen })

async function completeRegistration(
  call: VerifyCall,
  { subject, payload }: Reference,
): Promise<OperationResult<'userVerify'>> {
  const { body, db, guard, now } = call
  const refusal = await guard.throttle.countAttempt(call, 'password', subject)
  if (refusal) return refusal
  const passwordHash = readPayloadField(payload, 'passwordHash')
  if (!(await guard.passwords.check(body.password, passwordHash)).isCorrect) {
    await db((tx) => audit(tx, 'password refused'))
    await guard.throttle.recordFailure(call, 'password', subject)
    return wrongPassword
  }
  await guard.throttle.recordSuccess(call, 'password', subject)
  const name = readPayloadField(payload, 'name')
  const number: unknown = Reflect.get(Object(payload), 'contactNumber')
  const contactNumber = typeof number === 'string' ? number : undefined
  return db(async (tx) => {
    if (!(await useReference(tx, body.reference, 'register', now))) return confirmationExpired
    const email = readPayloadField(payload, 'email')
    const user = await openVerified(tx, call.personalData, {
      name,
      email,
      contactNumber,
      passwordHash,
      createdAt: now,
      verifiedAt: now,
    })
    // Another account has taken the email in the meantime.
    if (!user) return confirmationExpired
    await deleteReferences(tx, 'register', subject)
    await clearRequestedEmails(tx, call, email)
    await claimGuestGifts(tx, user)
    await audit(tx, 'account opened', user.id)
    const device = await rememberDevice(tx, user, now, body.device)
    const token = await startSession(tx, call, user)
    return done({ token, name: user.name, device }, accountMessages.opened, sessionHeader(token))
  })
}

async function confirmNewEmail(
  call: VerifyCall,
  { subject, payload }: Reference,
): Promise<OperationResult<'userVerify'>> {
  const { body, db, now, tenant } = call
  const user = await db((tx) => findUser(tx, subject))
  if (!user || user.state !== 'active') return confirmationExpired
  const refusal = await confirmPassword(call, user, body.password, 'password')
  if (refusal) return refusal
  const email = readPayloadField(payload, 'email')
  return db(async (tx) => {
    if (!(await useReference(tx, body.reference, 'new-email', now))) return confirmationExpired
    await clearUnverified(tx, call.personalData, email)
    const updatedUser = await changeUser(tx, user, { email, emailKey: emailKey(email), verifiedAt: now })
    if (!updatedUser) return confirmationExpired
    await clearRequestedEmails(tx, call, email)
    // A reset link in the old mailbox must no longer work.
    await deleteReferences(tx, 'reset', user.id)
    await claimGuestGifts(tx, updatedUser)
    await audit(tx, 'new address in force', user.id)
    const notice = renderAccountEmail({ tenant, to: user.email, language: chooseLanguage(call) }, 'email-changed')
    if (await mayNotify(tx, call, 'email-changed', user))
      await queueEmail(tx, { kind: 'email-changed', cause: randomBytes(16).toString('base64url'), email: notice })
    const token = await startSession(tx, call, updatedUser)
    return done({ token, name: updatedUser.name }, accountMessages.emailChanged, sessionHeader(token))
  }).catch((error: unknown) => {
    // Another account with that email was opened in the meantime.
    if (isConstraintViolation(error, 'duplicate')) return confirmationExpired
    throw error
  })
}

/** Completes a registration or a change of email, with the emailed link and the password. */
export async function userVerify(call: VerifyCall): Promise<OperationResult<'userVerify'>> {
  const { body, db, now } = call
  const reference = await db(
    async (tx) =>
      (await findReference(tx, body.reference, 'register', now)) ??
      (await findReference(tx, body.reference, 'new-email', now)),
  )
  if (!reference) return confirmationExpired
  return reference.purpose === 'register' ? completeRegistration(call, reference) : confirmNewEmail(call, reference)
}
