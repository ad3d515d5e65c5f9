import { sql, type SQL } from 'drizzle-orm'
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { gifts } from './money.ts'
import { ownTenant } from './ownTenant.ts'

/**
 * When a gift was given, used to sort lists: for a card, when its form was opened; for one recorded by hand, the date
 * entered. It never changes. It avoids `coalesce`, for which row security rules out the index.
 */
export const givenAt: SQL = sql`(case when ${gifts.how} = 'card' or ${gifts.paidAt} is null then ${gifts.createdAt} else ${gifts.paidAt} end)`

/**
 * Search terms of a gift, written by triggers with the gift itself (`gift_search_words`): the donor's name, email address
 * and note, the reference, `=2500` for its amount in minor units and `#roof` for its cause. They compare byte by byte
 * (`COLLATE "C"`), the only comparison an index can serve under row security: a `like` would read every row.
 */
export const giftSearchTerms = pgTable(
  'gift_words',
  {
    tenantId: ownTenant(),
    word: text().notNull(),
    givenAt: instant().notNull(),
    giftId: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.word, t.givenAt, t.giftId] })],
)
