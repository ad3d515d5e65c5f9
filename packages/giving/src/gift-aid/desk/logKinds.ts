import { writeAmount } from '@minaret/money'
import type { DeskLogContent } from '@minaret/foundation/db'
import type { LocalizedText } from '@minaret/foundation/i18n'
import type { LogKinds } from '@minaret/foundation/operations'
import { giftAidMessages as say } from './messages/index.ts'

const inEach = (name: LocalizedText, wording: (name: string) => LocalizedText): LocalizedText => ({
  en: wording(name.en).en,
  ar: wording(name.ar).ar,
  ur: wording(name.ur).ur,
})
const plain = (wording: (name: string) => LocalizedText) => ({
  sentence: (_: DeskLogContent, name: LocalizedText) => inEach(name, wording),
})
const numbered = (wording: (name: string, claim: number) => LocalizedText) => ({
  sentence: ({ values }: DeskLogContent, name: LocalizedText) =>
    inEach(name, (who) => wording(who, Number(values['claim'] ?? 0))),
})
const summed = (wording: (name: string, gifts: number, amount: string) => LocalizedText) => ({
  sentence: ({ values }: DeskLogContent, name: LocalizedText) =>
    inEach(name, (who) =>
      wording(who, Number(values['gifts'] ?? 0), `£${writeAmount(Number(values['amountMinor'] ?? 0), 'gbp')}`),
    ),
})

/** What the log holds of Gift Aid. None of it is undone from the log: HMRC may have been told. */
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
