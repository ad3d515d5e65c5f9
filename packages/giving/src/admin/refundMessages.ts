import type { CommandWording } from '@minaret/foundation/base'
import { writeAmount } from '@minaret/money'
import type { RecentRefund, RefundCodes } from '../refunds/RefundError.ts'

const bookingTexts = {
  booked: 'it is in the ledger',
  expected: 'the payment provider has accepted it, and the ledger will be updated',
  orphan: 'the payment provider has accepted it, but the gift was closed and is not in the ledger',
} satisfies Record<RecentRefund['booking'], string>

function describeRepeated({ no, amountMinor, currency, requestedAt, booking }: RecentRefund): string {
  const amount = `${writeAmount(amountMinor, currency)} ${currency.toUpperCase()}`
  const time = `${requestedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  return `${amount} of that gift was already refunded: refund number ${no}, requested at ${time}; ${bookingTexts[booking]}. Nothing was changed. To refund the same amount again, add --again.`
}

/** Error messages of "payments refund". */
export const refundMessages: CommandWording<RefundCodes> = {
  notByCard: () => 'That gift was not paid by card. "gift undo" removes gifts recorded by hand.',
  notPaid: () => 'That gift has not been paid, so there is nothing to refund.',
  disputed: () =>
    'The donor has disputed that payment with their bank, which decides on the refund. Respond to the dispute with the payment provider.',
  refunded: () => 'That gift has already been refunded in full.',
  tooMuch: () => 'That is more than what is left of the gift. "payments show" lists its refunds.',
  repeated: ({ refund }) => describeRepeated(refund),
}
