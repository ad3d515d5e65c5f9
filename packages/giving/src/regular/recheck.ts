import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { isServedHere, type Database, type Tx, regularGifts, tenants } from '@minaret/foundation/db'
import { addJob, removeJob, paceItems } from '@minaret/foundation/jobs'
import { comingDays, dueAt } from '../records/collectionDays.ts'
import { isOver, openRegularStates } from '../records/regularStates.ts'
import type { RegularGift } from '../records/regularStore.ts'

/** An hour in seconds, the unit of all durations in this file. */
const hour = 3600
const day = 24 * hour

/** A collection is charged about an hour after its due time; two hours after, its outcome can be read. */
const afterDue = 2 * hour

/** Returns the day of the last collection; undefined if the gift has no end date, or is paused. */
function lastDay(regularGift: RegularGift): string | undefined {
  const { startsOn, until, state } = regularGift
  return until && state !== 'paused' ? comingDays(regularGift, startsOn, Infinity).at(-1) : undefined
}

/**
 * Returns the delay until the next check with the provider, in seconds; undefined once the gift has ended. A running gift is
 * checked two hours after each collection, hourly while the outcome is unknown, and at least once a day.
 */
function getRecheckDelay(regularGift: RegularGift, now: Date): number | undefined {
  const secondsSince = (at: Date | null) => (at ? (now.getTime() - at.getTime()) / 1000 : 0)
  const backOff = (minDelay: number, age: number) => Math.min(Math.max(age / 2, minDelay), hour)
  if (isOver(regularGift.state)) return undefined
  if (regularGift.state === 'pending_setup')
    return regularGift.setup === 'confirming'
      ? backOff(2, secondsSince(regularGift.confirmingSince))
      : backOff(10, secondsSince(regularGift.confirmingSince ?? regularGift.createdAt))
  if (regularGift.state === 'past_due') return 6 * hour
  const nextDay = regularGift.nextOn ?? lastDay(regularGift)
  if (!nextDay) return day
  const delay = -secondsSince(dueAt(regularGift, nextDay)) + afterDue
  if (delay > 0) return Math.min(delay, day)
  // The outcome of the last collection is known, and none is due soon.
  return regularGift.nextOn || delay > -day ? hour : day
}

/** The key of a regular gift's job; {@link hasNoJob} builds the same in SQL. */
export const recheckKey = ({ tenantId, id }: Pick<RegularGift, 'tenantId' | 'id'>) => `cycle-settle:${tenantId}:${id}`

const hasNoJob = sql`not job_waits('cycle-settle:' || ${regularGifts.tenantId} || ':' || ${regularGifts.id})`

/**
 * Schedules the next check of a regular gift with the provider, or cancels it if the gift has ended.
 * @param delaySeconds overrides the delay for its state
 */
export async function scheduleRegularRecheck(
  tx: Tx,
  regularGift: RegularGift,
  now: Date,
  delaySeconds?: number,
): Promise<void> {
  const delay = delaySeconds ?? getRecheckDelay(regularGift, now)
  if (delay === undefined) return removeJob(tx, recheckKey(regularGift))
  await addJob(
    tx,
    'cycle-settle',
    { tenantId: regularGift.tenantId, cycleId: regularGift.id },
    recheckKey(regularGift),
    delay,
  )
}

/** Maximum number of regular gifts scheduled per tenant and transaction; the next run schedules the rest. */
const batchSize = 500

async function scheduleMissing(tx: Tx, tenantId: string, now: Date): Promise<number> {
  const rows = await tx
    .select()
    .from(regularGifts)
    .where(and(eq(regularGifts.tenantId, tenantId), inArray(regularGifts.state, [...openRegularStates]), hasNoJob))
    .orderBy(asc(regularGifts.createdAt))
    .limit(batchSize)
  for (const regularGift of rows) await scheduleRegularRecheck(tx, regularGift, now)
  return rows.length
}

/**
 * Schedules a check of every tenant's open regular gifts without a job. Safe at any time and from several servers at once;
 * call it at startup and every hour.
 * @returns the number of regular gifts scheduled
 */
export async function recheckOpenRegularGifts(database: Database, now: Date): Promise<number> {
  const ids = await database.global((tx) => tx.select({ id: tenants.id }).from(tenants).where(isServedHere))
  let count = 0
  for await (const { id } of paceItems(ids)) count += await database.forTenant(id)((tx) => scheduleMissing(tx, id, now))
  return count
}

/** The job that schedules checks of open regular gifts without a job. */
export const regularGiftTasks = ({ database, now }: { database: Database; now: () => Date }) => ({
  'cycles-look': async () => void (await recheckOpenRegularGifts(database, now())),
})
