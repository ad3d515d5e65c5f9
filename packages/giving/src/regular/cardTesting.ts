import { makeChallenge } from '../attempts/challenge.ts'
import { countDecline, isStopped } from '../attempts/declines.ts'
import { checkCardAttempt, type CardSubmission, challengeRequired } from '../attempts/cardTesting.ts'
import { issuePageToken } from '../attempts/pageToken.ts'
import { type Refusal, refuse } from '@minaret/foundation/responses'
import type { ManageCall } from './manage.ts'
import type { RegularGift } from '../records/regularStore.ts'
import { messages as regularMessages } from '../messages/regular/messages.gen.ts'

const tooManyDeclines: Refusal = {
  ...refuse(429, regularMessages.tooManyDeclines),
  headers: { 'retry-after': '3600' },
}

const getDeclineScope = ({ tenant, secrets, now }: ManageCall) => ({ tenantId: tenant.id, secrets, now })

/** Declines are counted per email address of the gift, which the caller cannot choose, and per network address. */
const getDeclineSubject = ({ request }: ManageCall, { donorEmail }: RegularGift) => ({
  email: donorEmail,
  address: request.address,
})

/** Counts a decline for a regular gift. */
export const countCardDecline = (call: ManageCall, regularGift: RegularGift): Promise<void> =>
  call.db((tx) => countDecline(tx, getDeclineScope(call), getDeclineSubject(call, regularGift)))

/** Returns a refusal after too many declines, before an open collection is tried with another card; else undefined. */
export async function refuseAfterDeclines(call: ManageCall, regularGift: RegularGift): Promise<Refusal | undefined> {
  const isBlocked = await call.db((tx) =>
    isStopped(tx, getDeclineScope(call), getDeclineSubject(call, regularGift), call.log),
  )
  return isBlocked ? tooManyDeclines : undefined
}

/**
 * Returns a refusal if another card may not be tried for a regular gift now; undefined if it may. The page has no page
 * token until it needs one: if a challenge must be solved, the refusal contains the challenge and its token.
 */
export async function refuseCardReplacement(
  call: ManageCall,
  regularGift: RegularGift,
  submission: CardSubmission,
): Promise<Refusal | undefined> {
  const { secrets, tenant, now, log } = call
  const verdict = await call.db((tx) => checkCardAttempt(tx, { ...call, body: submission }, regularGift.donorEmail))
  if (verdict === 'free') return undefined
  if (verdict === 'stop') return tooManyDeclines
  const { pageToken } = issuePageToken(secrets, tenant.id, now)
  try {
    const challenge = await makeChallenge(secrets, pageToken, now)
    return { ...challengeRequired, data: { ...challengeRequired.data, pageToken, challenge } }
  } catch (err) {
    log.warn({ err }, 'a challenge could not be created; the card change continues without it')
    return undefined
  }
}
