import type { Tx } from '@minaret/foundation/db'
import type { GivingCall } from '../providers/givingCall.ts'
import { type Refusal, refuse } from '@minaret/foundation/responses'
import { readSolution } from './challenge.ts'
import { countForgedSolution, type CardOrigin, checkDeclines, spendSolution } from './declines.ts'
import { readPageToken } from './pageToken.ts'
import { messages as giftMessages } from '../messages/gifts/messages.gen.ts'

/** The parts of a call that the card check needs. */
type CardCall = Pick<GivingCall<'giftPay'>, 'tenant' | 'secrets' | 'now' | 'request' | 'log'> & { body: CardSubmission }

/** The card of an attempt, with the solution of a challenge. */
export type CardSubmission = { confirmationTokenId: string; pageToken?: string; captcha?: string }

const tooManyDeclines: Refusal = {
  ...refuse(429, giftMessages.tooManyDeclines),
  headers: { 'retry-after': '3600' },
}
/** The response if a challenge must be solved first. */
export const challengeRequired = refuse(422, giftMessages.challenge, { captcha: giftMessages.challenge })

const readPageTokenOf = ({ tenant, secrets, body }: CardCall) =>
  body.pageToken === undefined ? undefined : readPageToken(secrets, tenant.id, body.pageToken)

/** Returns the network address and the visit of a card attempt. */
export const getCardOrigin = (call: CardCall): CardOrigin => ({
  address: call.request.address,
  visit: readPageTokenOf(call)?.visit,
})

/**
 * Checks whether a card may be tried, before any call to the provider. `unsolved` means that a challenge must be solved
 * first.
 */
export async function checkCardAttempt(tx: Tx, call: CardCall, email: string): Promise<'free' | 'stop' | 'unsolved'> {
  const { tenant, secrets, now, body, log } = call
  const { pageToken, captcha, confirmationTokenId } = body
  const scope = { tenantId: tenant.id, secrets, now }
  const origin = getCardOrigin(call)
  const verdict = await checkDeclines(tx, scope, { email, ...origin }, log)
  if (verdict !== 'challenge') return verdict
  const token = readPageTokenOf(call)
  if (token?.isUnchallenged) {
    log.warn('a card is tried without the required challenge, which could not be created')
    return 'free'
  }
  // An invalid token, or another mosque's, does not count.
  if (pageToken === undefined || token === undefined || captcha === undefined) return 'unsolved'
  const solution = await readSolution(secrets, pageToken, captcha, now)
  if (solution === 'late') return 'unsolved'
  if (solution !== undefined)
    return (await spendSolution(tx, scope, solution, confirmationTokenId)) ? 'free' : 'unsolved'
  await countForgedSolution(tx, scope, origin)
  return 'unsolved'
}

/**
 * Returns a refusal if the donor may not try another card; undefined if they may. If a challenge is required, it comes
 * with the visit's next page token, and the same gift can continue.
 */
export async function refuseCardAttempt(tx: Tx, call: CardCall, email: string): Promise<Refusal | undefined> {
  const verdict = await checkCardAttempt(tx, call, email)
  if (verdict === 'free') return undefined
  return verdict === 'stop' ? tooManyDeclines : challengeRequired
}
