import { and, eq } from 'drizzle-orm'
import { claimGuestGifts } from '@minaret/foundation/identity'
import { listPage, type Order } from '@minaret/foundation/pagination'
import { gifts } from '@minaret/foundation/db'
import { type OperationResult, requireSession } from '@minaret/foundation/operations'
import type { GivingCall } from '../providers/givingCall.ts'
import { wasAttempted, readRecords, toRecord } from '../records/giftRecords.ts'

const newestFirst: Order = {
  keys: [
    { by: gifts.createdAt, kind: 'instant' },
    { by: gifts.id, kind: 'text' },
  ],
  descending: true,
}

/** Lists the donor's gifts, newest first, in pages. The first page also claims gifts given as a guest since the login. */
export async function giftHistory(call: GivingCall<'giftHistory'>): Promise<OperationResult<'giftHistory'>> {
  const { userId } = requireSession(call)
  return listPage(
    { query: call.body, db: call.db },
    newestFirst,
    async (tx, { beyond, ...page }) => {
      if (!beyond) await claimGuestGifts(tx, { id: userId })
      return readRecords(tx, { ...page, where: and(eq(gifts.userId, userId), wasAttempted, beyond) })
    },
    toRecord,
  )
}
