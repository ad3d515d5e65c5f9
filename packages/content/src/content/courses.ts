import { and, eq } from 'drizzle-orm'
import type { components } from '@minaret/contract'
import { contentContact } from '@minaret/plans'
import { wallClock } from '@minaret/timetable'
import { courses } from '@minaret/foundation/db'
import { type Operations } from '@minaret/foundation/operations'
import { done } from '@minaret/foundation/responses'
import { sanitise } from '@minaret/foundation/rich-text'
import { inPosition, listPage, omitNulls, isPublished } from '@minaret/foundation/pagination'
import { getTranslationLanguage, translateRows } from '@minaret/foundation/translations'
import { missingOrWithdrawn } from './missing.ts'

const columns = {
  id: courses.id,
  title: courses.title,
  summary: courses.summary,
  starts: courses.starts,
  ends: courses.ends,
  occurs: courses.occurs,
  audience: courses.audience,
  places: courses.places,
  placesTaken: courses.placesTaken,
  closes: courses.closes,
  image: courses.image,
}

type Row = Pick<typeof courses.$inferSelect, keyof typeof columns>

/**
 * Whether visitors can apply: until the end of the closing date, if the course has not ended. A full course is open too,
 * for its waiting list.
 * @param today the date in the tenant's zone
 */
export const isCourseOpen = ({ closes, ends }: Pick<Row, 'closes' | 'ends'>, today: string): boolean =>
  (closes ?? today) >= today && (ends ?? today) >= today

function toCourse(row: Row, today: string): components['schemas']['Course'] {
  const { places, placesTaken, occurs, ...rest } = omitNulls(row)
  return {
    ...rest,
    when: occurs,
    open: isCourseOpen(row, today),
    places: places === undefined ? undefined : places - placesTaken,
  }
}

/** `GET /api/courses` and `GET /api/course/{id}`. */
export const courseOperations = {
  courseList(call) {
    const today = wallClock(call.now, call.tenant.config.timeZone).date
    return listPage(
      call,
      inPosition(courses),
      async (tx, { cursor, beyond, orderBy, limit }) =>
        translateRows(
          tx,
          'courses',
          getTranslationLanguage(call),
          await tx
            .select({ ...columns, cursor })
            .from(courses)
            .where(and(isPublished(courses, call.now), beyond))
            .orderBy(...orderBy)
            .limit(limit),
        ),
      (row) => toCourse(row, today),
    )
  },

  async courseView(call) {
    const { db, params, tenant, now } = call
    const [row] = await db(async (tx) =>
      translateRows(
        tx,
        'courses',
        getTranslationLanguage(call),
        await tx
          .select()
          .from(courses)
          .where(and(eq(courses.id, params.id), isPublished(courses, now))),
      ),
    )
    if (!row) return missingOrWithdrawn(db, 'course', params.id)
    return done({
      ...omitNulls(row),
      ...toCourse(row, wallClock(now, tenant.config.timeZone).date),
      body: sanitise(row.body),
      contact: contentContact(row.contact),
    })
  },
} satisfies Operations<'courseList' | 'courseView'>
