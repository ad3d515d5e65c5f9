import { and, asc, eq, isNull, notInArray, sql } from 'drizzle-orm'
import { type Tx, paymentAccounts, currentTenant, differences, reconciliations } from '@minaret/foundation/db'
import type { Difference } from './compare.ts'

/** A stored difference. */
export type StoredDifference = typeof differences.$inferSelect

/** Lists a mosque's provider accounts, in use or not. */
export async function readAccounts(tx: Tx): Promise<string[]> {
  const rows = await tx
    .select({ id: paymentAccounts.id })
    .from(paymentAccounts)
    .where(notInArray(paymentAccounts.kind, ['offline']))
    .orderBy(asc(paymentAccounts.createdAt), asc(paymentAccounts.id))
  return rows.map(({ id }) => id)
}

/** Lists the unresolved differences of an account. */
export const readDifferences = (tx: Tx, accountId: string): Promise<StoredDifference[]> =>
  tx
    .select()
    .from(differences)
    .where(and(eq(differences.accountId, accountId), isNull(differences.goneAt)))
    .orderBy(asc(differences.firstAt), asc(differences.intentId))

/** The time until which an account's events were checked. */
export async function readEventsUntil(tx: Tx, accountId: string): Promise<Date | undefined> {
  const [row] = await tx.select().from(reconciliations).where(eq(reconciliations.accountId, accountId))
  return row?.eventsUntil ?? undefined
}

/** A reconciliation's result to store. */
export type ReconciliationResult = {
  accountId: string
  differences: readonly Difference[]
  /** Payments whose differences are resolved. */
  resolved: readonly string[]
  eventsUntil: Date
  report: Record<string, unknown>
  now: Date
}

/** Stores a reconciliation's result. A difference remains until a later comparison resolves it. */
export async function saveReconciliation(
  tx: Tx,
  { accountId, resolved, eventsUntil, report, now, ...result }: ReconciliationResult,
): Promise<void> {
  if (result.differences.length > 0)
    await tx
      .insert(differences)
      .values(
        result.differences.map((difference) => ({
          tenantId: currentTenant,
          accountId,
          firstAt: now,
          lastAt: now,
          ...difference,
        })),
      )
      .onConflictDoUpdate({
        target: [differences.tenantId, differences.accountId, differences.intentId],
        set: {
          kind: sql`excluded.kind`,
          thereMinor: sql`excluded.there_minor`,
          hereMinor: sql`excluded.here_minor`,
          currency: sql`excluded.currency`,
          firstAt: sql`case when ${differences.goneAt} is null then ${differences.firstAt} else excluded.first_at end`,
          lastAt: now,
          goneAt: null,
        },
      })
  for (const intentId of resolved)
    await tx
      .update(differences)
      .set({ goneAt: now })
      .where(and(eq(differences.accountId, accountId), eq(differences.intentId, intentId), isNull(differences.goneAt)))
  const values = { eventsUntil, lastAt: now, report, ...(result.differences.length === 0 ? { lastEqualAt: now } : {}) }
  await tx
    .insert(reconciliations)
    .values({ tenantId: currentTenant, accountId, ...values })
    .onConflictDoUpdate({
      target: [reconciliations.tenantId, reconciliations.accountId],
      // Of two concurrent runs the later time is stored, but never one in the future.
      set: {
        ...values,
        eventsUntil: sql`greatest(least(${reconciliations.eventsUntil}, excluded.last_at), excluded.events_until)`,
      },
    })
}
