import type { CardPayments } from '@minaret/contract/desk'
import type { Answers } from '../answers.ts'

/** A mosque that has come so far with card payments. */
export const cardPaymentsWith = (found: Partial<CardPayments> & Pick<CardPayments, 'state'>) => {
  const whole: CardPayments = { test: false, unapproved: false, needs: [], ...found }
  return {
    'GET /api/desk/mosques/{mosque}/card-payments': whole,
    'POST /api/desk/mosques/{mosque}/card-payments/check': whole,
  } satisfies Answers
}

/** An account is open, and Stripe's form is not filled in. */
export const cardPayments = cardPaymentsWith({
  state: 'needed',
  needs: ['organisation', 'person', 'bankAccount', 'terms'],
  agreement: 'waiting',
  account: 'acct_1QkZ7uExample',
})
