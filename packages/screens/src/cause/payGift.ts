import type { Decline, GiftDetail, GiftState, NeedLeft } from '@minaret/contract'
import type { Attempt } from '@minaret/domain'

/** A payment method: Stripe's form, or the demonstration's choice of outcome. */
export type PaymentMethod = {
  /** Creates a single-use token from the donor's input, or returns a message about what is missing. */
  token(): Promise<{ token: string } | { message: string }>
  /**
   * Runs the bank's check. Returns a `token` if the same attempt must be sent again with it, a `message` if the check
   * failed, and neither if the provider has the result.
   */
  check(clientSecret: string): Promise<{ token?: string; message?: string }>
}

/** The outcome of one payment. */
export type PaymentOutcome =
  /** The provider has decided or is deciding: the thank-you page shows it. */
  | { kind: 'arrived'; id: string }
  /** The bank's check is open or its result unknown: the gift can still be paid. */
  | { kind: 'waiting' }
  /** The form is incomplete. */
  | { kind: 'incomplete'; message: string }
  /** The bank refused and nothing was charged. `decline`: the reason; `closed`: this gift cannot be retried. */
  | { kind: 'declined'; message: string; decline?: Decline; closed?: true }
  /** The server refused or failed. `fields`: its validation errors, by the contract's names. */
  | { kind: 'refused'; message: string; fields?: Readonly<Record<string, string>> }
  /** The first day shown has passed, and nothing was charged. `firstDay`: the new one. */
  | { kind: 'moved'; firstDay: string }
  /** The need has less left than the gift, and nothing was charged. `leftMinor`: the amount left. */
  | ({ kind: 'need'; message: string } & NeedLeft)
  /** There was no response. Sending the same token again returns the first result. */
  | { kind: 'unknown'; token: string }

/** The calls of a payment, and the classification of their failures. */
export type PaymentCalls = {
  pay(attempt: Attempt): Promise<GiftState>
  /** Loads the gift's current state. */
  ask(id: string): Promise<Pick<GiftDetail, 'next'>>
  /** Classifies a rejected `pay`. */
  failure(error: unknown): {
    kind: 'declined' | 'refused' | 'unknown'
    message: string
    fields?: Readonly<Record<string, string>>
    decline?: Decline
    closed?: true
    firstDay?: string
    need?: NeedLeft
  }
  /** Waits for some milliseconds; tests replace it. */
  wait?(ms: number): Promise<void>
  /** The message for a failed check if the provider gave none. */
  checkFailed: string
}

/**
 * Sends one attempt and follows it to its outcome. The server guarantees that one attempt is one gift; this function only
 * decides what to show.
 * @param earlierToken the token of a payment without a response, to be sent again instead of a new one
 */
export async function payGift(
  method: PaymentMethod,
  calls: PaymentCalls,
  attempt: Omit<Attempt, 'confirmationTokenId'>,
  earlierToken?: string,
): Promise<PaymentOutcome> {
  const confirmation = earlierToken ? { token: earlierToken } : await method.token()
  if ('message' in confirmation) return { kind: 'incomplete', message: confirmation.message }

  let token = confirmation.token
  for (;;) {
    let gift: GiftState
    try {
      gift = await calls.pay({ ...attempt, confirmationTokenId: token })
    } catch (error) {
      const { kind, message, fields, decline, closed, firstDay, need } = calls.failure(error)
      if (kind === 'unknown') return { kind, token }
      if (firstDay) return { kind: 'moved', firstDay }
      if (need) return { kind: 'need', message, ...need }
      return kind === 'refused' ? { kind, message, fields } : { kind, message, decline, closed }
    }
    if (gift.next === 'retry') return { kind: 'declined', message: gift.message ?? '' }
    if (gift.next !== 'act' || !gift.clientSecret) return { kind: 'arrived', id: gift.id }

    // After an interrupted check the bank may still approve the payment.
    const checkResult = await method.check(gift.clientSecret).catch(() => 'broken off' as const)
    if (checkResult !== 'broken off' && checkResult.token) {
      token = checkResult.token
      continue
    }
    if (checkResult !== 'broken off' && checkResult.message === undefined) return { kind: 'arrived', id: gift.id }
    // The server asks the provider too: a check that failed here may have passed there, or may still be open.
    const next = await fetchNextStep(calls, gift.id)
    if (next === 'done') return { kind: 'arrived', id: gift.id }
    if (next !== 'retry') return { kind: 'waiting' }
    return { kind: 'declined', message: (checkResult !== 'broken off' && checkResult.message) || calls.checkFailed }
  }
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** The gift's next step from the server, which asks the provider every two seconds; undefined without a decision. */
async function fetchNextStep({ ask, wait = sleep }: PaymentCalls, id: string): Promise<GiftDetail['next'] | undefined> {
  for (const ms of [0, 1200, 1200]) {
    if (ms > 0) await wait(ms)
    const attempt = await ask(id).catch(() => undefined)
    if (attempt?.next === 'done' || attempt?.next === 'retry') return attempt.next
  }
  return undefined
}
