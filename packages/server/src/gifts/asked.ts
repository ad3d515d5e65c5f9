import { coverOf, readCardFees } from '@minaret/plans'
import { emailKey } from '../accounts/emailKey.ts'
import type { Tx } from '../db/database.ts'
import { asksGiftAid, type GiftAidSaid, readGiftAid } from '../gift-aid/answer.ts'
import type { Call, Refusal } from '../http/operation.ts'
import { refuse } from '../http/operation.ts'
import { languageOf } from '../mail/language.ts'
import { oneLine } from '../mail/line.ts'
import { amountErrors } from './amounts.ts'
import { toCause } from './causes.ts'
import { findOpenCause, isCampaignOf, noCause } from './store.ts'

/** What a giver asks for, checked: the columns a gift and a regular gift share, and what was said of Gift Aid. */
export type Asked = {
  columns: {
    causeId: string
    campaignId?: string
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
  causeTitle: string
  giftAid: GiftAidSaid
}

const noCampaign = refuse(422, 'We could not find that appeal. Please choose another, or give without one.', {
  campaignId: 'This appeal is not open for this cause.',
})

/** Marks that turn text around unseen: words that carry them may read as others. */
const turning = /[\u202a-\u202e\u2066-\u2069]/gu

/** Who gives, and what they say, as it is stored. */
export const donorOf = ({ donor, anonymous, message }: Call<'giftPay'>['body']) => ({
  donorName: oneLine(donor.name),
  donorEmail: emailKey(donor.email),
  anonymous: anonymous ?? false,
  message: message?.replace(turning, '').trim() || null,
})

const noDay = 'A gift that is given once has no such day. Please leave it out, or choose to give regularly.'

/** A gift that is given once is charged now: a day that was asked for would be passed over unseen. */
const dayErrors = ({ kind, startsOn, until }: Call<'giftPay'>['body']) =>
  kind === 'once'
    ? { ...(startsOn === undefined ? {} : { startsOn: noDay }), ...(until === undefined ? {} : { until: noDay }) }
    : {}

/**
 * Checks what is asked for against what the mosque takes: cause, appeal, amount, currency, the cover of the fee, and the
 * answer to Gift Aid. The amount a browser sends is a request; the fund is ours to say.
 * @returns a refusal with every field that is wrong
 */
export async function readAsked(
  tx: Tx,
  call: Pick<Call<'giftPay'>, 'body' | 'now' | 'tenant' | 'request'>,
): Promise<Asked | Refusal> {
  const { body, now, tenant } = call
  const { amountMinor, currency, coverMinor = 0 } = body
  const cause = await findOpenCause(tx, body.causeId, now)
  if (!cause) return noCause
  if (body.campaignId !== undefined && !(await isCampaignOf(tx, body.campaignId, cause.id, now))) return noCampaign
  const fee = readCardFees(tenant.config.payment.cardFees)[currency]
  const cover = fee ? coverOf(amountMinor, fee, currency) : 0
  const read = readGiftAid(body.giftAid, asksGiftAid(cause, currency, tenant))
  const errors = {
    ...amountErrors(body, toCause(cause, tenant), tenant.config.language),
    ...(coverMinor === 0 || coverMinor === cover
      ? {}
      : { coverMinor: 'The cost of the card has changed. Please reload the page and look at the total again.' }),
    ...dayErrors(body),
    ...('errors' in read ? read.errors : {}),
  }
  if (!('said' in read) || Object.keys(errors).length > 0) return refuse(422, Object.values(errors).join(' '), errors)
  return {
    columns: {
      causeId: cause.id,
      campaignId: body.campaignId,
      fund: cause.fund,
      amountMinor: amountMinor + coverMinor,
      coverMinor,
      currency,
      language: languageOf(call),
      ...donorOf(body),
    },
    causeTitle: cause.title,
    giftAid: read.said,
  }
}
