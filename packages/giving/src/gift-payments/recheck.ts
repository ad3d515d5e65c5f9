import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { isServedHere, type Database, type Tx, gifts, tenants } from '@minaret/foundation/db'
import { addJob, removeJob, paceItems } from '@minaret/foundation/jobs'
import { openStates } from '../records/giftStates.ts'
import { pollAfterLease } from '../card-confirmation/lease.ts'
import { openCardSeconds, secondsSince } from '../card-confirmation/outcome.ts'
import { type Gift, mayConfirm } from '../records/giftStore.ts'

/** An hour in seconds, the unit of all durations in this file. */
const hour = 3600
/** Returns the delay until the next check with the provider in seconds; undefined if none is needed. */
export function getRecheckDelay(gift: Gift, now: Date): number | undefined {
  const age = secondsSince({ now }, gift.confirmingSince)
  const backOff = (minDelay: number) => Math.min(Math.max(age / 2, minDelay), hour)
  switch (gift.state) {
    case 'confirming':
      return backOff(2)
    case 'requires_action':
    case 'processing':
      return backOff(10)
    case 'failed':
      if (!gift.intentId) return undefined
      return mayConfirm(gift) ? Math.max(openCardSeconds - secondsSince({ now }, gift.createdAt), 60) : 60
    default:
      return undefined
  }
}

/** The key of a gift's job; {@link hasNoJob} builds the same in SQL. */
const recheckKey = ({ tenantId, id }: Pick<Gift, 'tenantId' | 'id'>) => `gift-settle:${tenantId}:${id}`

const hasNoJob = sql`not job_waits('gift-settle:' || ${gifts.tenantId} || ':' || ${gifts.id})`

/** Cancels a gift's scheduled check with the provider. */
export const dropRecheck = (tx: Tx, gift: Pick<Gift, 'tenantId' | 'id'>): Promise<void> =>
  removeJob(tx, recheckKey(gift))

/**
 * Schedules the next check of an open gift with the provider, and cancels that of a closed one.
 * @param isClaimed whether its confirmation is just starting: the check then waits for the lease to expire
 */
export async function scheduleRecheck(tx: Tx, gift: Gift, now: Date, isClaimed = false): Promise<void> {
  const delay = isClaimed ? pollAfterLease : getRecheckDelay(gift, now)
  if (delay === undefined) return dropRecheck(tx, gift)
  await addJob(tx, 'gift-settle', { tenantId: gift.tenantId, giftId: gift.id }, recheckKey(gift), delay)
}

/** Gifts rescheduled per tenant and transaction; the next round finds the rest. */
const batchSize = 500

async function rescheduleLost(tx: Tx, tenantId: string, now: Date): Promise<number> {
  const isCheckable = or(
    inArray(
      gifts.state,
      openStates.filter((state) => state !== 'failed'),
    ),
    isNotNull(gifts.intentId),
  )
  const rows = await tx
    .select()
    .from(gifts)
    .where(and(eq(gifts.tenantId, tenantId), inArray(gifts.state, [...openStates]), isCheckable, hasNoJob))
    .orderBy(asc(gifts.createdAt))
    .limit(batchSize)
  for (const gift of rows) await scheduleRecheck(tx, gift, now)
  return rows.length
}

/**
 * Schedules a check of every tenant's open gifts without a job: the job failed too often, or was lost. Safe at any time and from
 * several servers at once; call it at startup and every hour.
 * @returns the number of gifts scheduled
 */
export async function recheckOpenGifts(database: Database, now: Date): Promise<number> {
  const ids = await database.global((tx) => tx.select({ id: tenants.id }).from(tenants).where(isServedHere))
  let count = 0
  for await (const { id } of paceItems(ids)) count += await database.forTenant(id)((tx) => rescheduleLost(tx, id, now))
  return count
}

/** The job that reschedules open gifts without a job. */
export const giftPaymentTasks = ({ database, now }: { database: Database; now: () => Date }) => ({
  'gifts-look': async () => void (await recheckOpenGifts(database, now())),
})
