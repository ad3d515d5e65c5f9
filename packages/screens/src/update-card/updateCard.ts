import type { Cycle, Decline } from '@minaret/contract'
import type { PaymentMethod } from '../cause/parts/index.ts'

/** How one press of the button ended. */
export type CardUpdateResult =
  /** The card is the one from now on, and nothing waits for it. */
  | { kind: 'done'; cycle: Cycle }
  /** The card is saved, but the collection that waits was not made. `message`: what the bank says itself. */
  | { kind: 'open'; cycle: Cycle; message?: string }
  /** The bank has looked; its answer has not come yet. */
  | { kind: 'waiting'; cycle: Cycle }
  /** The donor has to complete something in the form. */
  | { kind: 'incomplete'; message: string }
  /** The bank said no; nothing has changed. */
  | { kind: 'declined'; message: string; decline?: Decline }
  /** The host refused, or broke. `status` is its code. `unsolved`: the challenge before the card was not solved here. */
  | { kind: 'refused'; status: number; message: string; unsolved?: true }
  /** Nothing answered. Sending the same token again gives the first answer. */
  | { kind: 'unknown'; token?: string }

/** What the host is asked on the way. */
type CardUpdateRequest = {
  action: 'view' | 'card' | 'finish' | 'check'
  confirmationTokenId?: string
  setupIntentId?: string
}

/** The calls of this page, and how their failures are told apart. */
export type CardUpdateCalls = {
  manage(question: CardUpdateRequest): Promise<{ data: Cycle; message: string }>
  /** How a rejected call is to be understood. */
  failure(error: unknown): {
    kind: 'declined' | 'refused' | 'unknown'
    status: number
    message: string
    decline?: Decline
    unsolved?: true
  }
  /** Lets a moment pass before the host is asked again. */
  pause(ms: number): Promise<void>
}

/** After the bank's check: when its answer is looked for, in milliseconds. */
const recheckDelays = [1000, 2000, 3000, 5000]
/** After a new card: when it is looked whether the collection has gone through after all. */
const collectionRecheckDelays = [700, 1500]

/**
 * Puts another card in the place of the one that is there, through its bank's check if need be; what waits for a card is
 * collected with it.
 * @param unanswered the token of a try that nothing answered, to be sent again instead of a new one
 */
export async function replaceCard(
  method: PaymentMethod,
  calls: CardUpdateCalls,
  unanswered?: string,
): Promise<CardUpdateResult> {
  const confirmation = unanswered ? { token: unanswered } : await method.token()
  if ('message' in confirmation) return { kind: 'incomplete', message: confirmation.message }
  let { token } = confirmation
  try {
    let answer = await calls.manage({ action: 'card', confirmationTokenId: token })
    for (let act = answer.data.act; act?.intentType === 'setup'; act = answer.data.act) {
      const checked = await method.check(act.clientSecret)
      token = checked.token ?? token
      // What the bank said is read by the host, not believed here.
      answer = await calls.manage({
        action: 'finish',
        setupIntentId: act.setupIntentId,
        ...(checked.token ? { confirmationTokenId: checked.token } : {}),
      })
      if (checked.message !== undefined && answer.data.act) return { kind: 'declined', message: checked.message }
    }
    if (answer.data.state === 'past_due' && answer.data.problem === 'check') return await runBankCheck(method, calls)
    return await toResult(calls, answer)
  } catch (error) {
    return toFailure(calls, error, token)
  }
}

/** Lets the bank look at the collection that waits for its check. */
export async function passBankCheck(method: PaymentMethod, calls: CardUpdateCalls): Promise<CardUpdateResult> {
  try {
    return await runBankCheck(method, calls)
  } catch (error) {
    return toFailure(calls, error)
  }
}

async function runBankCheck(method: PaymentMethod, calls: CardUpdateCalls): Promise<CardUpdateResult> {
  const answer = await calls.manage({ action: 'check' })
  const { act } = answer.data
  if (!act) return toResult(calls, await calls.manage({ action: 'view' }))
  const checked = await method.check(act.clientSecret)
  // In the demonstration the answer to the bank is a card of its own.
  if (checked.token) return toResult(calls, await calls.manage({ action: 'card', confirmationTokenId: checked.token }))
  const settled = await pollUntilSettled(calls, checked.message === undefined ? recheckDelays : [])
  if (settled) return settled
  const { data } = await calls.manage({ action: 'view' })
  if (data.state !== 'past_due') return { kind: 'done', cycle: data }
  return checked.message === undefined
    ? { kind: 'waiting', cycle: data }
    : { kind: 'open', cycle: data, message: checked.message }
}

/** The provider's answer and its events race: what is still open is looked at again before it is called so. */
async function toResult(calls: CardUpdateCalls, { data }: { data: Cycle }): Promise<CardUpdateResult> {
  if (data.state !== 'past_due') return { kind: 'done', cycle: data }
  return (await pollUntilSettled(calls, collectionRecheckDelays)) ?? { kind: 'open', cycle: data }
}

async function pollUntilSettled(
  calls: CardUpdateCalls,
  waits: readonly number[],
): Promise<CardUpdateResult | undefined> {
  for (const wait of waits) {
    await calls.pause(wait)
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
