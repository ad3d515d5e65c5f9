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
import { dropJob } from '@minaret/foundation/jobs'
import type { ListedSubscription } from '../providers/billing.ts'
import { dayIn } from '../records/collectionDays.ts'
import { openRegularStates } from '../records/regularStates.ts'
import { recheckKey, scheduleRegularRecheck } from '../regular/recheck.ts'
import { findSystem, type PlanSystem } from './judge.ts'

/** How subscriptions are adopted. */
export type AdoptionTerms = {
  tenantId: string
  timeZone: string
  causeId: string
  fund: string
  /** What is paid from then on counts here; what was paid before is the other system's. */
  since: Date
  /** Whether somebody has said that the other system is switched off. */
  oldSystemOff: boolean
  now: Date
}

/** The one field a donor's name is stored in, where the other system has none. */
const nameOf = ({ name, email }: ListedSubscription) => name || email

/** The row of a subscription that nothing speaks against. */
function toRow(found: ListedSubscription, terms: AdoptionTerms) {
  const { tenantId, timeZone, causeId, fund, since, oldSystemOff, now } = terms
  const { accountId, id, amountMinor, anchorAt, lastAt, nextAt } = found
  if (!anchorAt || !nextAt || amountMinor === undefined) throw new Error(`Subscription ${id} can't be adopted.`)
  return {
    tenantId,
    id: newPublicId(),
    attemptId: randomUUID(),
    passHash: sha256(`adopted ${accountId} ${id}`),
    causeId,
    fund,
    rhythm: found.interval === 'week' ? ('weekly' as const) : ('monthly' as const),
    amountMinor,
    currency: found.currency,
    mode: found.mode,
    accountId,
    state: lastAt ? ('active' as const) : ('scheduled' as const),
    startsAt: anchorAt,
    startsOn: dayIn(timeZone, anchorAt),
    nextOn: dayIn(timeZone, nextAt),
    lastPaidOn: lastAt ? dayIn(timeZone, lastAt) : null,
    customerId: found.customerId ?? null,
    subscriptionId: id,
    setup: 'done' as const,
    cardBrand: found.card?.brand ?? null,
    cardLast4: found.card?.last4 ?? null,
    donorName: nameOf(found),
    donorEmail: found.email,
    createdAt: now,
    adoptedFrom: findSystem(found),
    adoptedSince: since,
    managedElsewhere: !oldSystemOff,
  }
}

/**
 * Makes regular gifts of subscriptions that nothing speaks against. Nothing is asked of the provider: it goes on collecting as it
 * did. What was paid since the dry run is read soon.
 * @returns the new regular gifts by their subscriptions; one that is here already is none
 */
export async function adoptSubscriptions(
  tx: Tx,
  subscriptions: readonly ListedSubscription[],
  terms: AdoptionTerms,
): Promise<ReadonlyMap<string, string>> {
  if (subscriptions.length === 0) return new Map()
  const added = await tx
    .insert(regularGifts)
    .values(subscriptions.map((found) => toRow(found, terms)))
    .onConflictDoNothing()
    .returning()
  for (const regularGift of added) await scheduleRegularRecheck(tx, regularGift, terms.now, 1)
  return new Map(added.flatMap(({ id, subscriptionId }) => (subscriptionId ? [[subscriptionId, id]] : [])))
}

/** Of regular gifts, those that no gift has come of and nobody has changed here. Their rows are locked. */
async function findUntouched(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const isOne = and(
    eq(regularGifts.tenantId, currentTenant),
    inArray(regularGifts.id, [...ids]),
    isNotNull(regularGifts.adoptedSince),
  )
  // Locked first: whoever is booking a gift of one has either done so, or finds it gone.
  await tx.select({ id: regularGifts.id }).from(regularGifts).where(isOne).for('update')
  const rows = await tx
    .select({ id: regularGifts.id })
    .from(regularGifts)
    .where(
      and(
        isOne,
        sql`not exists (select from ${gifts} where ${gifts.tenantId} = ${currentTenant} and ${gifts.cycleId} = ${regularGifts.id})`,
        sql`not exists (select from ${regularGiftChanges}
          where ${regularGiftChanges.tenantId} = ${currentTenant} and ${regularGiftChanges.cycleId} = ${regularGifts.id})`,
      ),
    )
  return rows.map(({ id }) => id)
}

/**
 * Takes adopted regular gifts away again, and asks nothing of the provider. One that a gift has come of stays, and one that was
 * changed here.
 * @returns how many are gone
 */
export async function releaseAdopted(tx: Tx, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const untouched = await findUntouched(tx, ids)
  if (untouched.length === 0) return 0
  await tx.delete(regularGiftInvoices).where(inArray(regularGiftInvoices.cycleId, untouched))
  const removed = await tx
    .delete(regularGifts)
    .where(inArray(regularGifts.id, untouched))
    .returning({ tenantId: regularGifts.tenantId, id: regularGifts.id })
  for (const regularGift of removed) await dropJob(tx, recheckKey(regularGift))
  return removed.length
}

const isManagedElsewhere = and(
  regularGifts.managedElsewhere,
  inArray(regularGifts.state, [...openRegularStates]),
  isNotNull(regularGifts.adoptedFrom),
)

/** Adopted regular gifts that another system may still change, and which systems they are. */
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

/** Writes down that the other systems are switched off. @returns for how many regular gifts */
export async function confirmOldSystemOff(tx: Tx): Promise<number> {
  const changed = await tx
    .update(regularGifts)
    .set({ managedElsewhere: false })
    .where(isManagedElsewhere)
    .returning({ id: regularGifts.id })
  return changed.length
}
