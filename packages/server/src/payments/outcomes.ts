import type { IntentStatus } from './gateway.ts'

/** What a confirmation at the demonstration provider leads to. */
export type DemoOutcome = { status: IntentStatus; declineCode?: string }

const declined = (declineCode: string): DemoOutcome => ({ status: 'requires_payment_method', declineCode })

/** The outcomes a giver may pick on a demonstration site, by the confirmation token that stands for each. */
export const demoOutcomes: Readonly<Record<string, DemoOutcome>> = {
  demo_succeeds: { status: 'succeeded' },
  demo_declined: declined('generic_decline'),
  demo_insufficient_funds: declined('insufficient_funds'),
  demo_incorrect_cvc: declined('incorrect_cvc'),
  demo_processing_error: declined('processing_error'),
  /** The bank wants to see the giver; the same attempt goes on with one of {@link demoChecks}. */
  demo_3ds: { status: 'requires_action' },
  /** A slow bank: money a few seconds later. */
  demo_processing: { status: 'processing' },
}

/** How the giver's bank check ends, by confirmation token. Only an intent that waits for one takes them. */
export const demoChecks: Readonly<Record<string, DemoOutcome>> = {
  demo_3ds_approved: { status: 'succeeded' },
  demo_3ds_refused: declined('payment_intent_authentication_failure'),
}

/** The event that tells of a status, in the provider's words. */
export const eventTypes: Record<IntentStatus, string> = {
  requires_payment_method: 'payment_intent.payment_failed',
  requires_action: 'payment_intent.requires_action',
  processing: 'payment_intent.processing',
  succeeded: 'payment_intent.succeeded',
  canceled: 'payment_intent.canceled',
}
