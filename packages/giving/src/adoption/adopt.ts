import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { sha256 } from '@minaret/foundation/base'
import {
  currentTenant,
  gifts,
  newPublicId,
  regularGiftChanges,
  regularGiftInvoices,
  regularGifts,
  type Tx,
} from '@minaret/foundation/db'
import { removeJob } from '@minaret/foundation/jobs'
import type { ListedSubscription } from '../providers/billing.ts'
import { dayIn } from '../records/collectionDays.ts'
import { openRegularStates } from '../records/regularStates.ts'
import { recheckKey, scheduleRegularRecheck } from '../regular/recheck.ts'
import { findSystem, type PlanSystem } from './refuseAdoption.ts'

/** Options for an adoption. */
export type AdoptionTerms = {
  tenantId: string
  timeZone: string
  causeId: string
  fund: string
  /** Payments from this time on are recorded here. */
  since: Date
  /** Whether staff confirmed that the other system is switched off. */
  oldSystemOff: boolean
  now: Date
}

/** The donor's name, or the email address if the other system has no name. */
const nameOf = ({ name, email }: ListedSubscription) => name || email

/** The row of an adoptable subscription. */
function toRow(subscription: ListedSubscription, terms: AdoptionTerms) {
  const { tenantId, timeZone, causeId, fund, since, oldSystemOff, now } = terms
  const { accountId, id, amountMinor, anchorAt, lastAt, nextAt } = subscription
  if (!anchorAt || !nextAt || amountMinor === undefined) throw new Error(`Subscription ${id} can't be adopted.`)
  return {
    tenantId,
    id: newPublicId(),
    attemptId: randomUUID(),
    passHash: sha256(`adopted ${accountId} ${id}`),
    causeId,
    fund,
    rhythm: subscription.interval === 'week' ? ('weekly' as const) : ('monthly' as const),
    amountMinor,
    currency: subscription.currency,
    mode: subscription.mode,
    accountId,
    state: lastAt ? ('active' as const) : ('scheduled' as const),
    startsAt: anchorAt,
    startsOn: dayIn(timeZone, anchorAt),
    nextOn: dayIn(timeZone, nextAt),
    lastPaidOn: lastAt ? dayIn(timeZone, lastAt) : null,
    customerId: subscription.customerId ?? null,
    subscriptionId: id,
    setup: 'done' as const,
    cardBrand: subscription.card?.brand ?? null,
    cardLast4: subscription.card?.last4 ?? null,
    donorName: nameOf(subscription),
    donorEmail: subscription.email,
    createdAt: now,
    adoptedFrom: findSystem(subscription),
    adoptedSince: since,
    managedElsewhere: !oldSystemOff,
  }
}

/**
 * Creates regular gifts for adoptable subscriptions without calling the provider, which continues to collect them.
 * Payments since the dry run are read soon afterwards.
 * @returns the new regular gifts' ids by subscription id, without existing ones
 */
export async function adoptSubscriptions(
  tx: Tx,
  subscriptions: readonly ListedSubscription[],
  terms: AdoptionTerms,
): Promise<ReadonlyMap<string, string>> {
  if (subscriptions.length === 0) return new Map()
  const insertedRows = await tx
    .insert(regularGifts)
    .values(subscriptions.map((subscription) => toRow(subscription, terms)))
    .onConflictDoNothing()
    .returning()
  for (const regularGift of insertedRows) await scheduleRegularRecheck(tx, regularGift, terms.now, 1)
  return new Map(insertedRows.flatMap(({ id, subscriptionId }) => (subscriptionId ? [[subscriptionId, id]] : [])))
}

/** Locks the adopted regular gifts and returns those without a gift or a change. */
async function findUntouched(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const isAdopted = and(
    eq(regularGifts.tenantId, currentTenant),
    inArray(regularGifts.id, [...ids]),
    isNotNull(regularGifts.adoptedSince),
  )
  // Lock first, so that a concurrent payment either is visible below or finds the row deleted.
  await tx.select({ id: regularGifts.id }).from(regularGifts).where(isAdopted).for('update')
  const rows = await tx
    .select({ id: regularGifts.id })
    .from(regularGifts)
    .where(
      and(
        isAdopted,
        sql`not exists (select from ${gifts} where ${gifts.tenantId} = ${currentTenant} and ${gifts.cycleId} = ${regularGifts.id})`,
        sql`not exists (select from ${regularGiftChanges}
          where ${regularGiftChanges.tenantId} = ${currentTenant} and ${regularGiftChanges.cycleId} = ${regularGifts.id})`,
      ),
    )
  return rows.map(({ id }) => id)
}

/**
 * Deletes adopted regular gifts without calling the provider. Those with a gift or a change stay.
 * @returns the number of deleted regular gifts
 */
export async function releaseAdopted(tx: Tx, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const untouchedIds = await findUntouched(tx, ids)
  if (untouchedIds.length === 0) return 0
  await tx.delete(regularGiftInvoices).where(inArray(regularGiftInvoices.cycleId, untouchedIds))
  const deletedRows = await tx
    .delete(regularGifts)
    .where(inArray(regularGifts.id, untouchedIds))
    .returning({ tenantId: regularGifts.tenantId, id: regularGifts.id })
  for (const regularGift of deletedRows) await removeJob(tx, recheckKey(regularGift))
  return deletedRows.length
}

const isManagedElsewhere = and(
  regularGifts.managedElsewhere,
  inArray(regularGifts.state, [...openRegularStates]),
  isNotNull(regularGifts.adoptedFrom),
)

/** Counts adopted regular gifts that another system may still change, and lists these systems. */
export async function readManagedElsewhere(tx: Tx): Promise<{ count: number; systems: PlanSystem[] }> {
  const rows = await tx
    .select({ system: regularGifts.adoptedFrom, count: sql<number>`count(*)::int` })
    .from(regularGifts)
    .where(isManagedElsewhere)
    .groupBy(regularGifts.adoptedFrom)
    .orderBy(regularGifts.adoptedFrom)
  return {
    count: rows.reduce((total, { count }) => total + count, 0),
    systems: rows.flatMap(({ system }) => system ?? []),
  }
}

/** Records that the other systems are switched off. @returns the number of changed regular gifts */
export async function confirmOldSystemOff(tx: Tx): Promise<number> {
  const updatedRows = await tx
    .update(regularGifts)
    .set({ managedElsewhere: false })
    .where(isManagedElsewhere)
    .returning({ id: regularGifts.id })
  return updatedRows.length
}
