import type { Cause } from '@minaret/contract'
import type { Attempt } from '@minaret/domain'
import type { TenantConfig } from '@minaret/plans'
import { chargeOf } from './amounts.ts'
import type { Draft } from './draft.ts'
import { asksGiftAid, giftAidAnswer } from './giftAid.ts'
import { type Collecting, firstDay } from './often.ts'

/** A draft whose sum is known. */
export type Sized = Draft & { amountMinor: number }

/**
 * The attempt as it is sent, but for the token of the payment.
 * @param ref the supporter's link it came by
 */
export function attemptOf(
  draft: Sized,
  cause: Cause,
  tenant: TenantConfig,
  now: Collecting,
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
    // Sent as it was shown: a gift that would begin on another day is asked about again.
    ...(often === 'once' ? {} : { startsOn: firstDay(draft, now) }),
    ...(often === 'daily' ? { until } : {}),
    ...(asksGiftAid(cause, currency, tenant) ? { giftAid: giftAidAnswer(draft.giftAid) } : {}),
  }
}
