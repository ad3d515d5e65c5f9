import type { CardPayments } from '@minaret/contract/desk'
import type { StubResponses } from '../stubResponses.ts'

/** The state of a mosque's card payments. */
export const cardPaymentsWith = (overrides: Partial<CardPayments> & Pick<CardPayments, 'state'>) => {
  const cardPaymentsData: CardPayments = { test: false, unapproved: false, needs: [], ...overrides }
  return {
    'GET /api/desk/mosques/{mosque}/card-payments': cardPaymentsData,
    'POST /api/desk/mosques/{mosque}/card-payments/check': cardPaymentsData,
  } satisfies StubResponses
}

/** The Stripe account exists, but its form is not filled in yet. */
export const cardPayments = cardPaymentsWith({
  state: 'needed',
  needs: ['organisation', 'person', 'bankAccount', 'terms'],
  agreement: 'waiting',
  account: 'acct_1QkZ7uExample',
})
