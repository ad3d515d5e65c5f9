import { and, eq, inArray } from 'drizzle-orm'
import { referencePurposes, references, type Tx, users } from '@minaret/foundation/db'
import { type OperationResult, requireSession } from '@minaret/foundation/operations'
import type { GivingCall, PersonalDataServices } from '@minaret/giving/providers'
import { done } from '@minaret/foundation/responses'
import { noSession } from '@minaret/foundation/http'
import { chooseLanguage, queueEmail } from '@minaret/foundation/email'
import { renderAccountEmail } from './emails.ts'
import { accountEmails } from './emailKinds.ts'
import { confirmPassword } from '@minaret/foundation/authentication'
import { audit, findUser, claimGuestGifts, type User, accountMessages } from '@minaret/foundation/identity'
import { deleteUnsentEmails } from '@minaret/staff/outbox'
import { mayNotify } from './emailThrottle.ts'

type Stores = PersonalDataServices['personalData']

/** Erases the user's data in each feature, and the one-time links of the user, their email and those rows. */
async function erasePersonalData(tx: Tx, stores: Stores, user: User, now: Date): Promise<void> {
  const subjects = [user.id, ...(user.verifiedAt ? [user.emailKey] : [])]
  for (const store of Object.values(stores)) subjects.push(...(await store.erase(tx, user, now)))
  await tx
    .delete(references)
    .where(and(inArray(references.purpose, [...referencePurposes]), inArray(references.subject, subjects)))
}

/** Deletes the account of the logged-in user with its sessions; the ledger keeps its totals. */
export async function userDelete(
  call: GivingCall<'userDelete'> & PersonalDataServices,
): Promise<OperationResult<'userDelete'>> {
  const { body, db, now, personalData: stores, tenant } = call
  const { userId } = requireSession(call)
  const user = await db((tx) => findUser(tx, userId))
  if (!user) return noSession
  const refusal = await confirmPassword(call, user, body.password, 'password')
  if (refusal) return refusal
  for (const store of Object.values(stores)) {
    const failure = await store.endServices?.(call, user)
    if (failure) return failure
  }
  const obstacle = await db(async (tx) => {
    // A concurrent transaction that inserts a row for this user finishes first, or fails because the account is gone.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update')
    await claimGuestGifts(tx, user)
    for (const store of Object.values(stores)) {
      const reason = await store.findObstacle?.(tx, user)
      if (reason) return reason
    }
    await erasePersonalData(tx, stores, user, now)
    await audit(tx, 'account deleted', user.id)
    await deleteUnsentEmails(tx, user.emailKey, user.verifiedAt ? {} : { kinds: accountEmails })
    const email = renderAccountEmail({ tenant, to: user.email, language: chooseLanguage(call) }, 'account-deleted')
    if (await mayNotify(tx, call, 'account-deleted', user))
      await queueEmail(tx, { kind: 'account-deleted', cause: user.id, email })
    await tx.delete(users).where(eq(users.id, user.id))
    return undefined
  })
  return obstacle ?? done({}, accountMessages.deleted)
}
