import type { Decline, GiftState } from '@minaret/contract'
import { type Draft, newAttemptId, type Step } from './draft.ts'
import type { PaymentOutcome } from './payGift.ts'

/** What became of an attempt that a reloaded page asks about. */
export type AttemptOutcome =
  /** Paid, set up, or with the bank: its own page tells. */
  | { kind: 'arrived'; id: string }
  /** The donor's bank has asked, and has not been answered. */
  | { kind: 'waiting'; id: string; clientSecret: string }
  /** The bank said no. `closed`: the attempt can come to nothing any more. */
  | { kind: 'declined'; message: string; decline?: Decline; closed: boolean }
  /** The host does not know of it, or has not sent it on: it can be sent again, and is the same gift. */
  | { kind: 'unknown' }

/** What a check has come to, said above the step in which the form goes on. */
export type AttemptChecked = { step: Step } & ({ outcome: 'cancelled' } | { outcome: PaymentOutcome })

/** The same gift as another attempt: the one before is closed, and was not charged. */
export const anotherAttempt = (draft: Draft): Draft => ({
  ...draft,
  attemptId: newAttemptId(),
  sent: false,
  held: false,
})

const closed: ReadonlySet<GiftState['state']> = new Set(['failed', 'abandoned', 'expired'])
const unsent: ReadonlySet<GiftState['state']> = new Set(['created'])

/** Reads the host's answer. @param gift nothing where the host does not know of the attempt */
export function toAttemptOutcome(gift: GiftState | undefined): AttemptOutcome {
  if (!gift) return { kind: 'unknown' }
  const { id, state, next, clientSecret, message = '', decline } = gift
  switch (next) {
    case 'act':
      return clientSecret ? { kind: 'waiting', id, clientSecret } : { kind: 'arrived', id }
    case 'retry':
      return unsent.has(state) || (state === 'pending_setup' && decline === undefined)
        ? { kind: 'unknown' }
        : { kind: 'declined', message, decline, closed: false }
    case 'done':
      return closed.has(state) ? { kind: 'declined', message, decline, closed: true } : { kind: 'arrived', id }
    case 'poll':
      return { kind: 'arrived', id }
  }
}
