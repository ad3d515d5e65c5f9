import { and, asc, eq, exists, isNull, ne, not, notExists, sql } from 'drizzle-orm'
import type { PaymentMode } from '@minaret/contract'
import { bankLines, bankPostings, boxSheets, gifts, type Tx } from '@minaret/foundation/db'
import { wallClock } from '@minaret/timetable'
import type { RecordedGift } from './matchRecorded.ts'
import type { CountedBox } from './propose.ts'

/** True if a line has been posted as the gift. */
const isPosted = (tx: Tx) =>
  exists(
    tx
      .select({ one: sql`1` })
      .from(bankPostings)
      .where(and(eq(bankPostings.tenantId, gifts.tenantId), eq(bankPostings.giftId, gifts.id), notReversed)),
  )

/** True for a waiting line matched with a recorded gift. */
export const isRecorded = and(eq(bankLines.state, 'waiting'), eq(bankLines.kind, 'recorded'))

/** True if a waiting line is matched with the gift. @param except a line to ignore */
const isChosen = (tx: Tx, except?: string) =>
  exists(
    tx
      .select({ one: sql`1` })
      .from(bankLines)
      .where(
        and(
          eq(bankLines.tenantId, gifts.tenantId),
          eq(bankLines.giftId, gifts.id),
          isRecorded,
          except === undefined ? undefined : ne(bankLines.id, except),
        ),
      ),
  )

/** True if the gift is in the ledger, and no posted line is matched with it. */
export const isUnposted = (tx: Tx) => and(eq(gifts.state, 'paid'), not(isPosted(tx)))

/** True if the gift is in the ledger, and no posted or waiting line is matched with it. @param except a line to ignore */
export const isFree = (tx: Tx, except?: string) => and(isUnposted(tx), not(isChosen(tx, except)))

/** Reads the bank transfers recorded by hand that are not reversed, and not matched with a posted or waiting line. */
export async function readRecordedGifts(
  tx: Tx,
  { mode, timeZone }: { mode: PaymentMode; timeZone: string },
): Promise<RecordedGift[]> {
  const { id, paidAt, amountMinor, currency, donorName } = gifts
  const rows = await tx
    .select({ id, at: paidAt, amountMinor, currency, donorName })
    .from(gifts)
    .where(and(eq(gifts.mode, mode), eq(gifts.how, 'bank'), isFree(tx)))
    .orderBy(asc(paidAt), asc(id))
  return rows.flatMap(({ at, ...gift }) => (at ? [{ ...gift, day: wallClock(at, timeZone).date }] : []))
}

/** True for a posting that no later posting of its line reverses. */
export const notReversed = sql`not exists (select from bank_postings r where r.tenant_id = ${bankPostings.tenantId}
  and r.line_id = ${bankPostings.lineId} and r.no > ${bankPostings.no})`

/**
 * Reads the collections that two people have counted and no line has paid in. The money of each appears on a statement once, on
 * the day it is paid in or soon after.
 */
export async function readCountedBoxes(tx: Tx, mode: PaymentMode): Promise<CountedBox[]> {
  const s = boxSheets
  const amountMinor = sql<number>`${s.envelopesMinor} + ${s.smallCashMinor} + ${s.largeNotesMinor} + ${s.declaredMinor} + ${s.chequesMinor}`
  const rows = await tx
    .select({ id: s.id, day: s.day, bankedOn: s.bankedOn, amountMinor, currency: s.currency })
    .from(s)
    .where(and(eq(s.mode, mode), eq(s.state, 'closed'), isNull(s.bankedLine)))
  return rows.map(({ day, bankedOn, currency, ...box }) => ({
    ...box,
    day: bankedOn ?? day,
    currency: currency ?? '',
    isBanked: bankedOn !== null,
  }))
}

/** Reads the lines of kind box without a sheet: they are waiting, or their sheet was marked by hand. */
export async function readBoxLines(tx: Tx, mode: PaymentMode) {
  const sheet = tx
    .select({ one: sql`1` })
    .from(boxSheets)
    .where(and(eq(boxSheets.tenantId, bankLines.tenantId), eq(boxSheets.bankedLine, bankLines.id)))
  const rows = await tx
    .select({ day: bankLines.day, amountMinor: bankLines.amountMinor, currency: bankLines.currency })
    .from(bankLines)
    .where(and(eq(bankLines.mode, mode), eq(bankLines.kind, 'box'), notExists(sheet)))
    .orderBy(asc(bankLines.day), asc(bankLines.id))
  return rows.map(({ currency, ...line }) => ({ ...line, currency: currency ?? '' }))
}
