import { and, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { components } from '@minaret/contract'
import { type Tx, news, type Deferred } from '@minaret/foundation/db'
import { type Operations } from '@minaret/foundation/operations'
import { done } from '@minaret/foundation/responses'
import { sanitise } from '@minaret/foundation/rich-text'
import { listPage, type Order, type Page, omitNulls, isPublished } from '@minaret/foundation/pagination'
import { otherLanguageOf, translateRows } from '@minaret/foundation/translations'
import { missingOrWithdrawn } from './missing.ts'

/** The order of the news. */
export const newestFirst: Order = {
  keys: [
    { by: news.publishedAt, kind: 'instant' },
    { by: news.id, kind: 'text' },
  ],
  falling: true,
}

const columns = {
  id: news.id,
  title: news.title,
  summary: news.summary,
  image: news.image,
  publishedAt: news.publishedAt,
}

/** Published news without their texts, a page at a time. */
export const readNews = (tx: Tx, now: Deferred<Date>, page: Page) =>
  tx
    .select({ ...columns, cursor: page.cursor })
    .from(news)
    .where(and(isPublished(news, now), page.beyond))
    .orderBy(...page.by)
    .limit(page.limit)

type Row = Pick<typeof news.$inferSelect, keyof typeof columns>

/** A piece of news as lists show it. */
export const toNewsItem = (row: Row): components['schemas']['NewsItem'] => ({
  ...omitNulls(row),
  // Drafts were left out by the query.
  published: row.publishedAt?.toISOString() ?? '',
})

/** Its neighbour in the order of the news, where there is one. */
const neighbour = (tx: Tx, now: Date, { id, at }: { id: string; at: string }, which: 'newer' | 'older') => {
  const [beyond, turn] = which === 'newer' ? [sql`>`, asc] : [sql`<`, desc]
  return tx
    .select({ id: news.id, title: news.title })
    .from(news)
    .where(
      and(isPublished(news, now), sql`(${news.publishedAt}, ${news.id}) ${beyond} (${at}::timestamptz, ${id}::text)`),
    )
    .orderBy(turn(news.publishedAt), turn(news.id))
    .limit(1)
}

/** `GET /api/news` and `GET /api/news/{id}`. */
export const newsOperations = {
  newsList: (call) =>
    listPage(
      call,
      newestFirst,
      async (tx, page) => translateRows(tx, 'news', otherLanguageOf(call), await readNews(tx, call.now, page)),
      (row) => toNewsItem(row),
    ),

  async newsView(call) {
    const { db, params, now } = call
    const language = otherLanguageOf(call)
    const found = await db(async (tx) => {
      const [row] = await tx
        // As text too: the database's clock has six decimals, and a `Date` three.
        .select({ ...getTableColumns(news), at: sql<string>`${news.publishedAt}::text` })
        .from(news)
        .where(and(eq(news.id, params.id), isPublished(news, now)))
      if (!row) return undefined
      const [newer] = await translateRows(tx, 'news', language, await neighbour(tx, now, row, 'newer'))
      const [older] = await translateRows(tx, 'news', language, await neighbour(tx, now, row, 'older'))
      const [shown = row] = await translateRows(tx, 'news', language, [row])
      return { row: shown, newer, older }
    })
    if (!found) return missingOrWithdrawn(db, 'news', params.id)
    const { row, newer, older } = found
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
