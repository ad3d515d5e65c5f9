import { and, eq } from 'drizzle-orm'
import { contentContact } from '@minaret/plans'
import { classes } from '@minaret/foundation/db'
import { type Operations } from '@minaret/foundation/operations'
import { done } from '@minaret/foundation/responses'
import { sanitise } from '@minaret/foundation/rich-text'
import { inPosition, listPage, omitNulls, isPublished } from '@minaret/foundation/pagination'
import { getTranslationLanguage, translateRows } from '@minaret/foundation/translations'
import { missingOrWithdrawn } from './missing.ts'

/** `GET /api/classes` and `GET /api/class/{id}`. */
export const classOperations = {
  classList: (call) =>
    listPage(
      call,
      inPosition(classes),
      async (tx, { cursor, beyond, orderBy, limit }) =>
        translateRows(
          tx,
          'classes',
          getTranslationLanguage(call),
          await tx
            .select({
              id: classes.id,
              title: classes.title,
              summary: classes.summary,
              occurs: classes.occurs,
              audience: classes.audience,
              image: classes.image,
              cursor,
            })
            .from(classes)
            .where(and(isPublished(classes, call.now), beyond))
            .orderBy(...orderBy)
            .limit(limit),
        ),
      ({ occurs, ...row }) => ({ ...omitNulls(row), when: occurs ?? undefined }),
    ),

  async classView(call) {
    const { db, params, now } = call
    const [row] = await db(async (tx) =>
      translateRows(
        tx,
        'classes',
        getTranslationLanguage(call),
        await tx
          .select()
          .from(classes)
          .where(and(eq(classes.id, params.id), isPublished(classes, now))),
      ),
    )
    if (!row) return missingOrWithdrawn(db, 'class', params.id)
    return done({
      ...omitNulls(row),
      when: row.occurs ?? undefined,
      body: sanitise(row.body),
      contact: contentContact(row.contact),
    })
  },
} satisfies Operations<'classList' | 'classView'>
