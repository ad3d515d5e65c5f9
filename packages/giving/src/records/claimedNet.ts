import { sql } from 'drizzle-orm'
import { giftAidClaimed, ledgerEntries } from '@minaret/foundation/db'

/** The net amount of a claimed gift from the ledger, in pence. For queries of claimed gifts. */
export const claimedNet = sql<number>`(
  select coalesce(sum(${ledgerEntries.amountMinor}), 0)::int from ${ledgerEntries}
  where ${ledgerEntries.tenantId} = ${giftAidClaimed.tenantId} and ${ledgerEntries.giftId} = ${giftAidClaimed.giftId}
)`

/** The amount that may be claimed now: nothing if its declaration was withdrawn, which counts as never made. */
export const claimableNet = sql<number>`(case when exists (
  select from gift_aid_declarations d
  where d.tenant_id = ${giftAidClaimed.tenantId} and d.id = ${giftAidClaimed.declarationId} and d.cancelled_by = 'withdrawn'
) then 0 else ${claimedNet} end)`
