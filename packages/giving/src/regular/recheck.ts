import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { isServedHere, type Database, type Tx, regularGifts, tenants } from '@minaret/foundation/db'
import { addJob, dropJob, paced } from '@minaret/foundation/jobs'
import { comingDays, dueAt } from '../records/collectionDays.ts'
import { isOver, openRegularStates } from '../records/regularStates.ts'
import type { RegularGift } from '../records/regularStore.ts'

/** An hour, in seconds, as all times of this file are. */
const hour = 3600
const day = 24 * hour

/** A collection is charged about an hour after it falls due; two hours after, its outcome may be asked for. */
const afterDue = 2 * hour

/** The day of its last collection; nothing of one without an end, and of one that is paused until its donor resumes it. */
function lastDay(regularGift: RegularGift): string | undefined {
  const { startsOn, until, state } = regularGift
  return until && state !== 'paused' ? comingDays(regularGift, startsOn, Infinity).at(-1) : undefined
}

/**
 * In how many seconds the provider should be asked again about a regular gift; nothing once it is over. What runs is
 * looked at two hours after each collection, each hour while that is not known, and once a day at least.
 */
function getRecheckDelay(regularGift: RegularGift, now: Date): number | undefined {
  const since = (at: Date | null) => (at ? (now.getTime() - at.getTime()) / 1000 : 0)
  const within = (least: number, age: number) => Math.min(Math.max(age / 2, least), hour)
  if (isOver(regularGift.state)) return undefined
  if (regularGift.state === 'pending_setup')
    return regularGift.setup === 'confirming'
      ? within(2, since(regularGift.confirmingSince))
      : within(10, since(regularGift.confirmingSince ?? regularGift.createdAt))
  if (regularGift.state === 'past_due') return 6 * hour
  const next = regularGift.nextOn ?? lastDay(regularGift)
  if (!next) return day
  const due = -since(dueAt(regularGift, next)) + afterDue
  if (due > 0) return Math.min(due, day)
  // What was to come out has; nothing else is near.
  return regularGift.nextOn || due > -day ? hour : day
}

/** What the job of a cycle is called; {@link hasNoJob} spells it in SQL. */
export const recheckKey = ({ tenantId, id }: Pick<RegularGift, 'tenantId' | 'id'>) => `cycle-settle:${tenantId}:${id}`

const hasNoJob = sql`not job_waits('cycle-settle:' || ${regularGifts.tenantId} || ':' || ${regularGifts.id})`

/**
 * Sees to it that the provider is asked again about a regular gift, and no more about one that is over.
 * @param delaySeconds sooner or later than its state says
 */
export async function scheduleRegularRecheck(
  tx: Tx,
  regularGift: RegularGift,
  now: Date,
  delaySeconds?: number,
): Promise<void> {
  const delay = delaySeconds ?? getRecheckDelay(regularGift, now)
  if (delay === undefined) return dropJob(tx, recheckKey(regularGift))
  await addJob(
    tx,
    'cycle-settle',
    { tenantId: regularGift.tenantId, cycleId: regularGift.id },
    recheckKey(regularGift),
    delay,
  )
}

/** How many of one tenant are taken up in one transaction; the next round finds the others. */
const atOnce = 500

async function recheckForgotten(tx: Tx, tenantId: string, now: Date): Promise<number> {
  const found = await tx
    .select()
    .from(regularGifts)
    .where(and(eq(regularGifts.tenantId, tenantId), inArray(regularGifts.state, [...openRegularStates]), hasNoJob))
    .orderBy(asc(regularGifts.createdAt))
    .limit(atOnce)
  for (const regularGift of found) await scheduleRegularRecheck(tx, regularGift, now)
  return found.length
}

/**
 * Plans a recheck of every open regular gift, of every tenant, that nobody is going to look at. Safe at any time and from
 * several servers at once; call it at start and every hour.
 * @returns how many were found
 */
export async function recheckOpenRegularGifts(database: Database, now: Date): Promise<number> {
  const ids = await database.global((tx) => tx.select({ id: tenants.id }).from(tenants).where(isServedHere))
  let planned = 0
  for await (const { id } of paced(ids)) planned += await database.forTenant(id)((tx) => recheckForgotten(tx, id, now))
  return planned
}

/** The job that rechecks what was forgotten. */
export const regularGiftTasks = ({ database, now }: { database: Database; now: () => Date }) => ({
  'cycles-look': async () => void (await recheckOpenRegularGifts(database, now())),
})
