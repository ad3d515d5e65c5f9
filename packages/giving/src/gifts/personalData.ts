import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { gifts } from '@minaret/foundation/db'
import {
  type DataOwner,
  hasOwnAddress,
  isGuest,
  maxPersonalRows,
  type PersonalDataStore,
} from '@minaret/foundation/operations'
import { readRecords, toRecord, wasAttempted } from '../records/index.ts'

/** Condition for an account's gifts, or for a guest's: those with the address that belong to no account. */
const isOwn = (owner: DataOwner) =>
  isGuest(owner)
    ? and(hasOwnAddress(owner, sql`lower(${gifts.donorEmail})`), isNull(gifts.userId), isNull(gifts.forgottenAt))
    : eq(gifts.userId, owner.id)

/** A person's gifts. Erasing keeps them in the ledger without their donor. */
export const giftData: PersonalDataStore<'gifts'> = {
  async read(tx, owner) {
    const rows = await readRecords(tx, {
      where: and(isOwn(owner), wasAttempted),
      orderBy: [desc(gifts.createdAt), desc(gifts.id)],
      limit: maxPersonalRows,
    })
    return rows.map(toRecord)
  },

  async erase(tx, owner, now) {
    await tx
      .update(gifts)
      .set({ donorName: '', donorEmail: '', note: null, message: null, userId: null, forgottenAt: now })
      .where(isOwn(owner))
    return []
  },

  async detach(tx, userId) {
    await tx.update(gifts).set({ userId: null }).where(eq(gifts.userId, userId))
  },
}
