const add = (permission: string, name: string) =>
  `The Stripe key can’t read payouts. In Stripe, open Developers, API keys, edit the restricted key and set ${permission} to Read${name === '' ? '' : ` (Stripe calls it ${name})`}.`

/** What the desk says of payouts. */
export const en = {
  read: 'Payouts are up to date.',
  noPayout: 'We couldn’t find that payout.',
  noProvider: 'No payment provider is connected, so there are no payouts to read.',
  refused: 'Stripe refused the request. Check in Stripe that the key is still valid, then try again.',
  unreachable: 'Stripe didn’t answer. Try again in a few minutes.',
  rightPayouts: (name: string) => add('“Payouts”', name),
  rightBalance: (name: string) => add('“Balance” and “Balance transaction sources”', name),
  rightCharges: (name: string) => add('“Charges and refunds”', name),
  rightDisputes: (name: string) => add('“Disputes”', name),
  rightOther: (name: string) => add('the missing permission', name),
  closed:
    'The bank account is closed. In Stripe, under Settings, Payouts, add the mosque’s new account; the money is paid out again from there.',
  details:
    'The bank couldn’t find an account with these details. In Stripe, under Settings, Payouts, check the sort code, the account number and the name; the money is paid out again once they’re right.',
  restricted:
    'The bank doesn’t accept payments into this account at the moment. Ask the bank why, then start the payout again in Stripe.',
  currency:
    'The bank account doesn’t take this currency. In Stripe, under Settings, Payouts, add an account that does.',
  declined:
    'The bank refused the payment without a reason. Ask the bank, or add another account in Stripe under Settings, Payouts.',
  funds: 'There wasn’t enough money in the balance at Stripe. It’s tried again when more gifts have come in.',
  otherFailure:
    'Stripe names no reason we know. Open the payout in Stripe to see what it needs; the money is still at Stripe.',
}
