import type { ReceiptWords } from './receiptText.ts'

/** Receipts in English. */
export const english: ReceiptWords = {
  unreal: { demo: 'Demonstration: no money is taken.', test: 'Test: no real money was taken.' },
  subject: (number, mosque) => `Thank you for your gift to ${mosque}: receipt ${number}`,
  greeting: (name) => (name ? `Assalamu alaykum ${name},` : 'Assalamu alaykum,'),
  thanks: (amount, cause) =>
    `Thank you. We’ve received your gift of ${amount} for “${cause}”. May Allah accept it from you.`,
  zakat: 'We keep zakat in a separate fund and spend it only on zakat.',
  late: (need, campaign) =>
    `You gave it for “${need}”, which was fully funded before your payment arrived, so it went to the whole of “${campaign}”.`,
  labels: {
    number: 'Receipt',
    reference: 'Reference',
    amount: 'Amount',
    cover: 'Including card fee',
    cause: 'For',
    need: 'Given to',
    fund: 'Fund',
    day: 'Date',
    rhythm: 'How often',
    next: 'Next payment',
    mosque: 'Received by',
    charityNumber: 'Registered charity',
    address: 'Address',
    message: 'Your message',
  },
  rhythms: { weekly: 'every Friday', monthly: 'every month', daily: 'every day' },
  giftAid: {
    yes: 'Gift Aid: we’ll claim 25p from HMRC for every £1 of this gift, as you declared. It costs you nothing.',
    no: 'Gift Aid: you asked us not to claim it on this gift.',
  },
  view: 'View this gift',
  manage: 'Manage your regular gift',
  manageAfter: 'The link works for 90 days, and you don’t need an account. Every receipt has a new link.',
  over: 'This regular gift has ended: you won’t be charged again.',
  keep: 'Please keep this email as your receipt.',
}
