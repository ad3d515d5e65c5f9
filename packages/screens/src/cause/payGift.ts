import type { Decline, GiftDetail, GiftState, NeedLeft } from '@minaret/contract'
import type { Attempt } from '@minaret/domain'

/** How a donor pays: a card provider's own form, or the demonstration's choice of outcome. */
export type PaymentMethod = {
  /** A single-use token for what the donor entered, or a sentence that says what is missing. */
  token(): Promise<{ token: string } | { message: string }>
  /**
   * Leads the donor through the bank's check. `token` when the same attempt is to be sent once more with it; `message`
   * when the bank was not satisfied; neither when the provider knows the answer already.
   */
  check(clientSecret: string): Promise<{ token?: string; message?: string }>
}

/** How one press of the button ended. */
export type PaymentOutcome =
  /** The provider decided, or is deciding: the thank-you page tells. */
  | { kind: 'arrived'; id: string }
  /** The bank's check is open, or nobody can say how it went: it can still be paid. */
  | { kind: 'waiting' }
  /** The donor has to complete something in the form. */
  | { kind: 'incomplete'; message: string }
  /** The bank said no and nothing was taken. `decline`: what is said of it; `closed`: this gift cannot be tried again. */
  | { kind: 'declined'; message: string; decline?: Decline; closed?: true }
  /** The host refused, or broke. `fields`: what it found wrong with what was sent, by the contract's names. */
  | { kind: 'refused'; message: string; fields?: Readonly<Record<string, string>> }
  /** The first day that was shown has gone by, and nothing was begun. `firstDay`: the first there is now. */
  | { kind: 'moved'; firstDay: string }
  /** What it is for has less left than the gift, and nothing was begun. `leftMinor`: what can still be given to it. */
  | ({ kind: 'need'; message: string } & NeedLeft)
  /** Nothing answered. Sending the same token again gives the first answer. */
  | { kind: 'unknown'; token: string }

/** The calls that paying makes, and how their failures are told apart. */
export type PaymentCalls = {
  pay(attempt: Attempt): Promise<GiftState>
  /** What became of the gift, asked anew. */
  ask(id: string): Promise<Pick<GiftDetail, 'next'>>
  /** How a rejected `pay` is to be understood. */
  failure(error: unknown): {
    kind: 'declined' | 'refused' | 'unknown'
    message: string
    fields?: Readonly<Record<string, string>>
    decline?: Decline
    closed?: true
    firstDay?: string
    need?: NeedLeft
  }
  /** Lets so many milliseconds pass; only tests say otherwise. */
  wait?(ms: number): Promise<void>
  /** For a check the bank was not satisfied with, when the provider gave no words. */
  checkFailed: string
}

/**
 * Sends one attempt and follows it as far as this page can. The host makes sure that one attempt is one gift; this only
 * decides what to show.
 * @param unanswered the token of a try that nothing answered, to be sent again instead of a new one
 */
export async function payGift(
  method: PaymentMethod,
  calls: PaymentCalls,
  attempt: Omit<Attempt, 'confirmationTokenId'>,
  unanswered?: string,
): Promise<PaymentOutcome> {
  const confirmation = unanswered ? { token: unanswered } : await method.token()
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

    // A check that breaks off says nothing of the payment, which the bank may still approve.
    const checked = await method.check(gift.clientSecret).catch(() => 'broken off' as const)
    if (checked !== 'broken off' && checked.token) {
      token = checked.token
      continue
    }
    if (checked !== 'broken off' && checked.message === undefined) return { kind: 'arrived', id: gift.id }
    // The host asks the provider too: a check that failed here may have passed there, or may not be over.
    const next = await nextOf(calls, gift.id)
    if (next === 'done') return { kind: 'arrived', id: gift.id }
    if (next !== 'retry') return { kind: 'waiting' }
    return { kind: 'declined', message: (checked !== 'broken off' && checked.message) || calls.checkFailed }
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** What the donor should do by the host's word, which asks the provider every two seconds; nothing while it is silent. */
async function nextOf({ ask, wait = pause }: PaymentCalls, id: string): Promise<GiftDetail['next'] | undefined> {
  for (const ms of [0, 1200, 1200]) {
    if (ms > 0) await wait(ms)
    const attempt = await ask(id).catch(() => undefined)
    if (attempt?.next === 'done' || attempt?.next === 'retry') return attempt.next
  }
  return undefined
}
