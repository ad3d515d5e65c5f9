import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { PaymentMode } from '@minaret/contract'
import { regularGifts, type Tx } from '@minaret/foundation/db'
import { mondayOf, type ReportSpan } from './weeks.ts'

/** Regular gifts that began and ended in one week, by its Monday. */
export type RegularWeek = { day: string; gained: number; lost: number }

/** Running: it will be collected, or is being retried. A paused one waits, and one whose card was never confirmed never ran. */
const running = ['scheduled', 'active', 'past_due', 'ending'] as const

/** Counts, by week, the regular gifts that began (their card was confirmed) and those of them that ended. */
export async function readRegular(
  tx: Tx,
  mode: PaymentMode,
  { start, before, timeZone, mondays }: ReportSpan,
): Promise<{ running: number; weeks: RegularWeek[] }> {
  const ran = and(eq(regularGifts.mode, mode), eq(regularGifts.setup, 'done'))
  const countBy = async (at: typeof regularGifts.createdAt | typeof regularGifts.endedAt) => {
    const day = sql<string>`(${at} at time zone ${timeZone})::date::text`.as('day')
    const rows = await tx
      .select({ day, count: sql<number>`count(*)::int` })
      .from(regularGifts)
      .where(and(ran, gte(at, start), lt(at, before)))
      .groupBy(sql`day`)
    const weeks = new Map<string, number>()
    for (const row of rows) weeks.set(mondayOf(row.day), (weeks.get(mondayOf(row.day)) ?? 0) + row.count)
    return weeks
  }
  const gained = await countBy(regularGifts.createdAt)
  const lost = await countBy(regularGifts.endedAt)
  const [now] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(regularGifts)
    .where(and(ran, inArray(regularGifts.state, [...running])))
  return {
    running: now?.count ?? 0,
    weeks: mondays.map((day) => ({ day, gained: gained.get(day) ?? 0, lost: lost.get(day) ?? 0 })),
  }
}
