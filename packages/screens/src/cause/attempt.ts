import type { Cause } from '@minaret/contract'
import type { Attempt } from '@minaret/domain'
import type { TenantConfig } from '@minaret/plans'
import { chargeOf } from './amounts.ts'
import type { Draft } from './draft.ts'
import { asksGiftAid, giftAidAnswer } from './giftAid.ts'
import { type CollectionDates, firstDay } from './frequency.ts'

/** A draft with an amount. */
export type DraftWithAmount = Draft & { amountMinor: number }

/**
 * The attempt to send, without the payment token.
 * @param ref the reference of the supporter's link, if any
 */
export function attemptOf(
  draft: DraftWithAmount,
  cause: Cause,
  tenant: TenantConfig,
  now: CollectionDates,
  ref?: string,
): Omit<Attempt, 'confirmationTokenId'> {
  const { attemptId, campaignId, needId, amountMinor, currency, often, until, name, email, anonymous } = draft
  const { coverMinor } = chargeOf(draft, tenant.payment.cardFees)
  const message = draft.message.trim()
  return {
    attemptId,
    causeId: cause.id,
    ...(campaignId === undefined ? {} : { campaignId }),
    ...(needId === undefined ? {} : { needId }),
    ...(ref === undefined ? {} : { ref }),
    amountMinor,
    currency,
    kind: often,
    donor: { name, email },
    anonymous,
    ...(draft.guest ? { asGuest: true } : {}),
    ...(coverMinor > 0 ? { coverMinor } : {}),
    ...(message ? { message } : {}),
    // Sent as shown, so that the server asks again if the gift would start on another day.
    ...(often === 'once' ? {} : { startsOn: firstDay(draft, now) }),
    ...(often === 'daily' ? { until } : {}),
    ...(asksGiftAid(cause, currency, tenant) ? { giftAid: giftAidAnswer(draft.giftAid) } : {}),
  }
}
