import { and, eq } from 'drizzle-orm'
import { contentContact } from '@minaret/plans'
import { services } from '@minaret/foundation/db'
import { type Operations } from '@minaret/foundation/operations'
import { done } from '@minaret/foundation/responses'
import { sanitise } from '@minaret/foundation/rich-text'
import { inPosition, listPage, omitNulls, isPublished } from '@minaret/foundation/pagination'
import { getTranslationLanguage, translateRows } from '@minaret/foundation/translations'
import { missingOrWithdrawn } from './missing.ts'

/** `GET /api/services` and `GET /api/services/{id}`. */
export const serviceOperations = {
  serviceList: (call) =>
    listPage(
      call,
      inPosition(services),
      async (tx, { cursor, beyond, orderBy, limit }) =>
        translateRows(
          tx,
          'services',
          getTranslationLanguage(call),
          await tx
            .select({
              id: services.id,
              title: services.title,
              summary: services.summary,
              image: services.image,
              cursor,
            })
            .from(services)
            .where(and(isPublished(services, call.now), beyond))
            .orderBy(...orderBy)
            .limit(limit),
        ),
      omitNulls,
    ),

  async serviceView(call) {
    const { db, params, now } = call
    const [row] = await db(async (tx) =>
      translateRows(
        tx,
        'services',
        getTranslationLanguage(call),
        await tx
          .select()
          .from(services)
          .where(and(eq(services.id, params.id), isPublished(services, now))),
      ),
    )
    if (!row) return missingOrWithdrawn(db, 'service', params.id)
    return done({ ...omitNulls(row), body: sanitise(row.body), contact: contentContact(row.contact) })
  },
} satisfies Operations<'serviceList' | 'serviceView'>
