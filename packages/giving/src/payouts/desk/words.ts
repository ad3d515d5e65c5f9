import type { PayoutListed } from '@minaret/contract/desk'
import type { Language, LocalizedText } from '@minaret/foundation/i18n'
import type { PayoutRead, StoredPayout } from '../index.ts'
import { messages as say } from './messages.gen.ts'

type PayoutProblem = NonNullable<PayoutRead['problem']>
type PayoutRight = Extract<PayoutProblem, { kind: 'right' }>['right']

/** Stripe's failure codes, by what somebody has to do about them. */
const failures: Readonly<Record<string, LocalizedText | undefined>> = {
  account_closed: say.closed,
  no_account: say.details,
  invalid_account_number: say.details,
  invalid_account_number_length: say.details,
  incorrect_account_holder_address: say.details,
  incorrect_account_holder_name: say.details,
  incorrect_account_holder_tax_id: say.details,
  incorrect_account_type: say.details,
  account_frozen: say.restricted,
  bank_account_restricted: say.restricted,
  bank_ownership_changed: say.restricted,
  debit_not_authorized: say.restricted,
  invalid_currency: say.currency,
  unsupported_card: say.details,
  declined: say.declined,
  could_not_process: say.declined,
  insufficient_funds: say.funds,
}

/** A payout as the desk lists it. */
export const listedPayout = (
  { id, amountMinor, currency, state, itemising, day, failureCode }: StoredPayout,
  language: Language,
): PayoutListed => ({
  id,
  amountMinor,
  currency: currency ?? '',
  state,
  itemising,
  day,
  ...(failureCode ? { failure: (failures[failureCode] ?? say.otherFailure)[language] } : {}),
})

const rights: Readonly<Record<PayoutRight, (values: { name?: string }) => LocalizedText>> = {
  payouts: say.rightPayouts,
  balance: say.rightBalance,
  charges: say.rightCharges,
  disputes: say.rightDisputes,
  other: say.rightOther,
}

/** Why payouts could not be read, in words that name the right to add. */
export function readProblemWords(problem: PayoutProblem): LocalizedText {
  if (problem.kind === 'right') return rights[problem.right]({ name: problem.name })
  return problem.kind === 'refused' ? say.refused : say.unreachable
}
