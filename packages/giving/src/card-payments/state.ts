import type { CardPaymentNeed, CardPayments } from '@minaret/contract/desk'
import type { PaymentAccount } from '../card-accounts/index.ts'

/** Maps Stripe's field names to requirements that staff understand; the first match applies. */
const needPatterns: readonly (readonly [CardPaymentNeed, RegExp])[] = [
  ['organisationProof', /^(company|documents?)\.(.*\.)?verification\.|^documents\./],
  ['personProof', /\.verification\.(document|additional_document)/],
  ['person', /^(individual|person_|representative|owners|directors|executives|relationship|authorizer|legal_guardian)/],
  ['organisation', /^(business_|company|settings\.|email$|default_currency|country)/],
  ['bankAccount', /^external_account/],
  ['terms', /^tos_acceptance/],
]

const needOrder: readonly CardPaymentNeed[] = [
  'organisation',
  'organisationProof',
  'person',
  'personProof',
  'bankAccount',
  'terms',
  'other',
]

/** Returns Stripe's requirements without duplicates, in the order of its form. */
export function needsOf(due: readonly string[]): CardPaymentNeed[] {
  const needs = new Set(due.map((field) => needPatterns.find(([, pattern]) => pattern.test(field))?.[0] ?? 'other'))
  return needOrder.filter((need) => needs.has(need))
}

/** The input of `stateOf`. */
export type AccountFacts = Pick<
  PaymentAccount,
  'opening' | 'chargesEnabled' | 'detailsSubmitted' | 'requirements' | 'disabledReason' | 'closedAt'
> & {
  /** Whether the mosque’s payment mode uses this account. */
  isOn: boolean
}

type State = Pick<CardPayments, 'state' | 'reason'>

/** The reason why Stripe takes no payments, if no form can change that. */
function refusalOf(reason: string | null): CardPayments['reason'] {
  if (reason?.startsWith('rejected.')) return 'rejected'
  return reason === 'platform_paused' ? 'paused' : undefined
}

/** Returns the state of an account for its owners. */
export function stateOf(account: AccountFacts): State {
  const { opening, chargesEnabled, detailsSubmitted, requirements, disabledReason, closedAt, isOn } = account
  if (closedAt) return { state: 'closed' }
  const isInUse = opening === null
  // A connected account may not have been read yet.
  if (chargesEnabled ?? isInUse) return { state: !isInUse ? 'agreement' : isOn ? 'ready' : 'off' }
  const refusal = refusalOf(disabledReason)
  if (refusal) return { state: 'stopped', reason: refusal }
  const isMissing = !detailsSubmitted || (requirements?.due.length ?? 0) > 0
  if (!isInUse) return { state: isMissing || disabledReason?.startsWith('action_required') ? 'needed' : 'checking' }
  if (isMissing) return { state: 'stopped', reason: 'missing' }
  const isUnderReview = (requirements?.pending.length ?? 0) > 0 || disabledReason === 'under_review'
  return { state: 'stopped', reason: isUnderReview ? 'review' : 'other' }
}
