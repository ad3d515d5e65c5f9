import { and, or, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { addDays, wallClock } from '@minaret/timetable'
import { events, type Tx } from '@minaret/foundation/db'
import type { Tenant } from '@minaret/foundation/tenancy'
import { openMosqueDays } from '@minaret/times/prayer'
import {
  maxRunningDays,
  isSeries,
  lastSeriesDate,
  type Occurrence,
  occurrenceOn,
  type PrayerAt,
  seriesDates,
  type SeriesRule,
} from './rule.ts'

/** Matches events that repeat, or whose time depends on a prayer. */
export const isSeriesRow: SQL | undefined = or(isNotNull(events.repeats), isNotNull(events.prayer))

/** Matches events whose row has their time. */
export const isSingleRow: SQL | undefined = and(isNull(events.repeats), isNull(events.prayer))

/** The maximum number of series per mosque. */
export const maxSeries = 200

/** The columns that define the occurrences of a series. */
export type SeriesRow = SeriesRule & { id: string; timeZone: string | null }

/** A range of occurrences: those that end after an instant, and the maximum number per series. */
export type OccurrenceRange = { after: Date; until?: Date; maxPerSeries: number }

/** Additional days to expand, as the first candidates may be over already. */
const extraDays = 2

/** Loads the prayer times of the given days. The returned function returns undefined for other days. */
async function loadPrayerTimes(tx: Tx, tenant: Tenant, dates: readonly string[]): Promise<PrayerAt> {
  const sortedDates = dates.toSorted()
  const [firstDate, lastDate] = [sortedDates[0], sortedDates.at(-1)]
  if (firstDate === undefined || lastDate === undefined) return () => undefined
  const { days } = await openMosqueDays(tx, tenant, firstDate, lastDate)
  return (date, prayer) => {
    const times = days.day(date).prayers.find((prayerTimes) => prayerTimes.prayer === prayer)
    const instant = times && (times.jamaat ?? times.begins).at
    return instant === undefined ? undefined : new Date(instant)
  }
}

type Candidate = { row: SeriesRow; zone: string; dates: string[] }

async function expandCandidates(
  tx: Tx,
  tenant: Tenant,
  candidates: readonly Candidate[],
): Promise<Map<string, Occurrence[]>> {
  const prayerDates = candidates.flatMap(({ row, dates }) => (row.prayer === null ? [] : dates))
  const prayerAt = await loadPrayerTimes(tx, tenant, prayerDates)
  return new Map(
    candidates.map(({ row, zone, dates }) => [row.id, dates.map((date) => occurrenceOn(row, zone, date, prayerAt))]),
  )
}

/** Reads the next occurrences of series, by id and in order, including one in progress. */
export async function readOccurrences(
  tx: Tx,
  tenant: Tenant,
  rows: readonly SeriesRow[],
  { after, until, maxPerSeries }: OccurrenceRange,
): Promise<ReadonlyMap<string, readonly Occurrence[]>> {
  const candidates = rows.filter(isSeries).map((row): Candidate => {
    const zone = row.timeZone ?? tenant.config.timeZone
    const from = addDays(wallClock(after, zone).date, -maxRunningDays(row, zone))
    const lastDate = until && wallClock(until, zone).date
    const dates: string[] = []
    for (const date of seriesDates(row, zone, from)) {
      if (lastDate !== undefined && date > lastDate) break
      dates.push(date)
      if (dates.length >= maxPerSeries + extraDays + maxRunningDays(row, zone)) break
    }
    return { row, zone, dates }
  })
  const occurrencesById = await expandCandidates(tx, tenant, candidates)
  return new Map(
    [...occurrencesById].map(([id, occurrences]) => [
      id,
      occurrences.filter(({ overAt }) => overAt > after).slice(0, maxPerSeries),
    ]),
  )
}

/** Reads the last occurrence of series that have ended, by id. */
export async function readLastOccurrences(
  tx: Tx,
  tenant: Tenant,
  rows: readonly SeriesRow[],
): Promise<ReadonlyMap<string, readonly Occurrence[]>> {
  const candidates = rows.filter(isSeries).map((row): Candidate => {
    const zone = row.timeZone ?? tenant.config.timeZone
    const lastDate = lastSeriesDate(row, zone)
    return { row, zone, dates: lastDate === undefined ? [] : [lastDate] }
  })
  return expandCandidates(tx, tenant, candidates)
}
