import type { Decline, GiftState } from '@minaret/contract'
import { type Draft, newAttemptId, type Step } from './draft.ts'
import type { PaymentOutcome } from './payGift.ts'

/** The outcome of an attempt that a reloaded page checks. */
export type AttemptOutcome =
  /** Paid, set up, or with the bank: the thank-you page shows it. */
  | { kind: 'arrived'; id: string }
  /** The donor's bank awaits confirmation. */
  | { kind: 'waiting'; id: string; clientSecret: string }
  /** The bank refused. `closed`: the attempt cannot be retried. */
  | { kind: 'declined'; message: string; decline?: Decline; closed: boolean }
  /** The server does not know it, or has not sent it to the provider; sending it again does not create a second gift. */
  | { kind: 'unknown' }

/** The result of a check, shown above the step with which the form continues. */
export type AttemptCheckResult = { step: Step } & ({ outcome: 'cancelled' } | { outcome: PaymentOutcome })

/** The same gift as a new attempt, after the previous one closed without a charge. */
export const withNewAttempt = (draft: Draft): Draft => ({
  ...draft,
  attemptId: newAttemptId(),
  sent: false,
  held: false,
})

const closedStates: ReadonlySet<GiftState['state']> = new Set(['failed', 'abandoned', 'expired'])
const unsentStates: ReadonlySet<GiftState['state']> = new Set(['created'])

/** Converts the server's response. @param gift undefined if the server does not know the attempt */
export function toAttemptOutcome(gift: GiftState | undefined): AttemptOutcome {
  if (!gift) return { kind: 'unknown' }
  const { id, state, next, clientSecret, message = '', decline } = gift
  switch (next) {
    case 'act':
      return clientSecret ? { kind: 'waiting', id, clientSecret } : { kind: 'arrived', id }
    case 'retry':
      return unsentStates.has(state) || (state === 'pending_setup' && decline === undefined)
        ? { kind: 'unknown' }
        : { kind: 'declined', message, decline, closed: false }
    case 'done':
      return closedStates.has(state) ? { kind: 'declined', message, decline, closed: true } : { kind: 'arrived', id }
    case 'poll':
      return { kind: 'arrived', id }
  }
}
