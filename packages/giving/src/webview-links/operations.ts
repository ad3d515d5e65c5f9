import { findOpenCause } from '../records/giftStore.ts'
import type { GivingOperations } from '../providers/givingCall.ts'
import { done } from '@minaret/foundation/responses'
import { staleLink } from './hold.ts'
import { readTied } from './tied.ts'
import { linkOfSession, makePageSession, openDonationToken } from './token.ts'

/**
 * `POST /api/decodeDonationToken`, for a link's token and for the session of a page it has opened. What is unknown is 410
 * and never a 401: whoever follows a link from the app need not be logged in here, and nobody is to be logged out by it.
 */
export const donationTokenOperations = {
  async donationTokenDecode({ db, now, request }) {
    const token = request.header('token') ?? ''
    return db(async (tx) => {
      const opened = await openDonationToken(tx, token, now)
      const link = opened ?? (await linkOfSession(tx, token, now))
      if (!link) return staleLink
      const { wish, attemptId, begins, expires } = link
      const tied = await readTied(tx, attemptId, now)
      // What came to nothing may be begun again, while that could have been done anyway.
      if (!tied && begins <= now) return staleLink
      // A cause that was taken off the site is not asked for: the page then offers those that are there.
      const cause = wish.causeId === undefined ? undefined : await findOpenCause(tx, wish.causeId, now)
      // Whoever finds the link later must not learn who gave: the donor is named only while the form can still be sent.
      const { donor, ...rest } = wish
      return done({
        ...rest,
        donor: !tied || tied.attempt ? donor : undefined,
        causeId: cause?.id,
        giftId: tied?.id,
        attempt: tied?.attempt,
        expires: (tied ? expires : begins).toISOString(),
        session: opened && (await makePageSession(tx, opened)),
      })
    })
  },
} satisfies GivingOperations<'donationTokenDecode'>
