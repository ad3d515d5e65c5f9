import { and } from 'drizzle-orm'
import type { components } from '@minaret/contract'
import { isOpen } from '@minaret/plans'
import { type Tx, activities, type Deferred } from '@minaret/foundation/db'
import { type Operations } from '@minaret/foundation/operations'
import { done } from '@minaret/foundation/responses'
import type { Tenant } from '@minaret/foundation/tenancy'
import { getTranslationLanguage, translateRows } from '@minaret/foundation/translations'
import { listPage, type Order, type Page, toClock, omitNulls, isPublished } from '@minaret/foundation/pagination'

/** By weekday, then by position. */
export const weekdayOrder: Order = {
  keys: [
    { by: activities.weekday, kind: 'number' },
    { by: activities.position, kind: 'number' },
    { by: activities.id, kind: 'text' },
  ],
}

/** Published activities, a page at a time. */
export const readActivities = (tx: Tx, now: Deferred<Date>, page: Page) =>
  tx
    .select({
      id: activities.id,
      title: activities.title,
      summary: activities.summary,
      weekday: activities.weekday,
      starts: activities.starts,
      ends: activities.ends,
      place: activities.place,
      audience: activities.audience,
      image: activities.image,
      cursor: page.cursor,
    })
    .from(activities)
    .where(and(isPublished(activities, now), page.beyond))
    .orderBy(...page.orderBy)
    .limit(page.limit)

/** Converts an activity to the API's format. */
export const toActivity = (
  row: Awaited<ReturnType<typeof readActivities>>[number],
): components['schemas']['Activity'] => ({
  ...omitNulls(row),
  starts: toClock(row.starts),
  ends: toClock(row.ends),
})

/** Whether visitors see activities: they are only on the home page, and a setting can hide them. */
export const showsActivities = ({ config }: Pick<Tenant, 'config'>): boolean =>
  isOpen('home', config) && config.offers.weeklyActivities

/** `GET /api/activities`. */
export const activityOperations = {
  async activityList(call) {
    if (!showsActivities(call.tenant)) return done([])
    return listPage(
      call,
      weekdayOrder,
      async (tx, page) =>
        translateRows(tx, 'activities', getTranslationLanguage(call), await readActivities(tx, call.now, page)),
      toActivity,
    )
  },
} satisfies Operations<'activityList'>
