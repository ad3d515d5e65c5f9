import { sql } from 'drizzle-orm'
import { giftAidClaimed, ledgerEntries } from '@minaret/foundation/db'

/** What the ledger says of a gift that is claimed, in pence: what came in, less what went back. For queries of claimed gifts. */
export const claimedNet = sql<number>`(
  select coalesce(sum(${ledgerEntries.amountMinor}), 0)::int from ${ledgerEntries}
  where ${ledgerEntries.tenantId} = ${giftAidClaimed.tenantId} and ${ledgerEntries.giftId} = ${giftAidClaimed.giftId}
)`

/** What may be claimed of it now: nothing if its declaration was withdrawn, which counts as never made. */
export const claimableNet = sql<number>`(case when exists (
  select from gift_aid_declarations d
  where d.tenant_id = ${giftAidClaimed.tenantId} and d.id = ${giftAidClaimed.declarationId} and d.cancelled_by = 'withdrawn'
) then 0 else ${claimedNet} end)`
