import { and, eq, notExists, sql } from 'drizzle-orm'
import type { PaymentMode } from '@minaret/contract'
import { bankLines, bankPostings, gifts, type Tx } from '@minaret/foundation/db'
import { wallClock } from '@minaret/timetable'
import type { RecordedGift } from './propose.ts'

/**
 * Bank transfers that were written down by hand, are not taken back, and stand for no line yet: neither a posted one nor one
 * they are proposed for.
 */
export async function readRecordedGifts(
  tx: Tx,
  { mode, timeZone }: { mode: PaymentMode; timeZone: string },
): Promise<RecordedGift[]> {
  const posted = tx
    .select({ one: sql`1` })
    .from(bankPostings)
    .where(and(eq(bankPostings.tenantId, gifts.tenantId), eq(bankPostings.giftId, gifts.id), notReversed))
  const proposed = tx
    .select({ one: sql`1` })
    .from(bankLines)
    .where(and(eq(bankLines.tenantId, gifts.tenantId), eq(bankLines.giftId, gifts.id), eq(bankLines.state, 'waiting')))
  const rows = await tx
    .select({ id: gifts.id, at: gifts.paidAt, amountMinor: gifts.amountMinor, currency: gifts.currency })
    .from(gifts)
    .where(
      and(eq(gifts.mode, mode), eq(gifts.how, 'bank'), eq(gifts.state, 'paid'), notExists(posted), notExists(proposed)),
    )
  return rows.flatMap(({ at, ...gift }) => (at ? [{ ...gift, day: wallClock(at, timeZone).date }] : []))
}

/** A posting that no later one of its line reverses. */
export const notReversed = sql`not exists (select from bank_postings r where r.tenant_id = ${bankPostings.tenantId}
  and r.line_id = ${bankPostings.lineId} and r.no > ${bankPostings.no})`
