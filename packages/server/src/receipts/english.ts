import type { ReceiptWords } from './receiptWords.ts'

/** Receipts in English. */
export const english: ReceiptWords = {
  unreal: { demo: 'Demonstration: no money is taken.', test: 'Test: no real money was taken.' },
  subject: (number, mosque) => `Thank you for your gift to ${mosque}: receipt ${number}`,
  greeting: (name) => (name ? `Assalamu alaykum ${name},` : 'Assalamu alaykum,'),
  thanks: (amount, cause) =>
    `Thank you. Your gift of ${amount} for “${cause}” has reached us. May Allah accept it from you.`,
  zakat: 'It is kept in a fund of its own and spent on zakat alone.',
  late: (need, campaign) =>
    `You gave it for “${need}”, which could not take it any more when your payment came, so it went to the whole of “${campaign}”.`,
  labels: {
    number: 'Receipt',
    reference: 'Reference',
    amount: 'Amount',
    cover: 'Of which for the cost of the card',
    cause: 'For',
    need: 'Given to',
    fund: 'Fund',
    day: 'Received',
    rhythm: 'Given',
    next: 'Next collection',
    mosque: 'Received by',
    charityNumber: 'Registered charity',
    address: 'Address',
    message: 'Your message',
  },
  rhythms: { weekly: 'every Friday', monthly: 'every month', daily: 'every day' },
  giftAid: {
    yes: 'Gift Aid: as you declared, we will claim 25p from HMRC for every £1 of this gift. It costs you nothing.',
    no: 'Gift Aid: you asked us not to claim it on this gift.',
  },
  view: 'See this gift',
  manage: 'Change, pause or end it',
  manageAfter: 'The link works for 90 days, without an account. Every receipt brings a new one.',
  over: 'This regular gift is over: nothing more will be collected.',
  keep: 'This letter is your receipt. Please keep it.',
}
