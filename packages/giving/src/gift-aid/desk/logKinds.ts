import { writeAmount } from '@minaret/money'
import type { LocalizedText } from '@minaret/foundation/i18n'
import type { LogKind, LogKinds } from '@minaret/foundation/operations'
import type { Text } from '@minaret/messages'
import { messages as texts } from './messages.gen.ts'

type Sentence<Values> = (values: { name: Text } & Values) => LocalizedText

const simpleKind = (sentence: Sentence<unknown>): LogKind => ({ describe: (_, name) => sentence({ name }) })
const claimKind = (sentence: Sentence<{ claim: number }>): LogKind => ({
  describe: ({ values }, name) => sentence({ name, claim: Number(values['claim'] ?? 0) }),
})
const amountKind = (sentence: Sentence<{ gifts: number; amount: string }>): LogKind => ({
  describe: ({ values }, name) =>
    sentence({
      name,
      gifts: Number(values['gifts'] ?? 0),
      amount: `£${writeAmount(Number(values['amountMinor'] ?? 0), 'gbp')}`,
    }),
})

/** Log entries about Gift Aid. None can be undone from the log, as HMRC may have been notified. */
export const giftAidLogKinds: LogKinds = {
  charityDetailsChanged: simpleKind(texts.didDetails),
  giftAidFiled: amountKind(texts.didFile),
  giftAidCreated: amountKind(texts.didCreate),
  giftAidSchedule: claimKind(texts.didSchedule),
  giftAidSent: claimKind(texts.didSent),
  giftAidUndone: claimKind(texts.didUndone),
  giftAidRejected: claimKind(texts.didRejected),
  giftAidTaken: simpleKind(texts.didTaken),
  giftAidNotTaken: simpleKind(texts.didNotTaken),
  declarationsRead: simpleKind(texts.didRead),
  declarationCancelled: simpleKind(texts.didCancel),
  addressReported: simpleKind(texts.didReportAddress),
  addressConfirmed: simpleKind(texts.didConfirmAddress),
}
