import type { PayoutListed } from '@minaret/contract/desk'
import type { Language, LocalizedText } from '@minaret/foundation/i18n'
import type { PayoutRead, StoredPayout } from '../index.ts'
import { messages as texts } from './messages.gen.ts'

type PayoutProblem = NonNullable<PayoutRead['problem']>
type PayoutRight = Extract<PayoutProblem, { kind: 'right' }>['right']

/** Messages for Stripe's failure codes, by the action to take. */
const failureMessages: Readonly<Record<string, LocalizedText | undefined>> = {
  account_closed: texts.closed,
  no_account: texts.details,
  invalid_account_number: texts.details,
  invalid_account_number_length: texts.details,
  incorrect_account_holder_address: texts.details,
  incorrect_account_holder_name: texts.details,
  incorrect_account_holder_tax_id: texts.details,
  incorrect_account_type: texts.details,
  account_frozen: texts.restricted,
  bank_account_restricted: texts.restricted,
  bank_ownership_changed: texts.restricted,
  debit_not_authorized: texts.restricted,
  invalid_currency: texts.currency,
  unsupported_card: texts.details,
  declined: texts.declined,
  could_not_process: texts.declined,
  insufficient_funds: texts.funds,
}

/** Converts a payout for the desk's list. */
export const toPayoutListed = (
  { id, amountMinor, currency, state, itemising, day, failureCode }: StoredPayout,
  language: Language,
): PayoutListed => ({
  id,
  amountMinor,
  currency: currency ?? '',
  state,
  itemising,
  day,
  ...(failureCode ? { failure: (failureMessages[failureCode] ?? texts.otherFailure)[language] } : {}),
})

const rightMessages: Readonly<Record<PayoutRight, (values: { name?: string }) => LocalizedText>> = {
  payouts: texts.rightPayouts,
  balance: texts.rightBalance,
  charges: texts.rightCharges,
  disputes: texts.rightDisputes,
  other: texts.rightOther,
}

/** Returns the message for a failed reading, which names the missing right. */
export function readProblemText(problem: PayoutProblem): LocalizedText {
  if (problem.kind === 'right') return rightMessages[problem.right]({ name: problem.name })
  return problem.kind === 'refused' ? texts.refused : texts.unreachable
}
