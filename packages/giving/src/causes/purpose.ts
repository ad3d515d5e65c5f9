import { eq } from 'drizzle-orm'
import type { PaymentMode } from '@minaret/contract'
import { campaignNeeds, campaigns, causes, type Tx } from '@minaret/foundation/db'
import { findNeed, lockNeedBalance, type Need } from './needs.ts'
import { OfflineGiftError } from './OfflineGiftError.ts'

/** The purpose entered for an offline gift. */
type Purpose = { causeId: string; campaignId?: string; needId?: string; currency: string }

/** Finds the cause and campaign of an offline gift. @throws OfflineGiftError */
export async function findPurpose(tx: Tx, { causeId, campaignId, currency }: Purpose) {
  const rows = await tx.select({ id: causes.id, fund: causes.fund, title: causes.title }).from(causes)
  const cause = rows.find(({ id }) => id === causeId)
  if (!cause) throw new OfflineGiftError({ code: 'noCause', causeId, others: rows.map(({ id }) => id) })
  if (campaignId === undefined) return { cause }
  const causeCampaigns = await tx
    .select({ id: campaigns.id, title: campaigns.title, currency: campaigns.currency })
    .from(campaigns)
    .where(eq(campaigns.causeId, causeId))
  const campaign = causeCampaigns.find(({ id }) => id === campaignId)
  if (!campaign)
    throw new OfflineGiftError({ code: 'noCampaign', causeId, campaignId, others: causeCampaigns.map(({ id }) => id) })
  if (campaign.currency !== currency) throw new OfflineGiftError({ code: 'currency', currency: campaign.currency })
  return { cause, campaign }
}

/** Finds the need of an offline gift. @throws OfflineGiftError */
export async function findPurposeNeed(
  tx: Tx,
  { needId }: Pick<Purpose, 'needId'>,
  campaign: { id: string } | undefined,
): Promise<Need | undefined> {
  if (needId === undefined) return undefined
  if (!campaign) throw new OfflineGiftError({ code: 'needAlone' })
  const need = await findNeed(tx, campaign.id, needId)
  if (need) return need
  const rows = await tx
    .select({ id: campaignNeeds.id })
    .from(campaignNeeds)
    .where(eq(campaignNeeds.campaignId, campaign.id))
  throw new OfflineGiftError({ code: 'noNeed', needId, others: rows.map(({ id }) => id) })
}

/** Checks that a need has room for the gift and locks it until the gift is stored. @throws OfflineGiftError */
export async function lockOfflineNeed(
  tx: Tx,
  need: Need,
  { amountMinor, currency }: { amountMinor: number; currency: string },
  mode: PaymentMode,
  now: Date,
): Promise<void> {
  const { leftMinor, heldUntil } = await lockNeedBalance(tx, need, { mode, now })
  if (leftMinor >= amountMinor) return
  throw new OfflineGiftError({ code: 'needFull', title: need.title, leftMinor, currency, heldUntil })
}
