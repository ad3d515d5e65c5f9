/** What the desk says of gifts and refunds. */
export const en = {
  noGift: 'We couldn’t find that gift.',
  notByCard: 'This gift wasn’t paid by card, so it can’t be refunded here. Whoever runs your website can remove it.',
  notPaid: 'This gift wasn’t paid, so there’s nothing to refund.',
  isDisputed:
    'The donor has disputed this payment with their bank, which decides about the refund. Respond to it at your payment provider.',
  allRefunded: 'This gift has been refunded in full.',
  unanswered: 'A refund of this gift is waiting for the payment provider’s answer. Try again in an hour.',
  allPending: 'A refund of all that’s left of this gift is waiting for approval.',
  samePending: 'A refund of this amount is already waiting for approval.',
  refundedSince: 'The same amount of this gift has been refunded since this was asked for.',
  tooMuch: 'That’s more than what’s left of the gift.',
  needsReason: 'Say why it’s refunded. Only staff see this.',
  repeated: 'The same amount of this gift was refunded in the last 24 hours. Confirm that you want to refund it again.',
  noKeys: 'We can’t reach your payment account: its keys have to be saved again. Tell whoever runs your website.',
  refunded: 'Refunded. We’ve told the donor by email.',
  refused: 'Your payment provider refused the refund, so nothing was refunded. Check the payment there.',
  asksAgain:
    'Your payment provider hasn’t confirmed the refund yet. We’ll ask again within an hour; it’s only refunded once.',
  demonstrationOnly: 'The demonstration can’t refund this gift.',
  demonstrationApproval: 'A refund of this size takes a second person, which the demonstration doesn’t have.',
  askRefund: (amount: string, reference: string, reason: string) => `Refund ${amount} of gift ${reference}: ${reason}`,
  didRefund: (name: string, amount: string, reference: string) => `${name} refunded ${amount} of gift ${reference}`,
  exportStarted: 'The export has started.',
  exportsRunning: 'Three exports are being written already. Wait for one to finish.',
  noExport: 'This export isn’t there any more. Exports are deleted after a day.',
  didExport: (name: string) => `${name} exported a list of gifts`,
}
