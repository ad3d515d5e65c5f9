import { and, eq, notExists, sql } from 'drizzle-orm'
import type { PaymentMode } from '@minaret/contract'
import { bankLines, bankPostings, boxSheets, gifts, type Tx } from '@minaret/foundation/db'
import { wallClock } from '@minaret/timetable'
import type { CountedBox, RecordedGift } from './propose.ts'

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

/** Collections two people have counted: the money of each is on a statement once, on the day it is paid in or soon after. */
export async function readCountedBoxes(tx: Tx, mode: PaymentMode): Promise<CountedBox[]> {
  const s = boxSheets
  const amountMinor = sql<number>`${s.envelopesMinor} + ${s.smallCashMinor} + ${s.largeNotesMinor} + ${s.declaredMinor} + ${s.chequesMinor}`
  const rows = await tx
    .select({ id: s.id, day: s.day, bankedOn: s.bankedOn, amountMinor, currency: s.currency })
    .from(s)
    .where(and(eq(s.mode, mode), eq(s.state, 'closed')))
  return rows.map(({ day, bankedOn, currency, ...box }) => ({
    ...box,
    day: bankedOn ?? day,
    currency: currency ?? '',
    isBanked: bankedOn !== null,
  }))
}
