import { ownValue } from '@minaret/foundation/base'
import { coverOf, limitsIn, readCardFees } from '@minaret/money'
import type { PaymentMode } from '@minaret/contract'
import { emailKey } from '@minaret/foundation/email-addresses'
import type { Tx } from '@minaret/foundation/db'
import { isGiftAidOffered, type GiftAidChoice, readGiftAid } from '../gift-aid/answer.ts'
import type { GivingCall } from '../providers/givingCall.ts'
import { type Refusal, refuse } from '@minaret/foundation/responses'
import { chooseLanguage, oneLine } from '@minaret/foundation/email'
import { amountErrors } from '../causes/amounts.ts'
import { toCause } from '../causes/causes.ts'
import { findNeed, type Need, readNeedBalance } from '../causes/needs.ts'
import { findCampaignOf, findOpenCause, findSupporterRef, noCause } from '../records/giftStore.ts'
import { joinTexts, type LocalizedText } from '@minaret/foundation/i18n'
import { messages as texts } from '../messages/gifts/messages.gen.ts'

/** What a donor asks for, checked: the columns a gift and a regular gift share, and what was said of Gift Aid. */
export type GiftRequest = {
  columns: {
    causeId: string
    campaignId?: string
    supporterRef?: string
    fund: string
    /** What is charged: the gift and the cover of the fee. */
    amountMinor: number
    coverMinor: number
    currency: string
    message: string | null
    language: string
    donorName: string
    donorEmail: string
    anonymous: boolean
  }
  /** What of the campaign it is for. */
  need?: Need
  causeTitle: string
  giftAid: GiftAidChoice
}

const noCampaign = refuse(422, texts.noCampaign, { campaignId: texts.noCampaign })

/** Why nothing can be given through a campaign now. */
const refuseClosedCampaign = (
  { startsAt, endsAt }: { startsAt: Date | null; endsAt: Date | null },
  now: Date,
): Refusal | undefined => {
  if (endsAt && endsAt <= now) return refuse(422, texts.campaignEnded, { campaignId: texts.campaignEnded })
  if (startsAt && startsAt > now) return refuse(422, texts.campaignNotBegun, { campaignId: texts.campaignNotBegun })
  return undefined
}

const refuseNeed = (why: LocalizedText) => refuse(422, why, { needId: why })

/** What of a campaign a gift is for: only a gift that is given once can be the last of something. */
async function readNeed(
  tx: Tx,
  { body }: Pick<GivingCall<'giftPay'>, 'body'>,
  campaign: { id: string; currency: string } | undefined,
): Promise<Need | undefined | Refusal> {
  if (body.needId === undefined) return undefined
  if (!campaign) return refuseNeed(texts.needWithoutCampaign)
  if (body.kind !== 'once') return refuseNeed(texts.needOnce)
  if (body.currency !== campaign.currency)
    return refuseNeed(texts.needCurrency({ currency: campaign.currency.toUpperCase() }))
  const need = await findNeed(tx, campaign.id, body.needId)
  return need ?? refuseNeed(texts.needMissing)
}

/** Marks that turn text around unseen: words that carry them may read as others. */
const bidiControls = /[\u202a-\u202e\u2066-\u2069]/gu

/** Who gives, and what they say, as it is stored. */
export const donorOf = ({ donor, anonymous, message }: GivingCall<'giftPay'>['body']) => ({
  donorName: oneLine(donor.name),
  donorEmail: emailKey(donor.email),
  anonymous: anonymous ?? false,
  message: message?.replace(bidiControls, '').trim() || null,
})

/** A gift that is given once is charged now: a day that was asked for would be passed over unseen. */
const dayErrors = ({ kind, startsOn, until }: GivingCall<'giftPay'>['body']) =>
  kind === 'once'
    ? {
        ...(startsOn === undefined ? {} : { startsOn: texts.noDay }),
        ...(until === undefined ? {} : { until: texts.noDay }),
      }
    : {}

/**
 * Checks what is asked for against what the mosque takes: cause, campaign, amount, currency, the cover of the fee, and the
 * answer to Gift Aid. The amount a browser sends is a request; the fund is ours to say.
 * @returns a refusal with every field that is wrong
 */
export async function readGiftRequest(
  tx: Tx,
  call: Pick<GivingCall<'giftPay'>, 'body' | 'now' | 'tenant' | 'request'>,
  mode: PaymentMode,
): Promise<GiftRequest | Refusal> {
  const { body, now, tenant } = call
  const { amountMinor, currency, coverMinor = 0 } = body
  const cause = await findOpenCause(tx, body.causeId, now)
  if (!cause) return noCause
  const campaign = body.campaignId === undefined ? undefined : await findCampaignOf(tx, body.campaignId, cause.id, now)
  if (body.campaignId !== undefined && !campaign) return noCampaign
  const closed = campaign && refuseClosedCampaign(campaign, now)
  if (closed) return closed
  const need = await readNeed(tx, call, campaign)
  if (need && 'status' in need) return need
  const detail = toCause(cause, tenant)
  // The last of something may be less than the smallest gift: nobody could ever give it otherwise.
  const isLast =
    need !== undefined &&
    amountMinor < limitsIn(detail, currency).minMinor &&
    (await readNeedBalance(tx, need, { mode, now })).leftMinor === amountMinor
  const fee = ownValue(readCardFees(tenant.config.payment.cardFees), currency)
  const cover = fee ? coverOf(amountMinor, fee, currency) : 0
  const read = readGiftAid(body.giftAid, isGiftAidOffered(cause, currency, tenant))
  const wrong = amountErrors(body, detail, tenant.config)
  const errors: Record<string, LocalizedText> = {
    ...(isLast && wrong && 'amountMinor' in wrong ? {} : wrong),
    ...(coverMinor === 0 || coverMinor === cover ? {} : { coverMinor: texts.feeChanged }),
    ...dayErrors(body),
    ...('errors' in read ? read.errors : {}),
  }
  if (!('choice' in read) || Object.keys(errors).length > 0)
    return refuse(422, joinTexts(...Object.values(errors)), errors)
  return {
    columns: {
      causeId: cause.id,
      campaignId: campaign?.id,
      supporterRef: campaign && body.ref !== undefined ? await findSupporterRef(tx, campaign.id, body.ref) : undefined,
      fund: cause.fund,
      amountMinor: amountMinor + coverMinor,
      coverMinor,
      currency,
      language: chooseLanguage(call),
      ...donorOf(body),
    },
    ...(need ? { need } : {}),
    causeTitle: cause.title,
    giftAid: read.choice,
  }
}
