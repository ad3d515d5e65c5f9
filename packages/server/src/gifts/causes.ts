import { asc, isNotNull } from 'drizzle-orm'
import type { Cause } from '@minaret/contract'
import { causes } from '../db/content.ts'
import { done, type Operations } from '../http/operation.ts'
import { noCause } from './attempt.ts'
import { findOpenCause } from './store.ts'

/** What is said of a cause: all of its row but who may not see it and in which order it stands. */
const toCause = ({ tenantId: _, position: _at, publishedAt: _since, image, ...cause }: typeof causes.$inferSelect): Cause =>
  image ? { ...cause, image } : cause

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
