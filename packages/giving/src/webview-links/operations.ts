import { findOpenCause } from '../records/giftStore.ts'
import type { GivingOperations } from '../providers/givingCall.ts'
import { done } from '@minaret/foundation/responses'
import { staleLink } from './bindAttempt.ts'
import { findLinkedGift } from './linkedGift.ts'
import { findLinkBySession, peekLink, makePageSession, openDonationToken } from './token.ts'

/**
 * `POST /api/decodeDonationToken`, for a link's token or the session of its page. An unknown token is a 410, never a
 * 401, because the app's users may not be logged in here, and must not be logged out.
 */
export const webviewLinkOperations = {
  async donationTokenDecode({ db, now, request, body }) {
    const token = request.header('token') ?? ''
    return db(async (tx) => {
      const openedLink = body.peek ? undefined : await openDonationToken(tx, token, now)
      const link = body.peek
        ? await peekLink(tx, token, now)
        : (openedLink ?? (await findLinkBySession(tx, token, now)))
      if (!link) return staleLink
      const { prefill, attemptId, startUntil, expires } = link
      const linkedGift = await findLinkedGift(tx, attemptId, now)
      // An abandoned gift may be started again while the link allows it.
      if (!linkedGift && startUntil <= now) return staleLink
      // An unpublished cause is left out, and the page offers the others.
      const cause = prefill.causeId === undefined ? undefined : await findOpenCause(tx, prefill.causeId, now)
      const expiry = (linkedGift ? expires : startUntil).toISOString()
      if (body.peek) return done({ causeId: cause?.id, giftId: linkedGift?.id, expires: expiry })
      // The donor is included only while the form can still be sent, so that a later user of the link does not learn who
      // gave.
      const { donor, ...rest } = prefill
      return done({
        ...rest,
        donor: !linkedGift || linkedGift.attempt ? donor : undefined,
        causeId: cause?.id,
        giftId: linkedGift?.id,
        attempt: linkedGift?.attempt,
        expires: expiry,
        session: openedLink && (await makePageSession(tx, openedLink)),
      })
    })
  },
} satisfies GivingOperations<'donationTokenDecode'>
