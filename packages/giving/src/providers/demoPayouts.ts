import { and, asc, eq, gte, ne } from 'drizzle-orm'
import { demoIntents, demoReturns, type TenantDb, type Tx } from '@minaret/foundation/db'
import { ProviderRefusal } from './gateway.ts'
import type { Payout, PayoutItem, PayoutRecords } from './payouts.ts'

const dayMs = 86_400_000
/** Days from a payout to the bank. */
const transitDays = 2

const dayOf = (at: Date) => at.toISOString().slice(0, 10)
const feeOf = (amountMinor: number) => Math.min(amountMinor, Math.round(amountMinor * 0.015) + 20)

/** A payment or its return, with the currency. */
type Line = { item: PayoutItem; currency: string }

async function linesSince(tx: Tx, since: Date): Promise<Line[]> {
  const payments = await tx
    .select()
    .from(demoIntents)
    .where(and(eq(demoIntents.status, 'succeeded'), gte(demoIntents.paidAt, since)))
    .orderBy(asc(demoIntents.paidAt), asc(demoIntents.id))
  const returns = await tx
    .select({ row: demoReturns, currency: demoIntents.currency })
    .from(demoReturns)
    .innerJoin(
      demoIntents,
      and(eq(demoIntents.tenantId, demoReturns.tenantId), eq(demoIntents.id, demoReturns.intentId)),
    )
    .where(and(ne(demoReturns.status, 'won'), gte(demoReturns.createdAt, since)))
    .orderBy(asc(demoReturns.createdAt), asc(demoReturns.id))
  return [
    ...payments.map(({ id, amountMinor, currency, paidAt, createdAt }) => ({
      currency: currency ?? '',
      item: {
        id: `txn_${id}`,
        kind: 'gift' as const,
        amountMinor,
        feeMinor: feeOf(amountMinor),
        intentId: id,
        at: paidAt ?? createdAt,
      },
    })),
    ...returns.map(({ row: { id, intentId, kind, amountMinor, createdAt: at }, currency }) => ({
      currency: currency ?? '',
      item: { id: `txn_${id}`, kind, amountMinor: -amountMinor, feeMinor: 0, intentId, at },
    })),
  ]
}

type ItemisedPayout = { payout: Payout; items: PayoutItem[] }

/** One payout per day and currency with payments or returns. */
function groupByDay(lines: readonly Line[], now: Date): ItemisedPayout[] {
  const groups = new Map<string, Line[]>()
  for (const line of lines) {
    const key = `${dayOf(line.item.at)} ${line.currency}`
    groups.set(key, [...(groups.get(key) ?? []), line])
  }
  return [...groups]
    .map(([key, group]): ItemisedPayout => {
      const [date = '', currency = ''] = key.split(' ')
      const start = Date.parse(date)
      const arrival = new Date(start + transitDays * dayMs)
      const state = now >= arrival ? 'paid' : now.getTime() >= start + dayMs ? 'in_transit' : 'pending'
      return {
        payout: {
          id: `demo_po_${date}_${currency}`,
          amountMinor: group.reduce((total, { item }) => total + item.amountMinor - item.feeMinor, 0),
          currency,
          state,
          itemising: 'listed',
          createdAt: new Date(start),
          day: dayOf(arrival),
        },
        items: group.map(({ item }) => item),
      }
    })
    .toSorted((a, b) => b.payout.createdAt.getTime() - a.payout.createdAt.getTime())
}

/** The demonstration's payouts: a day's payments and returns. No money moves. */
export function demoPayouts(db: TenantDb, now: () => Date): PayoutRecords {
  const payoutsFrom = async (from: Date) => groupByDay(await db((tx) => linesSince(tx, from)), now())
  const findPayout = async (id: string): Promise<ItemisedPayout> => {
    const start = Date.parse(id.slice('demo_po_'.length, 'demo_po_2026-01-01'.length))
    const payoutOfDay = Number.isNaN(start)
      ? undefined
      : (await payoutsFrom(new Date(start))).find(({ payout }) => payout.id === id)
    if (!payoutOfDay) throw new ProviderRefusal('There is no such payout.')
    return payoutOfDay
  }
  return {
    async *payoutsSince(from) {
      // Use full days, whatever the current time.
      for (const { payout } of await payoutsFrom(new Date(Date.parse(dayOf(from))))) yield payout
    },
    readPayout: async (id) => (await findPayout(id)).payout,
    payoutItems: async (id) => (await findPayout(id)).items,
  }
}
