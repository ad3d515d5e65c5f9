import { ownValue } from '@minaret/foundation/base'
import { feeCover, limitsIn, readCardFees } from '@minaret/money'
import type { PaymentMode } from '@minaret/contract'
import { emailKey } from '@minaret/foundation/email-addresses'
import type { Tx } from '@minaret/foundation/db'
import { isGiftAidOffered, type GiftAidChoice, readGiftAid } from '../gift-aid/answer.ts'
import type { GivingCall } from '../providers/givingCall.ts'
import { type Refusal, refuse } from '@minaret/foundation/responses'
import { chooseLanguage, toSingleLine } from '@minaret/foundation/email'
import { amountErrors } from '../causes/amounts.ts'
import { toCause } from '../causes/causes.ts'
import { findNeed, type Need, readNeedBalance } from '../causes/needs.ts'
import { findCampaignOf, findOpenCause, findSupporterRef, noCause } from '../records/giftStore.ts'
import { joinTexts, type LocalizedText } from '@minaret/foundation/i18n'
import { messages as texts } from '../messages/gifts/messages.gen.ts'

/** A validated gift request: the columns that gifts and regular gifts share, and the Gift Aid choice. */
export type GiftRequest = {
  columns: {
    causeId: string
    campaignId?: string
    supporterRef?: string
    fund: string
    /** The charged amount: the gift and the covered fee. */
    amountMinor: number
    coverMinor: number
    currency: string
    message: string | null
    language: string
    donorName: string
    donorEmail: string
    anonymous: boolean
  }
  /** The campaign's need that the gift is for. */
  need?: Need
  causeTitle: string
  giftAid: GiftAidChoice
}

const noCampaign = refuse(422, texts.noCampaign, { campaignId: texts.noCampaign })

/** Refuses a campaign that has ended or not started. */
const refuseClosedCampaign = (
  { startsAt, endsAt }: { startsAt: Date | null; endsAt: Date | null },
  now: Date,
): Refusal | undefined => {
  if (endsAt && endsAt <= now) return refuse(422, texts.campaignEnded, { campaignId: texts.campaignEnded })
  if (startsAt && startsAt > now) return refuse(422, texts.campaignNotStarted, { campaignId: texts.campaignNotStarted })
  return undefined
}

const refuseNeed = (message: LocalizedText) => refuse(422, message, { needId: message })

/** Finds the campaign's need that a gift is for. Only a one-off gift can be for one. */
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

/** Invisible characters that change the text direction and so can disguise text. */
const bidiControls = /[\u202a-\u202e\u2066-\u2069]/gu

/** The donor's columns and message. */
export const toDonorColumns = ({ donor, anonymous, message }: GivingCall<'giftPay'>['body']) => ({
  donorName: toSingleLine(donor.name),
  donorEmail: emailKey(donor.email),
  anonymous: anonymous ?? false,
  message: message?.replace(bidiControls, '').trim() || null,
})

/** Rejects days for a one-off gift, which is charged now. */
const dayErrors = ({ kind, startsOn, until }: GivingCall<'giftPay'>['body']) =>
  kind === 'once'
    ? {
        ...(startsOn === undefined ? {} : { startsOn: texts.noDay }),
        ...(until === undefined ? {} : { until: texts.noDay }),
      }
    : {}

/**
 * Validates a request against the mosque's settings: cause, campaign, amount, currency, covered fee and Gift Aid. The
 * fund comes from the cause.
 * @returns the validated request, or a refusal that lists every invalid field
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
  const closedRefusal = campaign && refuseClosedCampaign(campaign, now)
  if (closedRefusal) return closedRefusal
  const need = await readNeed(tx, call, campaign)
  if (need && 'status' in need) return need
  const detail = toCause(cause, tenant)
  // The remainder of a need may be below the smallest gift; otherwise it could never be funded.
  const isRemainder =
    need !== undefined &&
    amountMinor < limitsIn(detail, currency).minMinor &&
    (await readNeedBalance(tx, need, { mode, now })).leftMinor === amountMinor
  const fee = ownValue(readCardFees(tenant.config.payment.cardFees), currency)
  const expectedCoverMinor = fee ? feeCover(amountMinor, fee, currency) : 0
  const giftAid = readGiftAid(body.giftAid, isGiftAidOffered(cause, currency, tenant))
  const invalidAmount = amountErrors(body, detail, tenant.config)
  const errors: Record<string, LocalizedText> = {
    ...(isRemainder && invalidAmount && 'amountMinor' in invalidAmount ? {} : invalidAmount),
    ...(coverMinor === 0 || coverMinor === expectedCoverMinor ? {} : { coverMinor: texts.feeChanged }),
    ...dayErrors(body),
    ...('errors' in giftAid ? giftAid.errors : {}),
  }
  if (!('choice' in giftAid) || Object.keys(errors).length > 0)
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
      ...toDonorColumns(body),
    },
    ...(need ? { need } : {}),
    causeTitle: cause.title,
    giftAid: giftAid.choice,
  }
}
