import { and, eq } from 'drizzle-orm'
import { joinGuestGifts } from '../accounts/users.ts'
import { list, type Order } from '../content/page.ts'
import { gifts } from '../db/money.ts'
import { type Answer, sessionOf } from '../http/operation.ts'
import type { GivingCall } from '../payments/givingCall.ts'
import { cameToSomething, readRecords, toRecord } from './records.ts'

const newestFirst: Order = {
  keys: [
    { by: gifts.createdAt, kind: 'instant' },
    { by: gifts.id, kind: 'text' },
  ],
  falling: true,
}

/** One's own gifts, newest first, a page at a time. Those given as a guest since the login join with the first page. */
export async function giftHistory(call: GivingCall<'giftHistory'>): Promise<Answer<'giftHistory'>> {
  const { userId } = sessionOf(call)
  return list(
    { query: call.body, db: call.db },
    newestFirst,
    async (tx, { beyond, ...page }) => {
      if (!beyond) await joinGuestGifts(tx, { id: userId })
      return readRecords(tx, { ...page, where: and(eq(gifts.userId, userId), cameToSomething, beyond) })
    },
    toRecord,
  )
}
