import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { type Database, type Tx, cycles, tenants } from '@minaret/foundation/db'
import { addJob, dropJob } from '@minaret/foundation/jobs'
import { comingDays, dueAt } from '../records/days.ts'
import { isOver, openCycleStates } from '../records/regularStates.ts'
import type { CycleRow } from '../records/regularStore.ts'

/** An hour, in seconds, as all times of this file are. */
const hour = 3600
const day = 24 * hour

/** A collection is charged about an hour after it falls due; two hours after, its outcome may be asked for. */
const afterDue = 2 * hour

/** The day of its last collection; nothing of one without an end, and of one that is paused until its giver resumes it. */
function lastDay(cycle: CycleRow): string | undefined {
  const { startsOn, until, state } = cycle
  return until && state !== 'paused' ? comingDays(cycle, startsOn, Infinity).at(-1) : undefined
}

/**
 * In how many seconds the provider should be asked again about a regular gift; nothing once it is over. What runs is
 * looked at two hours after each collection, each hour while that is not known, and once a day at least.
 */
function nextCycleLook(cycle: CycleRow, now: Date): number | undefined {
  const since = (at: Date | null) => (at ? (now.getTime() - at.getTime()) / 1000 : 0)
  const within = (least: number, age: number) => Math.min(Math.max(age / 2, least), hour)
  if (isOver(cycle.state)) return undefined
  if (cycle.state === 'pending_setup')
    return cycle.setup === 'confirming'
      ? within(2, since(cycle.confirmingSince))
      : within(10, since(cycle.confirmingSince ?? cycle.createdAt))
  if (cycle.state === 'past_due') return 6 * hour
  const next = cycle.nextOn ?? lastDay(cycle)
  if (!next) return day
  const due = -since(dueAt(cycle, next)) + afterDue
  if (due > 0) return Math.min(due, day)
  // What was to come out has; nothing else is near.
  return cycle.nextOn || due > -day ? hour : day
}

/** What the job of a cycle is called; {@link forgotten} spells it in SQL. */
const lookKey = ({ tenantId, id }: Pick<CycleRow, 'tenantId' | 'id'>) => `cycle-settle:${tenantId}:${id}`

const forgotten = sql`not job_waits('cycle-settle:' || ${cycles.tenantId} || ':' || ${cycles.id})`

/**
 * Sees to it that the provider is asked again about a regular gift, and no more about one that is over.
 * @param delaySeconds sooner or later than its state says
 */
export async function planCycleLook(tx: Tx, cycle: CycleRow, now: Date, delaySeconds?: number): Promise<void> {
  const delay = delaySeconds ?? nextCycleLook(cycle, now)
  if (delay === undefined) return dropJob(tx, lookKey(cycle))
  await addJob(tx, 'cycle-settle', { tenantId: cycle.tenantId, cycleId: cycle.id }, lookKey(cycle), delay)
}

/** How many of one tenant are taken up in one transaction; the next round finds the others. */
const atOnce = 500

async function planForgotten(tx: Tx, tenantId: string, now: Date): Promise<number> {
  const found = await tx
    .select()
    .from(cycles)
    .where(and(eq(cycles.tenantId, tenantId), inArray(cycles.state, [...openCycleStates]), forgotten))
    .orderBy(asc(cycles.createdAt))
    .limit(atOnce)
  for (const cycle of found) await planCycleLook(tx, cycle, now)
  return found.length
}

/**
 * Plans a look at every open regular gift, of every tenant, that nobody is going to look at. Safe at any time and from
 * several hosts at once; call it at start and every hour.
 * @returns how many were found
 */
export async function planOpenCycles(database: Database, now: Date): Promise<number> {
  const ids = await database.global((tx) => tx.select({ id: tenants.id }).from(tenants))
  let planned = 0
  for (const { id } of ids) planned += await database.forTenant(id)((tx) => planForgotten(tx, id, now))
  return planned
}
