import { and, eq, getTableColumns } from 'drizzle-orm'
import type { Cause } from '@minaret/contract'
import { withCurrentCurrencies } from '@minaret/money'
import { inPosition, listPage, isPublished } from '@minaret/foundation/pagination'
import { causes, withdrawnPages } from '@minaret/foundation/db'
import type { GivingOperations } from '../providers/givingCall.ts'
import { getTranslationLanguage, translateRows } from '@minaret/foundation/translations'
import { done } from '@minaret/foundation/responses'
import type { Tenant } from '@minaret/foundation/tenancy'
import { findOpenCause, noCause } from '../records/giftStore.ts'

/**
 * Returns the public data of a cause, in the currencies its tenant currently accepts. Payments are validated with the
 * same function.
 */
export function toCause(row: typeof causes.$inferSelect, { config }: Pick<Tenant, 'config'>): Cause {
  const { minMinor, maxMinor, presetsMinor, currencies } = withCurrentCurrencies(row, config.payment.currencies)
  // Example prices do not apply to another currency.
  const examples = currencies[0] === row.currencies[0] ? row.examples : []
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
    monthly: row.monthly,
    daily: row.daily,
    ...(examples.length > 0 ? { examples } : {}),
    ...(row.image ? { image: row.image } : {}),
  }
}

/** The largest page, so that clients without paging receive all causes of a typical mosque. */
const pageSize = 100

/** Operations for a tenant's published causes, in its order. */
export const causeOperations = {
  causeList: ({ db, tenant, now, query }) =>
    listPage(
      { db, query: { ...query, pageSize: query.pageSize ?? pageSize } },
      inPosition(causes),
      async (tx, { cursor, beyond, orderBy, limit }) =>
        translateRows(
          tx,
          'causes',
          getTranslationLanguage({ tenant, query }),
          await tx
            .select({ ...getTableColumns(causes), cursor })
            .from(causes)
            .where(and(isPublished(causes, now), beyond))
            .orderBy(...orderBy)
            .limit(limit),
        ),
      (row) => toCause(row, tenant),
    ),
  async causeView({ db, params, tenant, now, query }) {
    const [cause] = await db(async (tx) => {
      const cause = await findOpenCause(tx, params.id, now)
      return translateRows(tx, 'causes', getTranslationLanguage({ tenant, query }), cause ? [cause] : [])
    })
    if (cause) return done(toCause(cause, tenant))
    const [withdrawnPage] = await db((tx) =>
      tx
        .select({ id: withdrawnPages.id })
        .from(withdrawnPages)
        .where(and(eq(withdrawnPages.kind, 'causes'), eq(withdrawnPages.id, params.id))),
    )
    return withdrawnPage ? { ...noCause, status: 410 } : noCause
  },
} satisfies GivingOperations<'causeList' | 'causeView'>
