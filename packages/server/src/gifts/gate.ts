import type { Tx } from '../db/database.ts'
import { type Call, type Refusal, refuse } from '../http/operation.ts'
import { readSolution } from './challenge.ts'
import { countForged, type From, judge, spendSolution } from './declines.ts'
import { readPass } from './pass.ts'

/** What of a call to give the gate asks for. */
type Asker = Pick<Call<'giftPay'>, 'tenant' | 'secrets' | 'now' | 'request' | 'log' | 'body'>

const tooMany: Refusal = {
  ...refuse(429, 'Too many cards have been declined. Please wait an hour, or give by bank transfer.'),
  headers: { 'retry-after': '3600' },
}
const ask = 'Many cards have been declined, so we have to make sure that nobody is testing cards. Please try again.'
const unsolved = refuse(422, ask, { captcha: ask })

/** Where a card is tried from: the network, and the visit its page token names. */
export const fromOf = ({ tenant, secrets, request, body }: Asker): From => ({
  address: request.address,
  visit: readPass(secrets, tenant.id, body.pageToken)?.visit,
})

/**
 * Why whoever gives may not try another card now, or nothing. It stands before the provider: nothing has been asked of
 * it yet. Who must solve a challenge gets one with the next page token of the same visit, and goes on with the same gift.
 */
export async function mayNotTry(tx: Tx, call: Asker, email: string): Promise<Refusal | undefined> {
  const { tenant, secrets, now, body, log } = call
  const { pageToken, captcha, confirmationTokenId } = body
  const place = { tenantId: tenant.id, secrets, now }
  const from = fromOf(call)
  const verdict = await judge(tx, place, { email, ...from }, log)
  if (verdict === 'free') return undefined
  if (verdict === 'stop') return tooMany
  if (readPass(secrets, tenant.id, pageToken)?.unasked) {
    log.warn('a card is tried without the challenge it should have had: none could be made')
    return undefined
  }
  if (captcha === undefined) return unsolved
  const solution = await readSolution(secrets, pageToken, captcha, now)
  if (solution === 'late') return unsolved
  if (solution !== undefined)
    return (await spendSolution(tx, place, solution, confirmationTokenId)) ? undefined : unsolved
  await countForged(tx, place, from)
  return unsolved
}
