import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { isServedHere, type Database, type Tx, gifts, tenants } from '@minaret/foundation/db'
import { addJob, dropJob, paced } from '@minaret/foundation/jobs'
import { openStates } from '../records/giftStates.ts'
import { pollAfterLease } from '../card-confirmation/lease.ts'
import { openFor, secondsSince } from '../card-confirmation/outcome.ts'
import { type Gift, mayConfirm } from '../records/giftStore.ts'

/** An hour, in seconds, as all times of this file are. */
const hour = 3600
/** In how many seconds the provider should be asked again, or nothing when there is nothing left to ask. */
export function getRecheckDelay(gift: Gift, now: Date): number | undefined {
  const age = secondsSince({ now }, gift.confirmingSince)
  const within = (least: number) => Math.min(Math.max(age / 2, least), hour)
  switch (gift.state) {
    case 'confirming':
      return within(2)
    case 'requires_action':
    case 'processing':
      return within(10)
    case 'failed':
      if (!gift.intentId) return undefined
      return mayConfirm(gift) ? Math.max(openFor - secondsSince({ now }, gift.createdAt), 60) : 60
    default:
      return undefined
  }
}

/** What the job of a gift is called; {@link hasNoJob} spells it in SQL. */
const recheckKey = ({ tenantId, id }: Pick<Gift, 'tenantId' | 'id'>) => `gift-settle:${tenantId}:${id}`

const hasNoJob = sql`not job_waits('gift-settle:' || ${gifts.tenantId} || ':' || ${gifts.id})`

/** Sees to it that the provider is asked no more about a gift. */
export const dropRecheck = (tx: Tx, gift: Pick<Gift, 'tenantId' | 'id'>): Promise<void> => dropJob(tx, recheckKey(gift))

/**
 * Sees to it that the provider is asked again about an open gift, and no more about a closed one.
 * @param claimed its confirmation is just beginning: whoever confirms has the time of the lease
 */
export async function scheduleRecheck(tx: Tx, gift: Gift, now: Date, claimed = false): Promise<void> {
  const delay = claimed ? pollAfterLease : getRecheckDelay(gift, now)
  if (delay === undefined) return dropRecheck(tx, gift)
  await addJob(tx, 'gift-settle', { tenantId: gift.tenantId, giftId: gift.id }, recheckKey(gift), delay)
}

/** How many gifts of one tenant are taken up in one transaction; the next round finds the others. */
const atOnce = 500

async function recheckForgotten(tx: Tx, tenantId: string, now: Date): Promise<number> {
  const askable = or(
    inArray(
      gifts.state,
      openStates.filter((state) => state !== 'failed'),
    ),
    isNotNull(gifts.intentId),
  )
  const found = await tx
    .select()
    .from(gifts)
    .where(and(eq(gifts.tenantId, tenantId), inArray(gifts.state, [...openStates]), askable, hasNoJob))
    .orderBy(asc(gifts.createdAt))
    .limit(atOnce)
  for (const gift of found) await scheduleRecheck(tx, gift, now)
  return found.length
}

/**
 * Plans a recheck of every open gift, of every tenant, that nobody is going to look at: whose job was given up after too
 * many attempts, or was lost. Safe at any time and from several servers at once; call it at start and every hour.
 * @returns how many were found
 */
export async function recheckOpenGifts(database: Database, now: Date): Promise<number> {
  const ids = await database.global((tx) => tx.select({ id: tenants.id }).from(tenants).where(isServedHere))
  let planned = 0
  for await (const { id } of paced(ids)) planned += await database.forTenant(id)((tx) => recheckForgotten(tx, id, now))
  return planned
}

/** The job that rechecks what was forgotten. */
export const giftPaymentTasks = ({ database, now }: { database: Database; now: () => Date }) => ({
  'gifts-look': async () => void (await recheckOpenGifts(database, now())),
})
