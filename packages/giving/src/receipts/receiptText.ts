import type { GiftRhythm, PaymentMode } from '@minaret/contract'

/** What a receipt and its email say, in one language. */
export type ReceiptWords = {
  /** Said first of what is no real money. */
  unreal: Record<Exclude<PaymentMode, 'live'>, string>
  subject(number: string, mosque: string): string
  /** @param name empty where the donor left none */
  greeting(name: string): string
  thanks(amount: string, cause: string): string
  zakat: string
  /** What it was for could not take it any more when the payment came. */
  late(need: string, campaign: string): string
  labels: Record<
    | 'number'
    | 'reference'
    | 'amount'
    | 'cover'
    | 'cause'
    | 'need'
    | 'fund'
    | 'day'
    | 'rhythm'
    | 'next'
    | 'mosque'
    | 'charityNumber'
    | 'address'
    | 'message',
    string
  >
  rhythms: Record<GiftRhythm, string>
  giftAid: Record<'yes' | 'no', string>
  view: string
  manage: string
  /** Under the button that leads to the regular gift. */
  manageAfter: string
  /** Of a regular gift that is over. */
  over: string
  keep: string
}
