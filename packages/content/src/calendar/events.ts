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
import { translateRows } from '@minaret/foundation/translations'
import { inLanguage, openCalendar, writeCalendar } from './calendar.ts'

const title = { en: 'Events', ar: 'الفعاليات', ur: 'تقریبات' }

/** Events stay in a calendar for a month after they are over. */
const pastEvents = 30 * 24 * 60 * 60 * 1000
const most = 500

/** The day of an instant, as a calendar writes whole days: a date and no time. */
const wholeDay = (at: Date, timeZone: string) => `${wallClock(at, timeZone).date}T00:00:00Z`

type Row = typeof events.$inferSelect

/** Which change of an event it is: a number that grows with each, small enough for every program (RFC 5545, 3.8.7.4). */
const sequenceOf = ({ updatedAt }: Row) => Math.max(0, Math.floor((updatedAt.getTime() - Date.UTC(2020)) / 1000))

/** From when to when. Whole days end at the beginning of the day after (RFC 5545, 3.6.1). */
function span({ allDay, startsAt, endsAt }: Row, timeZone: string): { start: Date; end?: Date } {
  if (!allDay) return { start: startsAt, ...(endsAt && endsAt > startsAt ? { end: endsAt } : {}) }
  const start = new Date(wholeDay(startsAt, timeZone))
  if (!endsAt || endsAt <= startsAt) return { start }
  // An end at midnight is the end of the day before.
  const last = wallClock(new Date(endsAt.getTime() - 1), timeZone).date
  return { start, end: new Date(`${addDays(last, 1)}T00:00:00Z`) }
}

/** Series are written out half a year ahead, each time by itself: what a prayer moves no rule of a calendar can say. */
const seriesAhead = 183 * 24 * 60 * 60 * 1000
const mostOfSeries = 250

type Occurrences = ReadonlyMap<string, readonly Occurrence[]>

/** An event, or each time a series is held, by its day. */
const timesOf = (row: Row, occurrences: Occurrences) =>
  isSeries(row)
    ? (occurrences.get(row.id) ?? []).map(({ date, startsAt, endsAt }) => ({
        row,
        id: row.repeats === null ? row.id : `${row.id}-${date}`,
        times: { startsAt, endsAt },
      }))
    : [{ row, id: row.id, times: {} }]

/** What of the calendar is asked for. */
type EventCalendarQuery = {
  /** The id of the event that alone is asked for; nothing is given where there is none. */
  one?: string | undefined
  /** The language its events are wanted in, where it is another than the mosque's own. */
  language?: Language | undefined
}

/**
 * What is to come and what was lately. One that was called off stays, and says so: whoever has it is told.
 */
export async function eventCalendar(
  tx: Tx,
  tenant: Tenant,
  now: Date,
  { one, language }: EventCalendarQuery = {},
): Promise<string | undefined> {
  const since = new Date(now.getTime() - pastEvents)
  const wanted = one === undefined ? or(gt(events.overAt, since), isSeriesRow) : eq(events.id, one)
  const read = await tx
    .select()
    .from(events)
    .where(and(isPublished(events, now), wanted))
    .orderBy(asc(events.overAt), asc(events.id))
    .limit(most)
  if (one !== undefined && read.length === 0) return undefined
  const rows = await translateRows(tx, 'events', language, read)
  const until = new Date(now.getTime() + seriesAhead)
  const occurrences = await readOccurrences(tx, tenant, rows, { after: since, until, many: mostOfSeries })
  const calendar = openCalendar(tenant, inLanguage(tenant, title))
  for (const { row, id, times } of rows.flatMap((each) => timesOf(each, occurrences)))
    calendar.createEvent({
      id: `${id}@${tenant.slug}`,
      ...span({ ...row, ...times }, row.timeZone ?? tenant.config.timeZone),
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
