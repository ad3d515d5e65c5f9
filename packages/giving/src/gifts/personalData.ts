import { and, desc, eq } from 'drizzle-orm'
import { gifts } from '@minaret/foundation/db'
import { mostPersonalRows, type PersonalDataStore } from '@minaret/foundation/operations'
import { readRecords, toRecord, wasAttempted } from '../records/index.ts'

/** An account's gifts. They stay in the ledger without their donor. */
export const giftData: PersonalDataStore<'gifts'> = {
  async read(tx, { id }) {
    const rows = await readRecords(tx, {
      where: and(eq(gifts.userId, id), wasAttempted),
      by: [desc(gifts.createdAt), desc(gifts.id)],
      limit: mostPersonalRows,
    })
    return rows.map(toRecord)
  },

  async erase(tx, { id }, now) {
    await tx
      .update(gifts)
      .set({ donorName: '', donorEmail: '', note: null, message: null, userId: null, forgottenAt: now })
      .where(eq(gifts.userId, id))
    return []
  },

  async detach(tx, userId) {
    await tx.update(gifts).set({ userId: null }).where(eq(gifts.userId, userId))
  },
}
