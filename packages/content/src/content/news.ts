import { and, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { components } from '@minaret/contract'
import { type Tx, news, type Deferred } from '@minaret/foundation/db'
import { type Operations } from '@minaret/foundation/operations'
import { done } from '@minaret/foundation/responses'
import { sanitise } from '@minaret/foundation/rich-text'
import { listPage, type Order, type Page, omitNulls, isPublished } from '@minaret/foundation/pagination'
import { getTranslationLanguage, translateRows } from '@minaret/foundation/translations'
import { missingOrWithdrawn } from './missing.ts'

/** Newest first. */
export const newestFirst: Order = {
  keys: [
    { by: news.publishedAt, kind: 'instant' },
    { by: news.id, kind: 'text' },
  ],
  descending: true,
}

const columns = {
  id: news.id,
  title: news.title,
  summary: news.summary,
  image: news.image,
  publishedAt: news.publishedAt,
}

/** A page of published news, without bodies. */
export const readNews = (tx: Tx, now: Deferred<Date>, page: Page) =>
  tx
    .select({ ...columns, cursor: page.cursor })
    .from(news)
    .where(and(isPublished(news, now), page.beyond))
    .orderBy(...page.orderBy)
    .limit(page.limit)

type Row = Pick<typeof news.$inferSelect, keyof typeof columns>

/** Converts a news item to the format of the API's lists. */
export const toNewsItem = (row: Row): components['schemas']['NewsItem'] => ({
  ...omitNulls(row),
  // The query excludes drafts.
  published: row.publishedAt?.toISOString() ?? '',
})

/** Reads the next newer or older news item. */
const readNeighbour = (tx: Tx, now: Date, { id, at }: { id: string; at: string }, side: 'newer' | 'older') => {
  const [beyond, direction] = side === 'newer' ? [sql`>`, asc] : [sql`<`, desc]
  return tx
    .select({ id: news.id, title: news.title })
    .from(news)
    .where(
      and(isPublished(news, now), sql`(${news.publishedAt}, ${news.id}) ${beyond} (${at}::timestamptz, ${id}::text)`),
    )
    .orderBy(direction(news.publishedAt), direction(news.id))
    .limit(1)
}

/** `GET /api/news` and `GET /api/news/{id}`. */
export const newsOperations = {
  newsList: (call) =>
    listPage(
      call,
      newestFirst,
      async (tx, page) => translateRows(tx, 'news', getTranslationLanguage(call), await readNews(tx, call.now, page)),
      (row) => toNewsItem(row),
    ),

  async newsView(call) {
    const { db, params, now } = call
    const language = getTranslationLanguage(call)
    const detail = await db(async (tx) => {
      const [row] = await tx
        // The time also as text: the database stores microseconds, a `Date` only milliseconds.
        .select({ ...getTableColumns(news), at: sql<string>`${news.publishedAt}::text` })
        .from(news)
        .where(and(eq(news.id, params.id), isPublished(news, now)))
      if (!row) return undefined
      const [newer] = await translateRows(tx, 'news', language, await readNeighbour(tx, now, row, 'newer'))
      const [older] = await translateRows(tx, 'news', language, await readNeighbour(tx, now, row, 'older'))
      const [translatedRow = row] = await translateRows(tx, 'news', language, [row])
      return { row: translatedRow, newer, older }
    })
    if (!detail) return missingOrWithdrawn(db, 'news', params.id)
    const { row, newer, older } = detail
    return done({
      ...toNewsItem(row),
      body: sanitise(row.body),
      author: row.author ?? undefined,
      updated: row.updatedAt.toISOString(),
      newer,
      older,
    })
  },
} satisfies Operations<'newsList' | 'newsView'>
