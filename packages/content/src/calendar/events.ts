import { and, asc, eq, gt, or } from 'drizzle-orm'
import { ICalEventStatus } from 'ical-generator'
import { pathTo } from '@minaret/plans'
import { addDays, wallClock } from '@minaret/timetable'
import { isPublished } from '@minaret/foundation/pagination'
import { type Tx, events } from '@minaret/foundation/db'
import { getSiteLink, type Tenant } from '@minaret/foundation/tenancy'
import { isSeriesRow, readOccurrences } from '../event-series/read.ts'
import { isSeries, type Occurrence } from '../event-series/rule.ts'
import type { Language } from '@minaret/foundation/i18n'
import { getTenantLanguage } from '@minaret/foundation/email'
import { translateRows } from '@minaret/foundation/translations'
import { createCalendar, writeCalendar } from './calendar.ts'
import { messages } from './events/messages.gen.ts'

/** How long an event stays in the calendar after it ends, in milliseconds. */
const retention = 30 * 24 * 60 * 60 * 1000
const maxEvents = 500

/** The date of an instant at midnight UTC, as the library expects all-day events. */
const allDayDate = (instant: Date, timeZone: string) => `${wallClock(instant, timeZone).date}T00:00:00Z`

type Row = typeof events.$inferSelect

/** SEQUENCE (RFC 5545, 3.8.7.4): grows with each change and fits in 31 bits, which some calendar apps require. */
const sequenceOf = ({ updatedAt }: Row) => Math.max(0, Math.floor((updatedAt.getTime() - Date.UTC(2020)) / 1000))

/** Returns the start and end of an event. An all-day event ends at the start of the following day (RFC 5545, 3.6.1). */
function eventTimes({ allDay, startsAt, endsAt }: Row, timeZone: string): { start: Date; end?: Date } {
  if (!allDay) return { start: startsAt, ...(endsAt && endsAt > startsAt ? { end: endsAt } : {}) }
  const start = new Date(allDayDate(startsAt, timeZone))
  if (!endsAt || endsAt <= startsAt) return { start }
  // An end at midnight belongs to the day before.
  const lastDate = wallClock(new Date(endsAt.getTime() - 1), timeZone).date
  return { start, end: new Date(`${addDays(lastDate, 1)}T00:00:00Z`) }
}

/** Series are expanded half a year ahead: a recurrence rule cannot express times that follow a prayer. In milliseconds. */
const seriesAhead = 183 * 24 * 60 * 60 * 1000
const maxOccurrences = 250

type Occurrences = ReadonlyMap<string, readonly Occurrence[]>

/** A single event, or each occurrence of a series; the id contains the occurrence's date. */
const entriesOf = (row: Row, occurrences: Occurrences) =>
  isSeries(row)
    ? (occurrences.get(row.id) ?? []).map(({ date, startsAt, endsAt }) => ({
        row,
        id: row.repeats === null ? row.id : `${row.id}-${date}`,
        times: { startsAt, endsAt },
      }))
    : [{ row, id: row.id, times: {} }]

/** The parameters of an event calendar. */
type EventCalendarQuery = {
  /** The id of a single event to return. */
  one?: string | undefined
  /** The language of the events, if it is not the mosque's own. */
  language?: Language | undefined
}

/**
 * Writes the calendar of upcoming and recent events. Cancelled events stay in it, so that subscribers see the change.
 * @returns undefined if the single event does not exist
 */
export async function eventCalendar(
  tx: Tx,
  tenant: Tenant,
  now: Date,
  { one: eventId, language }: EventCalendarQuery = {},
): Promise<string | undefined> {
  const since = new Date(now.getTime() - retention)
  const filter = eventId === undefined ? or(gt(events.overAt, since), isSeriesRow) : eq(events.id, eventId)
  const publishedRows = await tx
    .select()
    .from(events)
    .where(and(isPublished(events, now), filter))
    .orderBy(asc(events.overAt), asc(events.id))
    .limit(maxEvents)
  if (eventId !== undefined && publishedRows.length === 0) return undefined
  const rows = await translateRows(tx, 'events', language, publishedRows)
  const horizon = new Date(now.getTime() + seriesAhead)
  const occurrences = await readOccurrences(tx, tenant, rows, {
    after: since,
    until: horizon,
    maxPerSeries: maxOccurrences,
  })
  const calendar = createCalendar(tenant, messages.title[getTenantLanguage(tenant)])
  for (const { row, id, times } of rows.flatMap((eventRow) => entriesOf(eventRow, occurrences)))
    calendar.createEvent({
      id: `${id}@${tenant.slug}`,
      ...eventTimes({ ...row, ...times }, row.timeZone ?? tenant.config.timeZone),
      allDay: row.allDay,
      stamp: row.updatedAt,
      lastModified: row.updatedAt,
      sequence: sequenceOf(row),
      summary: row.title,
      description: row.summary,
      location: [row.place, row.address].filter(Boolean).join(', ') || null,
      url: getSiteLink(tenant, pathTo('event', { id: row.id })),
      status: row.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    })
  return writeCalendar(calendar)
}
