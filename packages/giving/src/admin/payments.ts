import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { type Database, gifts, ledgerEntries, providerEvents, refunds } from '@minaret/foundation/db'
import type { Gift } from '../records/giftStore.ts'
import { findCardGift } from './findCardGift.ts'

/** What of a gift's payment is listed. Nobody is named. */
export type PaymentLine = Pick<
  Gift,
  'id' | 'state' | 'mode' | 'amountMinor' | 'currency' | 'causeId' | 'cycleId' | 'createdAt' | 'paidAt' | 'declineCode'
> & { backMinor: number }

const backMinor = sql<number>`coalesce((
  select -sum(l.amount_minor) filter (where l.kind <> 'paid') from ledger_entries l
  where l.tenant_id = gifts.tenant_id and l.gift_id = gifts.id), 0)::int`

/** The newest gifts by card, whatever became of them. */
export const listPayments = (
  database: Database,
  tenantId: string,
  { state, limit }: { state?: Gift['state']; limit: number },
): Promise<PaymentLine[]> =>
  database.forTenant(tenantId)((tx) =>
    tx
      .select({
        id: gifts.id,
        state: gifts.state,
        mode: gifts.mode,
        amountMinor: gifts.amountMinor,
        currency: gifts.currency,
        causeId: gifts.causeId,
        cycleId: gifts.cycleId,
        createdAt: gifts.createdAt,
        paidAt: gifts.paidAt,
        declineCode: gifts.declineCode,
        backMinor,
      })
      .from(gifts)
      .where(and(eq(gifts.how, 'card'), state && eq(gifts.state, state)))
      .orderBy(desc(gifts.createdAt), desc(gifts.id))
      .limit(limit),
  )

/** One thing that happened to a gift. */
export type PaymentEvent = { at: Date; what: string; amountMinor?: number; ref?: string }

/** A gift's payment, from its beginning to now. */
export type PaymentHistory = { gift: Gift; events: PaymentEvent[]; netMinor: number }

/**
 * A gift's story: its opening, what the provider told, what moved in the ledger, refunds that were asked for. No card, no
 * name.
 * @throws OperatorError when there is no such gift
 */
export const showPayment = (database: Database, tenantId: string, typed: string): Promise<PaymentHistory> =>
  database.forTenant(tenantId)(async (tx) => {
    const gift = await findCardGift(tx, typed)
    const entries = await tx
      .select()
      .from(ledgerEntries)
      .where(eq(ledgerEntries.giftId, gift.id))
      .orderBy(ledgerEntries.at)
    const refundRows = await tx.select().from(refunds).where(eq(refunds.giftId, gift.id))
    const refs = [gift.intentId, gift.invoiceId, ...entries.map(({ providerRef }) => providerRef)].flatMap(
      (id) => id ?? [],
    )
    const about = (name: string) => inArray(sql`${providerEvents.about} ->> ${name}`, refs)
    const providerEventRows =
      refs.length === 0
        ? []
        : await tx
            .select()
            .from(providerEvents)
            .where(
              and(
                eq(providerEvents.accountId, gift.accountId),
                or(inArray(providerEvents.objectId, refs), about('intentId'), about('invoiceId')),
              ),
            )
            .orderBy(asc(providerEvents.receivedAt))
    const events: PaymentEvent[] = [
      { at: gift.createdAt, what: gift.cycleId ? 'collected' : 'opened', ref: gift.cycleId ?? undefined },
      ...providerEventRows.map(({ receivedAt, type, eventId, workedAt }) => ({
        at: receivedAt,
        what: workedAt ? `heard ${type}` : `heard ${type}, not worked on yet`,
        ref: eventId,
      })),
      ...entries.map(({ at, kind, amountMinor, providerRef }) => ({ at, what: kind, amountMinor, ref: providerRef })),
      ...refundRows.map(({ askedAt: requestedAt, amountMinor, state, no }) => ({
        at: requestedAt,
        what: state === 'taken' ? 'refund asked' : `refund asked, ${state === 'asked' ? 'no answer yet' : 'refused'}`,
        amountMinor,
        ref: `number ${no}`,
      })),
    ].toSorted((a, b) => a.at.getTime() - b.at.getTime())
    return { gift, events: events, netMinor: entries.reduce((total, { amountMinor }) => total + amountMinor, 0) }
  })
