import { writeAmount } from '@minaret/money'
import type { LocalizedText } from '@minaret/foundation/i18n'
import type { LogKind, LogKinds } from '@minaret/foundation/operations'
import type { Text } from '@minaret/messages'
import { messages as say } from './messages.gen.ts'

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
  charityDetailsChanged: plain(say.didDetails),
  giftAidFiled: summed(say.didFile),
  giftAidCreated: summed(say.didCreate),
  giftAidSchedule: numbered(say.didSchedule),
  giftAidSent: numbered(say.didSent),
  giftAidUndone: numbered(say.didUndone),
  giftAidRejected: numbered(say.didRejected),
  giftAidTaken: plain(say.didTaken),
  giftAidNotTaken: plain(say.didNotTaken),
  declarationsRead: plain(say.didRead),
  declarationCancelled: plain(say.didCancel),
  addressReported: plain(say.didReportAddress),
  addressConfirmed: plain(say.didConfirmAddress),
}
