import { findOpenCause } from '../records/giftStore.ts'
import type { GivingOperations } from '../providers/givingCall.ts'
import { done } from '@minaret/foundation/responses'
import { staleLink } from './bindAttempt.ts'
import { findLinkedGift } from './linkedGift.ts'
import { linkOfSession, peekLink, makePageSession, openDonationToken } from './token.ts'

/**
 * `POST /api/decodeDonationToken`, for a link's token and for the session of a page it has opened. What is unknown is 410
 * and never a 401: whoever follows a link from the app need not be logged in here, and nobody is to be logged out by it.
 */
export const donationTokenOperations = {
  async donationTokenDecode({ db, now, request, body }) {
    const token = request.header('token') ?? ''
    return db(async (tx) => {
      const opened = body.peek ? undefined : await openDonationToken(tx, token, now)
      const link = body.peek ? await peekLink(tx, token, now) : (opened ?? (await linkOfSession(tx, token, now)))
      if (!link) return staleLink
      const { prefill, attemptId, begins, expires } = link
      const linked = await findLinkedGift(tx, attemptId, now)
      // What came to nothing may be begun again, while that could have been done anyway.
      if (!linked && begins <= now) return staleLink
      // A cause that was taken off the site is not asked for: the page then offers those that are there.
      const cause = prefill.causeId === undefined ? undefined : await findOpenCause(tx, prefill.causeId, now)
      const expiry = (linked ? expires : begins).toISOString()
      if (body.peek) return done({ causeId: cause?.id, giftId: linked?.id, expires: expiry })
      // Whoever finds the link later must not learn who gave: the donor is named only while the form can still be sent.
      const { donor, ...rest } = prefill
      return done({
        ...rest,
        donor: !linked || linked.attempt ? donor : undefined,
        causeId: cause?.id,
        giftId: linked?.id,
        attempt: linked?.attempt,
        expires: expiry,
        session: opened && (await makePageSession(tx, opened)),
      })
    })
  },
} satisfies GivingOperations<'donationTokenDecode'>
