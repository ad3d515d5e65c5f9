import { count, lte, sql } from 'drizzle-orm'
import { campaigns } from '../db/campaigns.ts'
import type { Tx } from '../db/database.ts'

/** How many campaigns a tenant has published: the configuration's `campaignitemscount`. */
export async function countCampaigns(tx: Tx): Promise<number> {
  const [row] = await tx
    .select({ many: count() })
    .from(campaigns)
    .where(lte(campaigns.publishedAt, sql`now()`))
  return row?.many ?? 0
}
