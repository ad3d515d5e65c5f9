import { writeAmount } from '@minaret/money'
import type { LocalizedText } from '@minaret/foundation/i18n'
import type { LogKind, LogKinds } from '@minaret/foundation/operations'
import type { Text } from '@minaret/messages'
import { messages as texts } from './messages.gen.ts'

type Sentence<Values> = (values: { name: Text } & Values) => LocalizedText

const plain = (sentence: Sentence<unknown>): LogKind => ({ sentence: (_, name) => sentence({ name }) })
const numbered = (sentence: Sentence<{ claim: number }>): LogKind => ({
  sentence: ({ values }, name) => sentence({ name, claim: Number(values['claim'] ?? 0) }),
})
const summed = (sentence: Sentence<{ gifts: number; amount: string }>): LogKind => ({
  sentence: ({ values }, name) =>
    sentence({
      name,
      gifts: Number(values['gifts'] ?? 0),
      amount: `£${writeAmount(Number(values['amountMinor'] ?? 0), 'gbp')}`,
    }),
})

/** Log entries about Gift Aid. None can be undone from the log, as HMRC may have been notified. */
export const giftAidLogKinds: LogKinds = {
  charityDetailsChanged: plain(texts.didDetails),
  giftAidFiled: summed(texts.didFile),
  giftAidCreated: summed(texts.didCreate),
  giftAidSchedule: numbered(texts.didSchedule),
  giftAidSent: numbered(texts.didSent),
  giftAidUndone: numbered(texts.didUndone),
  giftAidRejected: numbered(texts.didRejected),
  giftAidTaken: plain(texts.didTaken),
  giftAidNotTaken: plain(texts.didNotTaken),
  declarationsRead: plain(texts.didRead),
  declarationCancelled: plain(texts.didCancel),
  addressReported: plain(texts.didReportAddress),
  addressConfirmed: plain(texts.didConfirmAddress),
}
