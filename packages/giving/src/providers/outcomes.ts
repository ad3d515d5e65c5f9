import { type IntentStatus, ProviderRefusal } from './gateway.ts'

/** The outcome of a confirmation at the demonstration provider. */
export type DemoOutcome = { status: IntentStatus; declineCode?: string }

const declineWith = (declineCode: string): DemoOutcome => ({ status: 'requires_payment_method', declineCode })

/** The outcomes a donor may choose on a demonstration site, by confirmation token. */
export const demoOutcomes: Readonly<Record<string, DemoOutcome>> = {
  demo_succeeds: { status: 'succeeded' },
  demo_declined: declineWith('generic_decline'),
  demo_insufficient_funds: declineWith('insufficient_funds'),
  demo_incorrect_cvc: declineWith('incorrect_cvc'),
  demo_processing_error: declineWith('processing_error'),
  /** The bank requires a check; the same attempt continues with one of {@link demoChecks}. */
  demo_3ds: { status: 'requires_action' },
  /** A slow bank: paid a few seconds later. */
  demo_processing: { status: 'processing' },
  /** Accepted today; {@link delayedDecline} has the outcome of later collections. */
  demo_friday_declined: { status: 'succeeded' },
  demo_friday_check: { status: 'succeeded' },
}

/** The outcome of a bank check, by confirmation token. Accepted only while a check is pending. */
const demoChecks: Readonly<Record<string, DemoOutcome>> = {
  demo_3ds_approved: { status: 'succeeded' },
  demo_3ds_refused: declineWith('payment_intent_authentication_failure'),
}

const delayedDeclines: Readonly<Record<string, string>> = {
  demo_friday_declined: 'insufficient_funds',
  demo_friday_check: 'authentication_required',
}

/** The decline code of later collections from a card set up with this token; undefined if they are paid. */
export const delayedDecline = (token: string): string | undefined =>
  Object.hasOwn(delayedDeclines, token) ? delayedDeclines[token] : undefined

/**
 * Returns the outcome of a token.
 * @param isCheckPending whether a bank check is pending: only then are the tokens of {@link demoChecks} accepted
 */
export function outcomeOf(token: string, isCheckPending: boolean): DemoOutcome {
  const tables = isCheckPending ? [demoChecks, demoOutcomes] : [demoOutcomes]
  // Own properties only: every object inherits a `constructor`.
  const outcome = tables.find((table) => Object.hasOwn(table, token))?.[token]
  if (outcome) return outcome
  throw new ProviderRefusal('The demonstration has no such outcome.')
}

/** The type of the event for an intent's status. */
export const eventTypes: Record<IntentStatus, string> = {
  requires_payment_method: 'payment_intent.payment_failed',
  requires_action: 'payment_intent.requires_action',
  processing: 'payment_intent.processing',
  succeeded: 'payment_intent.succeeded',
  canceled: 'payment_intent.canceled',
}
