import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { endRunningGifts, anonymizeRegularGifts, stillCollecting } from '@minaret/giving/regular'
import { findRunningRegularGifts } from '@minaret/giving/records'
import {
  referencePurposes,
  references,
  users,
  type Tx,
  mails,
  gifts,
  contactMessages,
  courseApplicants,
  maktabRegistrations,
  subscribers,
  courses,
} from '@minaret/foundation/db'
import { forgetDeclarer } from '@minaret/giving/gift-aid'
import { type OperationResult, requireSession } from '@minaret/foundation/operations'
import type { GivingCall } from '@minaret/giving/providers'
import { done } from '@minaret/foundation/responses'
import { noSession } from '@minaret/foundation/http'
import { chooseLanguage, queueEmail } from '@minaret/foundation/email'
import { accountEmail } from './emails.ts'
import { accountEmails } from './emailTemplates.ts'
import { confirmPassword } from '@minaret/foundation/authentication'
import { audit, findUser, claimGuestGifts, type User, accountMessages } from '@minaret/foundation/identity'
import { applicationsOf, messagesOf, registrationsOf, subscriptionOf } from './personalData.ts'
import { mayNotify } from './emailThrottle.ts'

/**
 * Gifts stay in the books, and nobody can tell any more who gave them, but from the Gift Aid declarations of gifts that
 * have been claimed for, which the law wants kept.
 */
async function forgetDonor(tx: Tx, user: User, now: Date): Promise<void> {
  await tx
    .update(gifts)
    .set({ donorName: '', donorEmail: '', note: null, message: null, userId: null, forgottenAt: now })
    .where(eq(gifts.userId, user.id))
  await anonymizeRegularGifts(tx, user, now)
  await forgetDeclarer(tx, { userId: user.id, email: user.verifiedAt ? user.emailKey : undefined }, now)
}

/**
 * Takes applications back; a place that was held is free again. The courses are locked first, as by whoever applies, and
 * in one order, so that those who leave at the same moment wait for one another in a line and not in a ring.
 */
async function withdrawApplications(tx: Tx, user: User): Promise<void> {
  const applied = tx.select({ id: courseApplicants.courseId }).from(courseApplicants).where(applicationsOf(user))
  await tx
    .select({ id: courses.id })
    .from(courses)
    .where(inArray(courses.id, applied))
    .orderBy(courses.id)
    .for('update')
  const gone = await tx
    .delete(courseApplicants)
    .where(applicationsOf(user))
    .returning({ courseId: courseApplicants.courseId, state: courseApplicants.state })
  const freed = gone.filter(({ state }) => state === 'received' || state === 'accepted').map(({ courseId }) => courseId)
  for (const courseId of freed.toSorted())
    await tx
      .update(courses)
      .set({ placesTaken: sql`greatest(${courses.placesTaken} - 1, 0)` })
      .where(eq(courses.id, courseId))
}

/** Forgets whatever else is held about the user, and about the address where it was shown to be theirs. */
async function forgetOwner(tx: Tx, user: User): Promise<void> {
  await withdrawApplications(tx, user)
  await tx.delete(maktabRegistrations).where(registrationsOf(user))
  await tx.delete(contactMessages).where(messagesOf(user))
  const left = await tx.delete(subscribers).where(subscriptionOf(user)).returning({ id: subscribers.id })
  const subjects = [user.id, ...(user.verifiedAt ? [user.emailKey] : []), ...left.map(({ id }) => id)]
  await tx
    .delete(references)
    .where(and(inArray(references.purpose, [...referencePurposes]), inArray(references.subject, subjects)))
}

const addressIn = (field: 'to' | 'replyTo') => sql`lower(normalize(trim(${mails.letter} ->> ${field}), NFC))`

/**
 * Takes back the letters to somebody, and what they wrote to the mosque, that have not gone out. To an address nobody
 * has shown to be theirs, only those about the account itself.
 */
async function deleteEmails(tx: Tx, { emailKey, verifiedAt }: User): Promise<void> {
  const toThem = eq(addressIn('to'), emailKey)
  const whose = verifiedAt
    ? or(toThem, eq(addressIn('replyTo'), emailKey))
    : and(toThem, inArray(mails.kind, [...accountEmails]))
  await tx.delete(mails).where(and(ne(mails.state, 'sent'), whose))
}

/** Deletes the account of whoever is logged in: their sessions end with it, and the books keep their sums. */
export async function userDelete(call: GivingCall<'userDelete'>): Promise<OperationResult<'userDelete'>> {
  const { body, db, now, tenant } = call
  const { userId } = requireSession(call)
  const user = await db((tx) => findUser(tx, userId))
  if (!user) return noSession
  const refusal = await confirmPassword(call, user, body.password, 'password')
  if (refusal) return refusal
  const collecting = await endRunningGifts(call, user)
  if (collecting) return collecting
  const left = await db(async (tx) => {
    // Whoever is writing a row that names the user ends first, or finds the account gone.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update')
    await claimGuestGifts(tx, user)
    // Begun since: it has to be ended first, and that is asked of the provider outside of any transaction.
    if ((await findRunningRegularGifts(tx, user.id)).length > 0) return false
    await forgetDonor(tx, user, now)
    await forgetOwner(tx, user)
    await audit(tx, 'account deleted', user.id)
    await deleteEmails(tx, user)
    const letter = accountEmail({ tenant, to: user.email, language: chooseLanguage(call) }, 'account-deleted')
    if (await mayNotify(tx, call, 'account-deleted', user))
      await queueEmail(tx, { kind: 'account-deleted', cause: user.id, letter })
    await tx.delete(users).where(eq(users.id, user.id))
    return true
  })
  if (!left) return stillCollecting
  return done({}, accountMessages.deleted)
}
