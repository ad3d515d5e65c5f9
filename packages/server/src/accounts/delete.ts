import { and, eq, inArray, sql } from 'drizzle-orm'
import { referencePurposes, references, users } from '../db/accounts.ts'
import type { Tx } from '../db/database.ts'
import { gifts } from '../db/money.ts'
import { contactMessages, courseApplicants, maktabRegistrations, subscribers } from '../db/people.ts'
import { courses } from '../db/site.ts'
import { type Answer, type Call, done, sessionOf } from '../http/operation.ts'
import { noSession } from '../http/registrar.ts'
import { languageOf } from '../mail/language.ts'
import { accountLetter } from '../mail/letters/accounts.ts'
import { post } from '../mail/post.ts'
import { confirmPassword } from './actor.ts'
import { audit } from './audit.ts'
import { applicationsOf, registrationsOf } from './held.ts'
import { findUser, joinGuestGifts, type User } from './users.ts'

/** Gifts stay in the books, and nobody can tell any more who gave them. */
async function forgetGiver(tx: Tx, user: User, now: Date): Promise<void> {
  await joinGuestGifts(tx, user)
  await tx
    .update(gifts)
    .set({ donorName: '', donorEmail: '', userId: null, forgottenAt: now })
    .where(eq(gifts.userId, user.id))
}

/** Takes applications back; a place that was held is free again. */
async function withdrawApplications(tx: Tx, user: User): Promise<void> {
  const gone = await tx
    .delete(courseApplicants)
    .where(applicationsOf(user))
    .returning({ courseId: courseApplicants.courseId, state: courseApplicants.state })
  for (const { courseId, state } of gone)
    if (state === 'received' || state === 'accepted')
      await tx
        .update(courses)
        .set({ placesTaken: sql`greatest(${courses.placesTaken} - 1, 0)` })
        .where(eq(courses.id, courseId))
}

/** Forgets whatever else is held about the user and the address that was shown to be theirs. */
async function forgetOwner(tx: Tx, user: User): Promise<void> {
  await withdrawApplications(tx, user)
  await tx.delete(maktabRegistrations).where(registrationsOf(user))
  await tx.delete(contactMessages).where(eq(contactMessages.emailKey, user.emailKey))
  const left = await tx
    .delete(subscribers)
    .where(eq(subscribers.emailKey, user.emailKey))
    .returning({ id: subscribers.id })
  const subjects = [user.id, user.emailKey, ...left.map(({ id }) => id)]
  await tx
    .delete(references)
    .where(and(inArray(references.purpose, [...referencePurposes]), inArray(references.subject, subjects)))
}

/** Deletes the account of whoever is logged in: their sessions end with it, and the books keep their sums. */
export async function userDelete(call: Call<'userDelete'>): Promise<Answer<'userDelete'>> {
  const { body, db, now, tenant } = call
  const { userId } = sessionOf(call)
  const user = await db((tx) => findUser(tx, userId))
  if (!user) return noSession
  const refusal = await confirmPassword(call, user, body.password, 'password')
  if (refusal) return refusal
  await db(async (tx) => {
    await forgetGiver(tx, user, now)
    await forgetOwner(tx, user)
    await audit(tx, 'account deleted', user.id)
    const letter = accountLetter({ tenant, to: user.email, language: languageOf(call) }, 'account-deleted')
    await post(tx, { kind: 'account-deleted', cause: user.id, letter })
    await tx.delete(users).where(eq(users.id, user.id))
  })
  return done(
    undefined,
    'Your account is deleted, and with it your applications, registrations and messages. Gifts stay in the books without your name.',
  )
}
