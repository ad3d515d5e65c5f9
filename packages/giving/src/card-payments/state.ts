import type { CardPaymentNeed, CardPayments } from '@minaret/contract/desk'
import type { PaymentAccount } from '../card-accounts/index.ts'

/** Which of the few things staff understand a field of Stripe’s is about, by the beginning of its name; the first counts. */
const needs: readonly (readonly [CardPaymentNeed, RegExp])[] = [
  ['organisationProof', /^(company|documents?)\.(.*\.)?verification\.|^documents\./],
  ['personProof', /\.verification\.(document|additional_document)/],
  ['person', /^(individual|person_|representative|owners|directors|executives|relationship|authorizer|legal_guardian)/],
  ['organisation', /^(business_|company|settings\.|email$|default_currency|country)/],
  ['bankAccount', /^external_account/],
  ['terms', /^tos_acceptance/],
]

const order: readonly CardPaymentNeed[] = [
  'organisation',
  'organisationProof',
  'person',
  'personProof',
  'bankAccount',
  'terms',
  'other',
]

/** What Stripe still needs, in the order its form asks for it, each once. */
export function needsOf(due: readonly string[]): CardPaymentNeed[] {
  const found = new Set(due.map((field) => needs.find(([, form]) => form.test(field))?.[0] ?? 'other'))
  return order.filter((need) => found.has(need))
}

/** What an account’s state is judged by. */
export type AccountFacts = Pick<
  PaymentAccount,
  'opening' | 'chargesEnabled' | 'detailsSubmitted' | 'requirements' | 'disabledReason' | 'closedAt'
> & {
  /** Whether the mosque’s setting says that its cards are taken there. */
  isOn: boolean
}

type State = Pick<CardPayments, 'state' | 'reason'>

/** Why Stripe takes no payments, where no form changes that. */
function refusalOf(reason: string | null): CardPayments['reason'] {
  if (reason?.startsWith('rejected.')) return 'rejected'
  return reason === 'platform_paused' ? 'paused' : undefined
}

/** How an account is, as its owners understand it. */
export function stateOf(account: AccountFacts): State {
  const { opening, chargesEnabled, detailsSubmitted, requirements, disabledReason, closedAt, isOn } = account
  if (closedAt) return { state: 'closed' }
  const isInUse = opening === null
  // One that a command has connected, and that was not read yet.
  if (chargesEnabled ?? isInUse) return { state: !isInUse ? 'agreement' : isOn ? 'ready' : 'off' }
  const refusal = refusalOf(disabledReason)
  if (refusal) return { state: 'stopped', reason: refusal }
  const isMissing = !detailsSubmitted || (requirements?.due.length ?? 0) > 0
  if (!isInUse) return { state: isMissing || disabledReason?.startsWith('action_required') ? 'needed' : 'checking' }
  if (isMissing) return { state: 'stopped', reason: 'missing' }
  const isReview = (requirements?.pending.length ?? 0) > 0 || disabledReason === 'under_review'
  return { state: 'stopped', reason: isReview ? 'review' : 'other' }
}
