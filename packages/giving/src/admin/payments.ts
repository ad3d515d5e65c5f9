import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { type Database, gifts, ledgerEntries, providerEvents, refunds } from '@minaret/foundation/db'
import type { Gift } from '../records/giftStore.ts'
import { findCardGift } from './findCardGift.ts'

/** A listed payment, without the donor's name. */
export type PaymentLine = Pick<
  Gift,
  'id' | 'state' | 'mode' | 'amountMinor' | 'currency' | 'causeId' | 'cycleId' | 'createdAt' | 'paidAt' | 'declineCode'
> & { backMinor: number }

const returnedMinor = sql<number>`coalesce((
  select -sum(l.amount_minor) filter (where l.kind <> 'paid') from ledger_entries l
  where l.tenant_id = gifts.tenant_id and l.gift_id = gifts.id), 0)::int`

/** Lists the newest card gifts in any state. */
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
        backMinor: returnedMinor,
      })
      .from(gifts)
      .where(and(eq(gifts.how, 'card'), state && eq(gifts.state, state)))
      .orderBy(desc(gifts.createdAt), desc(gifts.id))
      .limit(limit),
  )

/** An event in a gift's history. */
export type PaymentEvent = { at: Date; description: string; amountMinor?: number; ref?: string }

/** The history of a gift's payment. */
export type PaymentHistory = { gift: Gift; events: PaymentEvent[]; netMinor: number }

/**
 * Returns a gift's history: creation, provider events, ledger entries and refund requests, without card or name.
 * @throws OperatorError if the gift does not exist
 */
export const showPayment = (database: Database, tenantId: string, query: string): Promise<PaymentHistory> =>
  database.forTenant(tenantId)(async (tx) => {
    const gift = await findCardGift(tx, query)
    const entries = await tx
      .select()
      .from(ledgerEntries)
      .where(eq(ledgerEntries.giftId, gift.id))
      .orderBy(ledgerEntries.at)
    const refundRows = await tx.select().from(refunds).where(eq(refunds.giftId, gift.id))
    const refs = [gift.intentId, gift.invoiceId, ...entries.map(({ providerRef }) => providerRef)].flatMap(
      (id) => id ?? [],
    )
    const refersTo = (name: string) => inArray(sql`${providerEvents.about} ->> ${name}`, refs)
    const providerEventRows =
      refs.length === 0
        ? []
        : await tx
            .select()
            .from(providerEvents)
            .where(
              and(
                eq(providerEvents.accountId, gift.accountId),
                or(inArray(providerEvents.objectId, refs), refersTo('intentId'), refersTo('invoiceId')),
              ),
            )
            .orderBy(asc(providerEvents.receivedAt))
    const events: PaymentEvent[] = [
      { at: gift.createdAt, description: gift.cycleId ? 'collected' : 'opened', ref: gift.cycleId ?? undefined },
      ...providerEventRows.map(({ receivedAt, type, eventId, workedAt }) => ({
        at: receivedAt,
        description: workedAt ? `received ${type}` : `received ${type}, not processed yet`,
        ref: eventId,
      })),
      ...entries.map(({ at, kind, amountMinor, providerRef }) => ({
        at,
        description: kind,
        amountMinor,
        ref: providerRef,
      })),
      ...refundRows.map(({ askedAt: requestedAt, amountMinor, state, no }) => ({
        at: requestedAt,
        description:
          state === 'taken'
            ? 'refund requested'
            : `refund requested, ${state === 'asked' ? 'no response yet' : 'refused'}`,
        amountMinor,
        ref: `number ${no}`,
      })),
    ].toSorted((a, b) => a.at.getTime() - b.at.getTime())
    return { gift, events, netMinor: entries.reduce((total, { amountMinor }) => total + amountMinor, 0) }
  })
