import type { RegularGift, Decline } from '@minaret/contract'
import type { PaymentMethod } from '../cause/parts/index.ts'

/** The outcome of one action. */
export type CardUpdateResult =
  /** The card is saved, and no collection is overdue. */
  | { kind: 'done'; cycle: RegularGift }
  /** The card is saved, but the overdue collection failed. `message` is from the bank. */
  | { kind: 'open'; cycle: RegularGift; message?: string }
  /** The bank's check is complete, but its result has not arrived. */
  | { kind: 'waiting'; cycle: RegularGift }
  /** The form is incomplete. */
  | { kind: 'incomplete'; message: string }
  /** The bank declined; nothing has changed. */
  | { kind: 'declined'; message: string; decline?: Decline }
  /** The server refused or failed with this HTTP status. `unsolved`: the bot challenge was not solved. */
  | { kind: 'refused'; status: number; message: string; unsolved?: true }
  /** There was no response. Sending the same token again returns the first result. */
  | { kind: 'unknown'; token?: string }

/** A request to the server. */
type CardUpdateRequest = {
  action: 'view' | 'card' | 'finish' | 'check'
  confirmationTokenId?: string
  setupIntentId?: string
}

/** The calls of this page, and the classification of their failures. */
export type CardUpdateCalls = {
  manage(request: CardUpdateRequest): Promise<{ data: RegularGift; message: string }>
  /** Classifies a rejected call. */
  failure(error: unknown): {
    kind: 'declined' | 'refused' | 'unknown'
    status: number
    message: string
    decline?: Decline
    unsolved?: true
  }
  /** Waits before the next request. */
  pause(ms: number): Promise<void>
}

/** The delays before requests for the result of the bank's check, in milliseconds. */
const recheckDelays = [1000, 2000, 3000, 5000]
/** The delays before requests for an overdue collection after a new card, in milliseconds. */
const collectionRecheckDelays = [700, 1500]

/**
 * Replaces the card, through the bank's check if required; an overdue collection is charged to it.
 * @param earlierToken the token of an attempt without a response, to be sent again instead of a new one
 */
export async function replaceCard(
  method: PaymentMethod,
  calls: CardUpdateCalls,
  earlierToken?: string,
): Promise<CardUpdateResult> {
  const confirmation = earlierToken ? { token: earlierToken } : await method.token()
  if ('message' in confirmation) return { kind: 'incomplete', message: confirmation.message }
  let { token } = confirmation
  try {
    let response = await calls.manage({ action: 'card', confirmationTokenId: token })
    for (let act = response.data.act; act?.intentType === 'setup'; act = response.data.act) {
      const checkResult = await method.check(act.clientSecret)
      token = checkResult.token ?? token
      // The server reads the bank's result itself; this one is not trusted.
      response = await calls.manage({
        action: 'finish',
        setupIntentId: act.setupIntentId,
        ...(checkResult.token ? { confirmationTokenId: checkResult.token } : {}),
      })
      if (checkResult.message !== undefined && response.data.act)
        return { kind: 'declined', message: checkResult.message }
    }
    if (response.data.state === 'past_due' && response.data.problem === 'check')
      return await runBankCheck(method, calls)
    return await toResult(calls, response)
  } catch (error) {
    return toFailure(calls, error, token)
  }
}

/** Runs the bank's check of an overdue collection. */
export async function completeBankCheck(method: PaymentMethod, calls: CardUpdateCalls): Promise<CardUpdateResult> {
  try {
    return await runBankCheck(method, calls)
  } catch (error) {
    return toFailure(calls, error)
  }
}

async function runBankCheck(method: PaymentMethod, calls: CardUpdateCalls): Promise<CardUpdateResult> {
  const response = await calls.manage({ action: 'check' })
  const { act } = response.data
  if (!act) return toResult(calls, await calls.manage({ action: 'view' }))
  const checkResult = await method.check(act.clientSecret)
  // In the demonstration the answer to the bank's check is another card.
  if (checkResult.token)
    return toResult(calls, await calls.manage({ action: 'card', confirmationTokenId: checkResult.token }))
  const result = await pollUntilSettled(calls, checkResult.message === undefined ? recheckDelays : [])
  if (result) return result
  const { data } = await calls.manage({ action: 'view' })
  if (data.state !== 'past_due') return { kind: 'done', cycle: data }
  return checkResult.message === undefined
    ? { kind: 'waiting', cycle: data }
    : { kind: 'open', cycle: data, message: checkResult.message }
}

/** The provider's response and its webhooks race, so check an open collection again before reporting it. */
async function toResult(calls: CardUpdateCalls, { data }: { data: RegularGift }): Promise<CardUpdateResult> {
  if (data.state !== 'past_due') return { kind: 'done', cycle: data }
  return (await pollUntilSettled(calls, collectionRecheckDelays)) ?? { kind: 'open', cycle: data }
}

async function pollUntilSettled(
  calls: CardUpdateCalls,
  delays: readonly number[],
): Promise<CardUpdateResult | undefined> {
  for (const delay of delays) {
    await calls.pause(delay)
    const { data } = await calls.manage({ action: 'view' })
    if (data.state !== 'past_due') return { kind: 'done', cycle: data }
  }
  return undefined
}

function toFailure(calls: CardUpdateCalls, error: unknown, token?: string): CardUpdateResult {
  const { kind, status, message, decline, unsolved } = calls.failure(error)
  if (kind === 'unknown') return { kind, token }
  return kind === 'declined' ? { kind, message, decline } : { kind, status, message, unsolved }
}
