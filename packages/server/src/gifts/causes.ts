import { asc, isNotNull } from 'drizzle-orm'
import type { Cause } from '@minaret/contract'
import { causes } from '../db/content.ts'
import { done, type Operations } from '../http/operation.ts'
import { noCause } from './attempt.ts'
import { findOpenCause } from './store.ts'

/** What is said of a cause: all of its row but who may not see it and in which order it stands. */
const toCause = (row: typeof causes.$inferSelect): Cause => ({
  id: row.id,
  title: row.title,
  summary: row.summary,
  story: row.story,
  kind: row.kind,
  fund: row.fund,
  minMinor: row.minMinor,
  maxMinor: row.maxMinor,
  presetsMinor: row.presetsMinor,
  currencies: row.currencies,
  giftAid: row.giftAid,
  jummah: row.jummah,
  ...(row.image ? { image: row.image } : {}),
})

/** What one may give to: published causes of this tenant, in its order. */
export const causeOperations = {
  async causeList({ db }) {
    const rows = await db((tx) =>
      tx.select().from(causes).where(isNotNull(causes.publishedAt)).orderBy(asc(causes.position), asc(causes.id)),
    )
    return done(rows.map(toCause))
  },
  async causeView({ db, params }) {
    const cause = await db((tx) => findOpenCause(tx, params.id))
    return cause ? done(toCause(cause)) : noCause
  },
} satisfies Operations<'causeList' | 'causeView'>
