import { and, eq, gt, lte } from 'drizzle-orm'
import type { components } from '@minaret/contract'
import { contentContact } from '@minaret/plans'
import { type Tx, events, type Deferred } from '@minaret/foundation/db'
import { type Operations } from '@minaret/foundation/operations'
import { done } from '@minaret/foundation/responses'
import { sanitise } from '@minaret/foundation/rich-text'
import type { Tenant } from '@minaret/foundation/tenancy'
import { listPage, type Order, type Page, omitNulls, isPublished } from '@minaret/foundation/pagination'
import { missingOrWithdrawn } from './missing.ts'

/** The next first. */
export const nextFirst: Order = {
  keys: [
    { by: events.startsAt, kind: 'instant' },
    { by: events.id, kind: 'text' },
  ],
}

/** Those that were over last first. */
const lastFirst: Order = {
  keys: [
    { by: events.overAt, kind: 'instant' },
    { by: events.id, kind: 'text' },
  ],
  falling: true,
}

const columns = {
  id: events.id,
  title: events.title,
  summary: events.summary,
  startsAt: events.startsAt,
  endsAt: events.endsAt,
  timeZone: events.timeZone,
  allDay: events.allDay,
  cancelled: events.cancelled,
  place: events.place,
  audience: events.audience,
  image: events.image,
}

const readEvents = (tx: Tx, now: Deferred<Date>, page: Page<Deferred<number>>, when: ReturnType<typeof gt>) =>
  tx
    .select({ ...columns, cursor: page.cursor })
    .from(events)
    .where(and(isPublished(events, now), when, page.beyond))
    .orderBy(...page.by)
    .limit(page.limit)

/** Events to come; one that is running is among them until it ends. */
export const readUpcoming = (tx: Tx, now: Deferred<Date>, page: Page<Deferred<number>>) =>
  readEvents(tx, now, page, gt(events.overAt, now))

type Row = Pick<typeof events.$inferSelect, keyof typeof columns>

/** An event, in the zone it is held in: its own, or its mosque's. */
export const toEvent = (row: Row, { config }: Pick<Tenant, 'config'>): components['schemas']['Event'] => ({
  ...omitNulls(row),
  starts: row.startsAt.toISOString(),
  ends: row.endsAt?.toISOString(),
  timeZone: row.timeZone ?? config.timeZone,
})

/** `GET /api/event` and `GET /api/event/{id}`. */
export const eventOperations = {
  eventList(call) {
    const { now, tenant, query } = call
    const past = query.when === 'past'
    return listPage(
      call,
      past ? lastFirst : nextFirst,
      (tx, page) => (past ? readEvents(tx, now, page, lte(events.overAt, now)) : readUpcoming(tx, now, page)),
      (row) => toEvent(row, tenant),
    )
  },

  async eventView({ db, params, tenant, now }) {
    const [row] = await db((tx) =>
      tx
        .select()
        .from(events)
        .where(and(eq(events.id, params.id), isPublished(events, now))),
    )
    if (!row) return missingOrWithdrawn(db, 'event', params.id)
    return done({
      ...omitNulls(row),
      ...toEvent(row, tenant),
      body: sanitise(row.body),
      booking: contentContact(row.booking),
      contact: contentContact(row.contact),
      updated: row.updatedAt.toISOString(),
    })
  },
} satisfies Operations<'eventList' | 'eventView'>
