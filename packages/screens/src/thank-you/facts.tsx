import type { GiftDetail } from '@minaret/contract'
import type { SummaryItem } from '@minaret/ui'
import { OwnText } from '../app/OwnText.tsx'
import type { Words } from '../app/WordsProvider.tsx'
import styles from './thank-you.module.css'

/**
 * What is known of a gift, in order. Once it has a receipt these are the receipt: what its letter says too, but for the
 * name, since whoever has the address may see it.
 */
export function factsOf(detail: GiftDetail, { t, format }: Pick<Words<'thankYou'>, 't' | 'format'>): SummaryItem[] {
  const { receipt, cause, need, coverMinor = 0, refundedMinor = 0, currency } = detail
  const w = t.thankYou
  const money = (minor: number) => format.amount(minor, currency)
  const at = (instant: string) => w.dateAndTime(format.instant(instant))
  const mosque = ({ name, charityNumber, address }: NonNullable<typeof receipt>['mosque']) => (
    <>
      <OwnText>{name}</OwnText>
      {charityNumber && (
        <span className={styles.more}>{w.receipt.charity({ number: format.inText(charityNumber) })}</span>
      )}
      {address && (
        <span className={styles.more}>
          <OwnText>{address}</OwnText>
        </span>
      )}
    </>
  )
  return [
    ...(receipt
      ? [
          { label: w.receipt.number, value: <bdi>{receipt.number}</bdi> },
          { label: w.receipt.from, value: mosque(receipt.mosque) },
        ]
      : []),
    ...(detail.campaign === undefined ? [] : [{ label: w.campaign, value: format.inText(detail.campaign) }]),
    ...(need === undefined
      ? []
      : [{ label: w.need.label, value: w.need.states[need.outcome]({ title: format.inText(need.title) }) }]),
    { label: w.cause, value: format.inText(cause.title) },
    ...(receipt ? [{ label: w.receipt.fund, value: format.inText(receipt.fund) }] : []),
    { label: w.reference, value: <bdi>{detail.reference}</bdi> },
    { label: w.date, value: at(detail.paidAt ?? detail.created) },
    { label: w.state, value: w.stateNames[detail.state] },
    ...(receipt?.giftAid || detail.giftAid
      ? [
          {
            label: w.giftAid,
            value: receipt?.giftAid ? (
              // In an email the sentence stands alone and says what it is about; here its label does.
              <span dir={wayOf(receipt.giftAid)}>{receipt.giftAid.replace(/^Gift Aid: /, '')}</span>
            ) : (
              w.giftAidSaid[detail.giftAid ?? 'no']
            ),
          },
        ]
      : []),
    ...(refundedMinor > 0 ? [{ label: w.refunded, value: <bdi>{money(refundedMinor)}</bdi> }] : []),
    {
      label: w.amount,
      value: (
        <>
          <bdi>{money(detail.amountMinor)}</bdi>
          {coverMinor > 0 && <span className={styles.more}>{w.cover({ amount: money(coverMinor) })}</span>}
        </>
      ),
      total: true,
    },
  ]
}

/** These words begin with a name in Latin letters in every language, which is no sign of the way they run. */
const wayOf = (text: string) => (/[\u0590-\u08ff]/.test(text) ? 'rtl' : 'ltr')
