import { type IntentStatus, ProviderRefusal } from './gateway.ts'

/** What a confirmation at the demonstration provider leads to. */
export type DemoOutcome = { status: IntentStatus; declineCode?: string }

const declined = (declineCode: string): DemoOutcome => ({ status: 'requires_payment_method', declineCode })

/** The outcomes a donor may pick on a demonstration site, by the confirmation token that stands for each. */
export const demoOutcomes: Readonly<Record<string, DemoOutcome>> = {
  demo_succeeds: { status: 'succeeded' },
  demo_declined: declined('generic_decline'),
  demo_insufficient_funds: declined('insufficient_funds'),
  demo_incorrect_cvc: declined('incorrect_cvc'),
  demo_processing_error: declined('processing_error'),
  /** The bank wants to see the donor; the same attempt goes on with one of {@link demoChecks}. */
  demo_3ds: { status: 'requires_action' },
  /** A slow bank: money a few seconds later. */
  demo_processing: { status: 'processing' },
  /** Good today; what it is asked for later is in {@link delayedDecline}. */
  demo_friday_declined: { status: 'succeeded' },
  demo_friday_check: { status: 'succeeded' },
}

/** How the donor's bank check ends, by confirmation token. Only what waits for one takes them. */
const demoChecks: Readonly<Record<string, DemoOutcome>> = {
  demo_3ds_approved: { status: 'succeeded' },
  demo_3ds_refused: declined('payment_intent_authentication_failure'),
}

const retryableDeclines: Readonly<Record<string, string>> = {
  demo_friday_declined: 'insufficient_funds',
  demo_friday_check: 'authentication_required',
}

/** Why a card that was set up with this token is declined when it is collected from, or nothing: then it pays. */
export const delayedDecline = (token: string): string | undefined =>
  Object.hasOwn(retryableDeclines, token) ? retryableDeclines[token] : undefined

/**
 * What a token leads to, as a real provider would take it.
 * @param checked the bank waits for the donor: only then are the tokens of {@link demoChecks} taken
 */
export function outcomeOf(token: string, checked: boolean): DemoOutcome {
  const tables = checked ? [demoChecks, demoOutcomes] : [demoOutcomes]
  // Own names only: every object inherits a `constructor`.
  const outcome = tables.find((table) => Object.hasOwn(table, token))?.[token]
  if (outcome) return outcome
  throw new ProviderRefusal('The demonstration knows no such outcome for what is being confirmed.')
}

/** The event that tells of an intent's status, in the provider's words. */
export const eventTypes: Record<IntentStatus, string> = {
  requires_payment_method: 'payment_intent.payment_failed',
  requires_action: 'payment_intent.requires_action',
  processing: 'payment_intent.processing',
  succeeded: 'payment_intent.succeeded',
  canceled: 'payment_intent.canceled',
}
