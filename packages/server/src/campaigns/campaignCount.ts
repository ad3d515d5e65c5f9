import { asc, count, lte, sql } from 'drizzle-orm'
import { campaigns, type Tx } from '@minaret/foundation/db'
import type { TenantEnricher } from '@minaret/foundation/tenancy'

/** Counted no further than this: every call of a tenant waits for the answer. */
const most = 1000

/** How many campaigns a tenant has published: the configuration's `campaignitemscount`. */
async function countCampaigns(tx: Tx): Promise<number> {
  const some = tx
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(lte(campaigns.publishedAt, sql`now()`))
    .orderBy(asc(campaigns.position), asc(campaigns.id))
    .limit(most)
    .as('some')
  const [row] = await tx.select({ many: count() }).from(some)
  return row?.many ?? 0
}

/** Adds how many campaigns a tenant has published. */
export const addCampaignCount: TenantEnricher = async (tx) => [
  { key: 'campaignitemscount', value: String(await countCampaigns(tx)) },
]
