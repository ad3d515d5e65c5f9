import { findOpenCause } from '../gifts/store.ts'
import { done, refuse, type Operations } from '../http/operation.ts'
import { openDonationToken } from './token.ts'

const stale = refuse(410, 'This link has been used or is too old. Please go back to the app and begin again.')

/**
 * `POST /api/decodeDonationToken`. An unknown token is 410 and never a 401: whoever follows a link from the app need not
 * be logged in here, and nobody is to be logged out by it.
 */
export const donationTokenOperations = {
  async donationTokenDecode({ db, now, request }) {
    const token = request.header('token') ?? ''
    return db(async (tx) => {
      const open = await openDonationToken(tx, token, now)
      if (!open) return stale
      const { wish, giftId, expires } = open
      // A cause that was taken off the site is not asked for: the page then offers those that are there.
      const cause = wish.causeId === undefined ? undefined : await findOpenCause(tx, wish.causeId, now)
      return done({ ...wish, causeId: cause?.id, giftId, expires: expires.toISOString() })
    })
  },
} satisfies Operations<'donationTokenDecode'>
