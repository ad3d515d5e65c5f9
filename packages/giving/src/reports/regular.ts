import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { PaymentMode } from '@minaret/contract'
import { regularGifts, type Tx } from '@minaret/foundation/db'
import { mondayOf, type ReportSpan } from './weeks.ts'

/** Regular gifts started and ended in a week, by its Monday. */
export type RegularWeek = { day: string; gained: number; lost: number }

/**
 * States of running regular gifts: collected or retried. Paused ones and those without a confirmed card are not
 * running.
 */
const runningStates = ['scheduled', 'active', 'past_due', 'ending'] as const

/** Counts regular gifts by week: those started (card confirmed) and those ended. */
export async function readRegular(
  tx: Tx,
  mode: PaymentMode,
  { start, before, timeZone, mondays }: ReportSpan,
): Promise<{ running: number; weeks: RegularWeek[] }> {
  const wasStarted = and(eq(regularGifts.mode, mode), eq(regularGifts.setup, 'done'))
  const countByWeek = async (column: typeof regularGifts.createdAt | typeof regularGifts.endedAt) => {
    const day = sql<string>`(${column} at time zone ${timeZone})::date::text`.as('day')
    const rows = await tx
      .select({ day, count: sql<number>`count(*)::int` })
      .from(regularGifts)
      .where(and(wasStarted, gte(column, start), lt(column, before)))
      .groupBy(sql`day`)
    const weeks = new Map<string, number>()
    for (const row of rows) weeks.set(mondayOf(row.day), (weeks.get(mondayOf(row.day)) ?? 0) + row.count)
    return weeks
  }
  const startedByWeek = await countByWeek(regularGifts.createdAt)
  const endedByWeek = await countByWeek(regularGifts.endedAt)
  const [runningCount] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(regularGifts)
    .where(and(wasStarted, inArray(regularGifts.state, [...runningStates])))
  return {
    running: runningCount?.count ?? 0,
    weeks: mondays.map((day) => ({ day, gained: startedByWeek.get(day) ?? 0, lost: endedByWeek.get(day) ?? 0 })),
  }
}
