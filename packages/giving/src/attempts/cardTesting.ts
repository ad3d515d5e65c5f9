import type { Tx } from '@minaret/foundation/db'
import type { GivingCall } from '../providers/givingCall.ts'
import { type Refusal, refuse } from '@minaret/foundation/responses'
import { readSolution } from './challenge.ts'
import { countForgedSolution, type CardOrigin, checkDeclines, spendSolution } from './declines.ts'
import { readPageToken } from './pageToken.ts'
import { messages as giftMessages } from '../messages/gifts/messages.gen.ts'

/** What of a call that tries a card the gate asks for. */
type CardCall = Pick<GivingCall<'giftPay'>, 'tenant' | 'secrets' | 'now' | 'request' | 'log'> & { body: CardSubmission }

/** The card that is tried, and what shows that whoever tries it has solved a challenge. */
export type CardSubmission = { confirmationTokenId: string; pageToken?: string; captcha?: string }

const tooMany: Refusal = {
  ...refuse(429, giftMessages.tooManyDeclines),
  headers: { 'retry-after': '3600' },
}
/** Said to whoever must solve a challenge first. */
export const challengeRequired = refuse(422, giftMessages.challenge, { captcha: giftMessages.challenge })

const readPageTokenOf = ({ tenant, secrets, body }: CardCall) =>
  body.pageToken === undefined ? undefined : readPageToken(secrets, tenant.id, body.pageToken)

/** Where a card is tried from: the network, and the visit its page token names. */
export const getCardOrigin = (call: CardCall): CardOrigin => ({
  address: call.request.address,
  visit: readPageTokenOf(call)?.visit,
})

/**
 * What the gate says of a card before it is tried: it stands before the provider, of which nothing has been asked yet.
 * `unsolved` is whoever must solve a challenge, and has not.
 */
export async function checkCardAttempt(tx: Tx, call: CardCall, email: string): Promise<'free' | 'stop' | 'unsolved'> {
  const { tenant, secrets, now, body, log } = call
  const { pageToken, captcha, confirmationTokenId } = body
  const place = { tenantId: tenant.id, secrets, now }
  const from = getCardOrigin(call)
  const verdict = await checkDeclines(tx, place, { email, ...from }, log)
  if (verdict !== 'challenge') return verdict
  const token = readPageTokenOf(call)
  if (token?.unasked) {
    log.warn('a card is tried without the challenge it should have had: none could be created')
    return 'free'
  }
  // A token of another mosque, or of nobody, says nothing here.
  if (pageToken === undefined || token === undefined || captcha === undefined) return 'unsolved'
  const solution = await readSolution(secrets, pageToken, captcha, now)
  if (solution === 'late') return 'unsolved'
  if (solution !== undefined)
    return (await spendSolution(tx, place, solution, confirmationTokenId)) ? 'free' : 'unsolved'
  await countForgedSolution(tx, place, from)
  return 'unsolved'
}

/**
 * Why whoever gives may not try another card now, or nothing. Who must solve a challenge gets one with the next page token
 * of the same visit, and goes on with the same gift.
 */
export async function refuseCardAttempt(tx: Tx, call: CardCall, email: string): Promise<Refusal | undefined> {
  const verdict = await checkCardAttempt(tx, call, email)
  if (verdict === 'free') return undefined
  return verdict === 'stop' ? tooMany : challengeRequired
}
