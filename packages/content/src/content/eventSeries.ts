import { type Tx, events } from '@minaret/foundation/db'
import type { Tenant } from '@minaret/foundation/tenancy'
import type { Page } from '@minaret/foundation/pagination'
import { readLastOccurrences, readOccurrences } from '../event-series/read.ts'
import { isSeries, type Occurrence } from '../event-series/rule.ts'

/** The columns of an event in lists. */
export const eventColumns = {
  id: events.id,
  title: events.title,
  summary: events.summary,
  startsAt: events.startsAt,
  endsAt: events.endsAt,
  timeZone: events.timeZone,
  allDay: events.allDay,
  cancelled: events.cancelled,
  repeats: events.repeats,
  weekdays: events.weekdays,
  repeatsUntil: events.repeatsUntil,
  exceptDays: events.exceptDays,
  prayer: events.prayer,
  minutesAfter: events.minutesAfter,
  place: events.place,
  audience: events.audience,
  image: events.image,
}

type Row = Pick<typeof events.$inferSelect, keyof typeof eventColumns>

/** A series in a list, at one of its occurrences. */
export type SeriesItem = Row & { occurrence: Occurrence; cursor: string }

/** A page of a list that contains series. */
type SeriesPage = Page & { limit: number }

/** The transaction, tenant and time with which series are read. */
type SeriesContext = { tx: Tx; tenant: Tenant; now: Date }

/** An instant in the database's text format, for a cursor. */
const databaseInstant = (at: Date) => at.toISOString().replace('Z', '+00:00')

const toItem = (row: Row, occurrence: Occurrence, orderedBy: Date): SeriesItem => ({
  ...row,
  occurrence,
  cursor: JSON.stringify([databaseInstant(orderedBy), row.id]),
})

/** Splits rows into series and single events. */
const splitSeries = <T extends Row>(rows: readonly T[]) => ({
  series: rows.filter(isSeries),
  once: rows.filter((row) => !isSeries(row)),
})

/**
 * A page of upcoming events, with each series at its next occurrence.
 * @param rows single events and series, as queried
 * @param count the number of occurrences of each series
 */
export async function withUpcoming<T extends Row & { cursor: string }>(
  { tx, tenant, now }: SeriesContext,
  rows: readonly T[],
  page: SeriesPage,
  count = 1,
): Promise<(T | SeriesItem)[]> {
  const { series, once: singleEvents } = splitSeries(rows)
  if (series.length === 0) return singleEvents
  const occurrences = await readOccurrences(tx, tenant, series, { after: now, maxPerSeries: count })
  const items = series.flatMap((row) =>
    (occurrences.get(row.id) ?? []).map((occurrence) => toItem(row, occurrence, occurrence.startsAt)),
  )
  return mergeSeries(singleEvents, items, page, false)
}

/** A page of past events, with each series that has ended at its last occurrence. */
export async function withPast<T extends Row & { cursor: string }>(
  { tx, tenant, now }: SeriesContext,
  rows: readonly T[],
  page: SeriesPage,
): Promise<(T | SeriesItem)[]> {
  const { series, once: singleEvents } = splitSeries(rows)
  if (series.length === 0) return singleEvents
  const occurrences = await readOccurrences(tx, tenant, series, { after: now, maxPerSeries: 1 })
  const endedSeries = series.filter(({ id }) => (occurrences.get(id) ?? []).length === 0)
  const lastOccurrences = await readLastOccurrences(tx, tenant, endedSeries)
  const items = endedSeries.flatMap((row) =>
    (lastOccurrences.get(row.id) ?? []).map((occurrence) => toItem(row, occurrence, occurrence.overAt)),
  )
  return mergeSeries(singleEvents, items, page, true)
}

type CursorPosition = { at: number; id: string }

const positionOf = (cursor: string): CursorPosition => {
  const values: unknown = JSON.parse(cursor)
  const [time, id]: unknown[] = Array.isArray(values) ? values : []
  return { at: Date.parse(String(time)), id: String(id) }
}

const comparePositions = (first: CursorPosition, second: CursorPosition) =>
  first.at - second.at || (first.id < second.id ? -1 : first.id > second.id ? 1 : 0)

/** Merges series into the rows of a page, in its order. */
function mergeSeries<T extends { cursor: string }>(
  singleEvents: readonly T[],
  series: readonly SeriesItem[],
  { after, limit }: SeriesPage,
  isDescending: boolean,
): (T | SeriesItem)[] {
  const sign = isDescending ? -1 : 1
  const start = after && { at: Date.parse(String(after[0])), id: String(after[1]) }
  const remaining = series.filter(({ cursor }) => !start || sign * comparePositions(positionOf(cursor), start) > 0)
  return [...singleEvents, ...remaining]
    .map((row) => ({ row, position: positionOf(row.cursor) }))
    .toSorted((first, second) => sign * comparePositions(first.position, second.position))
    .slice(0, limit)
    .map(({ row }) => row)
}
