import { choose } from '../../plural.ts'

/** Payouts, at the desk. */
export const words = {
  title: 'Payouts',
  lead: 'What the payment provider has paid into the bank account. Open a payout to see the gifts in it, and what was taken off.',
  modes: {
    demo: 'This is a demonstration: these payouts are made up, and no money moves.',
    test: 'This mosque takes test payments: nothing here counts as real money.',
    live: '',
  },
  read: 'Check for payouts',
  readAt: (at: string) => `Last checked on ${at}. We also check every hour.`,
  notRead: 'Not checked yet.',
  problem: 'We can’t read all payouts',
  none: 'No payouts yet. The first one appears here once the payment provider has paid out gifts by card.',
  notConnected: 'No payment provider is connected, so there are no payouts.',
  states: {
    pending: (day: string) => `Being prepared, due ${day}`,
    in_transit: (day: string) => `On its way, due ${day}`,
    paid: (day: string) => `Paid ${day}`,
    failed: (day: string) => `Failed, was due ${day}`,
    canceled: (day: string) => `Cancelled, was due ${day}`,
  },
  manual: 'started by hand',
  back: 'All payouts',
  titleOf: (amount: string) => `Payout of ${amount}`,
  failed: 'The bank didn’t take this payout',
  closedTitles: { manual: 'This payout can’t be itemised', waiting: 'We don’t know yet what’s in this payout' },
  closedReasons: {
    manual:
      'It was started by hand or sent instantly, and Stripe doesn’t say which gifts are in such a payout. To see them line by line, let Stripe pay out automatically (Settings, Payouts). The balance report in Stripe shows the rest.',
    waiting:
      'Stripe usually says so within a day. If the list of payouts says that a permission is missing, add it first.',
  },
  parts: 'What’s in it',
  several: (kind: string, count: string) => `${kind} (${count})`,
  kinds: {
    gift: 'Gifts',
    fee: 'Fees',
    refund: 'Refunds',
    dispute: 'Disputed payments',
    payout: 'Returned payouts',
    adjustment: 'Other changes by the provider',
  },
  total: 'This payout',
  totalOut: 'Taken from the bank account',
  unmatched: (count: number, shown: string, amount: string) =>
    choose('en', count, {
      one: `1 payment in it (${amount}) isn’t a gift recorded here. Something else may take payments through the same Stripe account.`,
      other: `${shown} payments in it (${amount}) aren’t gifts recorded here. Something else may take payments through the same Stripe account.`,
    }),
  difference: (amount: string) =>
    `These parts and the payout differ by ${amount}. The payout’s own page in Stripe shows why.`,
  lineByLine: 'Line by line',
  noLines: 'Nothing is in this payout.',
  shown: (shown: string, all: string) => `The first ${shown} of ${all} lines. The amounts above count all of them.`,
  lines: {
    gift: 'Gift',
    fee: 'Fee',
    refund: 'Refund',
    dispute: 'Disputed payment',
    payout: 'Returned payout',
    adjustment: 'Change by the provider',
  },
  by: (line: string, name: string) => `${line}, ${name}`,
  payment: 'Payment',
  noGift: 'not a gift recorded here',
  fee: (amount: string) => `fee ${amount}`,
  donor: 'Donor',
  print: 'Print',
}
