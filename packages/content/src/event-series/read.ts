import { and, or, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { addDays, wallClock } from '@minaret/timetable'
import { events, type Tx } from '@minaret/foundation/db'
import type { Tenant } from '@minaret/foundation/tenancy'
import { openMosqueDays } from '@minaret/times/prayer'
import {
  daysOfLength,
  isSeries,
  lastSeriesDate,
  type Occurrence,
  occurrenceOn,
  type PrayerAt,
  seriesDates,
  type SeriesRule,
} from './rule.ts'

/** Events that are held more than once, or at a time only their days' prayers tell. */
export const isSeriesRow: SQL | undefined = or(isNotNull(events.repeats), isNotNull(events.prayer))

/** Events whose row says when they are held. */
export const isSingleRow: SQL | undefined = and(isNull(events.repeats), isNull(events.prayer))

/** More series than this no mosque has. */
export const mostSeries = 200

/** What is read of a series to know when it is held. */
export type SeriesRow = SeriesRule & { id: string; timeZone: string | null }

/** Which occurrences are wanted: those that are over after an instant, and how many of each at most. */
export type Wanted = { after: Date; until?: Date; many: number }

/** Of two candidates the first may be over: so many more days are looked at than are wanted. */
const spare = 2

/** The times of prayers on some days; calls for other days are answered with nothing. */
async function openPrayers(tx: Tx, tenant: Tenant, dates: readonly string[]): Promise<PrayerAt> {
  const sorted = dates.toSorted()
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (first === undefined || last === undefined) return () => undefined
  const { days } = await openMosqueDays(tx, tenant, first, last)
  return (date, prayer) => {
    const time = days.day(date).prayers.find((each) => each.prayer === prayer)
    const at = time && (time.jamaat ?? time.begins).at
    return at === undefined ? undefined : new Date(at)
  }
}

type Dated = { row: SeriesRow; zone: string; dates: string[] }

async function expand(tx: Tx, tenant: Tenant, dated: readonly Dated[]): Promise<Map<string, Occurrence[]>> {
  const tied = dated.flatMap(({ row, dates }) => (row.prayer === null ? [] : dates))
  const prayerAt = await openPrayers(tx, tenant, tied)
  return new Map(
    dated.map(({ row, zone, dates }) => [row.id, dates.map((date) => occurrenceOn(row, zone, date, prayerAt))]),
  )
}

/** When series are held next, by their ids: each in order, with what is running now. */
export async function readOccurrences(
  tx: Tx,
  tenant: Tenant,
  rows: readonly SeriesRow[],
  { after, until, many }: Wanted,
): Promise<ReadonlyMap<string, readonly Occurrence[]>> {
  const dated = rows.filter(isSeries).map((row): Dated => {
    const zone = row.timeZone ?? tenant.config.timeZone
    const from = addDays(wallClock(after, zone).date, -daysOfLength(row, zone))
    const last = until && wallClock(until, zone).date
    const dates: string[] = []
    for (const date of seriesDates(row, zone, from)) {
      if (last !== undefined && date > last) break
      dates.push(date)
      if (dates.length >= many + spare + daysOfLength(row, zone)) break
    }
    return { row, zone, dates }
  })
  const all = await expand(tx, tenant, dated)
  return new Map(
    [...all].map(([id, occurrences]) => [id, occurrences.filter(({ overAt }) => overAt > after).slice(0, many)]),
  )
}

/** When series that are over were held last, by their ids. */
export async function readLastOccurrences(
  tx: Tx,
  tenant: Tenant,
  rows: readonly SeriesRow[],
): Promise<ReadonlyMap<string, readonly Occurrence[]>> {
  const dated = rows.filter(isSeries).map((row): Dated => {
    const zone = row.timeZone ?? tenant.config.timeZone
    const last = lastSeriesDate(row, zone)
    return { row, zone, dates: last === undefined ? [] : [last] }
  })
  return expand(tx, tenant, dated)
}
