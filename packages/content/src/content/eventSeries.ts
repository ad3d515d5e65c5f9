import { type Tx, events } from '@minaret/foundation/db'
import type { Tenant } from '@minaret/foundation/tenancy'
import type { Page } from '@minaret/foundation/pagination'
import { readLastOccurrences, readOccurrences } from '../event-series/read.ts'
import { isSeries, type Occurrence } from '../event-series/rule.ts'

/** What lists show of an event. */
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

/** A series as lists show it: at one of the times it is held. */
export type SeriesItem = Row & { occurrence: Occurrence; cursor: string }

/** A page of a list that has series among its rows. */
type SeriesPage = Page & { limit: number }

/** For whom and when it is read. */
type SeriesReading = { tx: Tx; tenant: Tenant; now: Date }

/** An instant as the database writes one, for a cursor. */
const databaseInstant = (at: Date) => at.toISOString().replace('Z', '+00:00')

const toItem = (row: Row, occurrence: Occurrence, by: Date): SeriesItem => ({
  ...row,
  occurrence,
  cursor: JSON.stringify([databaseInstant(by), row.id]),
})

/** Rows of both kinds parted: those of series, and those whose row says when they are held. */
const parted = <T extends Row>(rows: readonly T[]) => ({
  series: rows.filter(isSeries),
  once: rows.filter((row) => !isSeries(row)),
})

/**
 * A page of events to come: each series the next time it is held, among what is held once.
 * @param rows as the query of both kinds gave them
 * @param many how many times of each series
 */
export async function withUpcoming<T extends Row & { cursor: string }>(
  { tx, tenant, now }: SeriesReading,
  rows: readonly T[],
  page: SeriesPage,
  many = 1,
): Promise<(T | SeriesItem)[]> {
  const { series, once } = parted(rows)
  if (series.length === 0) return once
  const next = await readOccurrences(tx, tenant, series, { after: now, many })
  const items = series.flatMap((row) => (next.get(row.id) ?? []).map((at) => toItem(row, at, at.startsAt)))
  return mergeSeries(once, items, page, false)
}

/** A page of events that are over: each series that is, the last time it was held. */
export async function withPast<T extends Row & { cursor: string }>(
  { tx, tenant, now }: SeriesReading,
  rows: readonly T[],
  page: SeriesPage,
): Promise<(T | SeriesItem)[]> {
  const { series, once } = parted(rows)
  if (series.length === 0) return once
  const next = await readOccurrences(tx, tenant, series, { after: now, many: 1 })
  const ended = series.filter(({ id }) => (next.get(id) ?? []).length === 0)
  const last = await readLastOccurrences(tx, tenant, ended)
  const items = ended.flatMap((row) => (last.get(row.id) ?? []).map((at) => toItem(row, at, at.overAt)))
  return mergeSeries(once, items, page, true)
}

type Place = { at: number; id: string }

const placeOf = (cursor: string): Place => {
  const values: unknown = JSON.parse(cursor)
  const [at, id]: unknown[] = Array.isArray(values) ? values : []
  return { at: Date.parse(String(at)), id: String(id) }
}

const compare = (one: Place, other: Place) => one.at - other.at || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0)

/** Puts series among the rows of a page where they belong in its order. */
function mergeSeries<T extends { cursor: string }>(
  once: readonly T[],
  series: readonly SeriesItem[],
  { after, limit }: SeriesPage,
  falling: boolean,
): (T | SeriesItem)[] {
  const turn = falling ? -1 : 1
  const from = after && { at: Date.parse(String(after[0])), id: String(after[1]) }
  const rest = series.filter(({ cursor }) => !from || turn * compare(placeOf(cursor), from) > 0)
  return [...once, ...rest]
    .map((row) => ({ row, place: placeOf(row.cursor) }))
    .toSorted((one, other) => turn * compare(one.place, other.place))
    .slice(0, limit)
    .map(({ row }) => row)
}
