import { eq } from 'drizzle-orm'
import type { PaymentMode } from '@minaret/contract'
import { campaignNeeds, campaigns, causes, type Tx } from '@minaret/foundation/db'
import { OperatorError } from '@minaret/foundation/base'
import { amountInWords } from '@minaret/money'
import { findNeed, lockNeedBalance, type Need } from './needs.ts'

/** What somebody who writes a gift down says it is for. */
type Purpose = { causeId: string; campaignId?: string; needId?: string; currency: string }

/** What it goes to. @throws OperatorError naming what there is */
export async function findPurpose(tx: Tx, { causeId, campaignId, currency }: Purpose) {
  const found = await tx.select({ id: causes.id, fund: causes.fund, title: causes.title }).from(causes)
  const cause = found.find(({ id }) => id === causeId)
  if (!cause)
    throw new OperatorError(
      found.length === 0
        ? 'This mosque has no cause yet, and every gift needs one. Add one to the folder causes/ and import it: content import'
        : `There is no cause "${causeId}". There are: ${found.map(({ id }) => id).join(', ')}.`,
    )
  if (campaignId === undefined) return { cause }
  const own = await tx
    .select({ id: campaigns.id, title: campaigns.title, currency: campaigns.currency })
    .from(campaigns)
    .where(eq(campaigns.causeId, causeId))
  const campaign = own.find(({ id }) => id === campaignId)
  if (!campaign)
    throw new OperatorError(
      own.length === 0
        ? `No campaign collects for ${causeId}. Leave out --campaign.`
        : `There is no campaign "${campaignId}" for ${causeId}. There are: ${own.map(({ id }) => id).join(', ')}.`,
    )
  if (campaign.currency !== currency)
    throw new OperatorError(
      `That campaign counts in ${campaign.currency.toUpperCase()}. Record the gift in that currency, or without --campaign.`,
    )
  return { cause, campaign }
}

/** What of the campaign it is for. @throws OperatorError naming what there is */
export async function findPurposeNeed(
  tx: Tx,
  { needId }: Pick<Purpose, 'needId'>,
  campaign: { id: string } | undefined,
): Promise<Need | undefined> {
  if (needId === undefined) return undefined
  if (!campaign) throw new OperatorError('An item belongs to a campaign. Add --campaign, or leave out --need.')
  const need = await findNeed(tx, campaign.id, needId)
  if (need) return need
  const found = await tx
    .select({ id: campaignNeeds.id })
    .from(campaignNeeds)
    .where(eq(campaignNeeds.campaignId, campaign.id))
  throw new OperatorError(
    found.length === 0
      ? 'That campaign has no items. Leave out --need.'
      : `That campaign has no item "${needId}". There are: ${found.map(({ id }) => id).join(', ')}.`,
  )
}

/** Makes sure that what is needed can take the gift, and keeps others out until it is written. @throws OperatorError */
export async function lockOfflineNeed(
  tx: Tx,
  need: Need,
  { amountMinor, currency }: { amountMinor: number; currency: string },
  mode: PaymentMode,
  now: Date,
): Promise<void> {
  const { leftMinor, heldUntil } = await lockNeedBalance(tx, need, { mode, now })
  if (leftMinor >= amountMinor) return
  const left = amountInWords(leftMinor, currency, 'en')
  const reservedUntilText = heldUntil
    ? `; some of it is being paid by card until ${heldUntil.toISOString().slice(11, 16)} UTC`
    : ''
  throw new OperatorError(
    `Only ${left} of "${need.title}" is left to give${reservedUntilText}. Record ${left} with --need and the rest without it, or all of it without.`,
  )
}
