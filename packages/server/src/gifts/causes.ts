import { asc, isNotNull } from 'drizzle-orm'
import type { Cause } from '@minaret/contract'
import { causeNow } from '@minaret/plans'
import { causes } from '../db/content.ts'
import { done, type Operations } from '../http/operation.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { findOpenCause, noCause } from './store.ts'

/**
 * What is said of a cause: all of its row but who may not see it and in which order it stands, in the currencies its
 * tenant takes now. Paying asks the same function, so that what is offered is what is taken.
 */
export function toCause(row: typeof causes.$inferSelect, { config }: Pick<Tenant, 'config'>): Cause {
  const { minMinor, maxMinor, presetsMinor, currencies } = causeNow(row, config.payment.currencies)
  return {
    id: row.id,
    title: row.title,
    summary: row.summary,
    story: row.story,
    kind: row.kind,
    fund: row.fund,
    minMinor,
    maxMinor,
    presetsMinor,
    currencies,
    giftAid: row.giftAid,
    jummah: row.jummah,
    ...(row.image ? { image: row.image } : {}),
  }
}

/** What one may give to: published causes of this tenant, in its order. */
export const causeOperations = {
  async causeList({ db, tenant }) {
    const rows = await db((tx) =>
      tx.select().from(causes).where(isNotNull(causes.publishedAt)).orderBy(asc(causes.position), asc(causes.id)),
    )
    return done(rows.map((row) => toCause(row, tenant)))
  },
  async causeView({ db, params, tenant }) {
    const cause = await db((tx) => findOpenCause(tx, params.id))
    return cause ? done(toCause(cause, tenant)) : noCause
  },
} satisfies Operations<'causeList' | 'causeView'>
