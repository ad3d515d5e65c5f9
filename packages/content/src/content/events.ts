import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { components } from '@minaret/contract'
import { contentContact } from '@minaret/plans'
import { type Tx, events, type Deferred } from '@minaret/foundation/db'
import { type Operations } from '@minaret/foundation/operations'
import { done } from '@minaret/foundation/responses'
import { sanitise } from '@minaret/foundation/rich-text'
import type { Tenant } from '@minaret/foundation/tenancy'
import { listPage, type Order, type Page, omitNulls, isPublished } from '@minaret/foundation/pagination'
import { isSeriesRow, isSingleRow, maxSeries, readLastOccurrences, readOccurrences } from '../event-series/read.ts'
import type { Occurrence } from '../event-series/rule.ts'
import { getTranslationLanguage, translateRows } from '@minaret/foundation/translations'
import { missingOrWithdrawn } from './missing.ts'
import { eventColumns, withPast, withUpcoming } from './eventSeries.ts'

/** The next event first. */
export const startOrder: Order = {
  keys: [
    { by: events.startsAt, kind: 'instant' },
    { by: events.id, kind: 'text' },
  ],
}

/** The most recently ended event first. */
const latestFirst: Order = {
  keys: [
    { by: events.overAt, kind: 'instant' },
    { by: events.id, kind: 'text' },
  ],
  descending: true,
}

/** A page of single events, and all series, in one query. */
const readEvents = (tx: Tx, now: Deferred<Date>, page: Page<Deferred<number>>, when: ReturnType<typeof gt>) => {
  const eventRows = unionAll(
    tx
      .select({ ...eventColumns, cursor: page.cursor.as('cursor') })
      .from(events)
      .where(and(isPublished(events, now), isSingleRow, when, page.beyond))
      .orderBy(...page.orderBy)
      .limit(page.limit),
    tx
      .select({ ...eventColumns, cursor: sql<string>`''`.as('cursor') })
      .from(events)
      .where(and(isPublished(events, now), isSeriesRow))
      .limit(maxSeries),
  ).as('both')
  return tx.select().from(eventRows)
}

/** Upcoming events, including running ones, and all series as stored. */
export const readUpcoming = (tx: Tx, now: Deferred<Date>, page: Page<Deferred<number>>) =>
  readEvents(tx, now, page, gt(events.overAt, now))

type Row = Pick<typeof events.$inferSelect, keyof typeof eventColumns>

/** The recurrence of a series, and the end of the displayed occurrence. */
const seriesOf = (row: Row, overAt: Date): components['schemas']['EventSeries'] => ({
  ...(row.repeats === null ? {} : { repeats: row.repeats }),
  ...(row.weekdays === null ? {} : { weekdays: row.weekdays }),
  ...(row.repeatsUntil === null ? {} : { until: row.repeatsUntil }),
  ...(row.prayer === null ? {} : { prayer: row.prayer }),
  ...(row.minutesAfter === null ? {} : { minutesAfter: row.minutesAfter }),
  over: overAt.toISOString(),
})

/**
 * Converts an event to the API's format, in its own time zone or its mosque's.
 * @param row for a series, with the occurrence to show
 */
export const toEvent = (
  row: Row & { occurrence?: Occurrence },
  { config }: Pick<Tenant, 'config'>,
): components['schemas']['Event'] => {
  const { occurrence } = row
  const { startsAt, endsAt } = occurrence ?? row
  return {
    id: row.id,
    title: row.title,
    summary: row.summary,
    starts: startsAt.toISOString(),
    ends: endsAt?.toISOString(),
    timeZone: row.timeZone ?? config.timeZone,
    allDay: row.allDay,
    cancelled: row.cancelled,
    ...omitNulls({ place: row.place, audience: row.audience, image: row.image }),
    ...(occurrence ? { series: seriesOf(row, occurrence.overAt) } : {}),
  }
}

/** The maximum number of upcoming occurrences on a series' page. */
const maxDates = 6

async function findOccurrences(tx: Tx, tenant: Tenant, row: Row, now: Date): Promise<readonly Occurrence[]> {
  const upcoming = (await readOccurrences(tx, tenant, [row], { after: now, maxPerSeries: maxDates })).get(row.id) ?? []
  return upcoming.length > 0 ? upcoming : ((await readLastOccurrences(tx, tenant, [row])).get(row.id) ?? [])
}

const toTime = ({ startsAt, endsAt }: Occurrence): components['schemas']['EventTime'] => ({
  starts: startsAt.toISOString(),
  ...(endsAt ? { ends: endsAt.toISOString() } : {}),
})

/** `GET /api/event` and `GET /api/event/{id}`. */
export const eventOperations = {
  eventList(call) {
    const { now, tenant, query } = call
    const isPast = query.when === 'past'
    return listPage(
      call,
      isPast ? latestFirst : startOrder,
      async (tx, page) =>
        translateRows(
          tx,
          'events',
          getTranslationLanguage(call),
          await (isPast
            ? withPast({ tx, tenant, now }, await readEvents(tx, now, page, lte(events.overAt, now)), page)
            : withUpcoming({ tx, tenant, now }, await readUpcoming(tx, now, page), page)),
        ),
      (row) => toEvent(row, tenant),
    )
  },

  async eventView(call) {
    const { db, params, tenant, now } = call
    const detail = await db(async (tx) => {
      const rows = await tx
        .select()
        .from(events)
        .where(and(eq(events.id, params.id), isPublished(events, now)))
      const [row] = await translateRows(tx, 'events', getTranslationLanguage(call), rows)
      return row && { row, occurrences: await findOccurrences(tx, tenant, row, now) }
    })
    if (!detail) return missingOrWithdrawn(db, 'event', params.id)
    const { row, occurrences } = detail
    const [first] = occurrences
    return done({
      ...toEvent({ ...row, ...(first ? { occurrence: first } : {}) }, tenant),
      ...omitNulls({ address: row.address, latitude: row.latitude, longitude: row.longitude, price: row.price }),
      ...(occurrences.length > 1 ? { dates: occurrences.map(toTime) } : {}),
      body: sanitise(row.body),
      booking: contentContact(row.booking),
      contact: contentContact(row.contact),
      updated: row.updatedAt.toISOString(),
    })
  },
} satisfies Operations<'eventList' | 'eventView'>
