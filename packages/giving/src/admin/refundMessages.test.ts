import { expect, test } from 'vitest'
import { formatProblem } from '@minaret/foundation/base'
import type { RefundProblem } from '../refunds/RefundError.ts'
import { refundMessages } from './refundMessages.ts'

const refund = { no: 2, amountMinor: 1050, currency: 'gbp', requestedAt: new Date('2026-11-03T09:05:00Z') }

test.each<[RefundProblem, string]>([
  [{ code: 'notByCard' }, 'That gift was not paid by card. "gift undo" removes gifts recorded by hand.'],
  [{ code: 'notPaid' }, 'That gift has not been paid, so there is nothing to refund.'],
  [
    { code: 'disputed' },
    'The donor has disputed that payment with their bank, which decides on the refund. Respond to the dispute with the payment provider.',
  ],
  [{ code: 'refunded' }, 'That gift has already been refunded in full.'],
  [{ code: 'tooMuch' }, 'That is more than what is left of the gift. "payments show" lists its refunds.'],
  [
    { code: 'repeated', refund: { ...refund, booking: 'booked' } },
    '10.50 GBP of that gift was already refunded: refund number 2, requested at 2026-11-03 09:05 UTC; it is in the ledger. Nothing was changed. To refund the same amount again, add --again.',
  ],
  [
    { code: 'repeated', refund: { ...refund, booking: 'expected' } },
    '10.50 GBP of that gift was already refunded: refund number 2, requested at 2026-11-03 09:05 UTC; the payment provider has accepted it, and the ledger will be updated. Nothing was changed. To refund the same amount again, add --again.',
  ],
  [
    { code: 'repeated', refund: { ...refund, booking: 'orphan' } },
    '10.50 GBP of that gift was already refunded: refund number 2, requested at 2026-11-03 09:05 UTC; the payment provider has accepted it, but the gift was closed and is not in the ledger. Nothing was changed. To refund the same amount again, add --again.',
  ],
])('describes the problem %o as: %s', (problem, sentence) => {
  expect(formatProblem(refundMessages, problem)).toBe(sentence)
})
