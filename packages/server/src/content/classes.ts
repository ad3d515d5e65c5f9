import { and, eq } from 'drizzle-orm'
import { contentContact } from '@minaret/plans'
import { classes } from '@minaret/foundation/db'
import { type Operations } from '@minaret/foundation/operations'
import { done } from '@minaret/foundation/responses'
import { sanitise } from '@minaret/foundation/rich-text'
import { inPosition, listPage, omitNulls, isPublished } from '@minaret/foundation/pagination'
import { missingOrWithdrawn } from './missing.ts'

/** `GET /api/classes` and `GET /api/class/{id}`. */
export const classOperations = {
  classList: (call) =>
    listPage(
      call,
      inPosition(classes),
      (tx, { cursor, beyond, by, limit }) =>
        tx
          .select({
            id: classes.id,
            title: classes.title,
            summary: classes.summary,
            when: classes.occurs,
            audience: classes.audience,
            image: classes.image,
            cursor,
          })
          .from(classes)
          .where(and(isPublished(classes, call.now), beyond))
          .orderBy(...by)
          .limit(limit),
      omitNulls,
    ),

  async classView({ db, params, now }) {
    const [row] = await db((tx) =>
      tx
        .select()
        .from(classes)
        .where(and(eq(classes.id, params.id), isPublished(classes, now))),
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
