import type { GiftDetail } from '@minaret/contract'
import type { SummaryItem } from '@minaret/ui'
import { IsolatedText } from '../app/IsolatedText.tsx'
import type { Words } from '../app/WordsProvider.tsx'
import styles from './thank-you.module.css'

/**
 * The details of a gift. With a receipt, they match the emailed receipt, except for the donor's name, as anyone who has the
 * URL can see the page.
 */
export function factsOf(detail: GiftDetail, { t, format }: Pick<Words<'thankYou'>, 't' | 'format'>): SummaryItem[] {
  const { receipt, cause, need, coverMinor = 0, refundedMinor = 0, currency } = detail
  const w = t.thankYou
  const formatMinor = (minor: number) => format.amount(minor, currency)
  const at = (instant: string) => w.dateAndTime(format.instant(instant))
  const mosque = ({ name, charityNumber, address }: NonNullable<typeof receipt>['mosque']) => (
    <>
      <IsolatedText>{name}</IsolatedText>
      {charityNumber && (
        <span className={styles.more}>{w.receipt.charity({ number: format.inText(charityNumber) })}</span>
      )}
      {address && (
        <span className={styles.more}>
          <IsolatedText>{address}</IsolatedText>
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
              // The prefix is for emails; here the label says it.
              <span dir={directionOf(receipt.giftAid)}>{receipt.giftAid.replace(/^Gift Aid: /, '')}</span>
            ) : (
              w.giftAidSaid[detail.giftAid ?? 'no']
            ),
          },
        ]
      : []),
    ...(refundedMinor > 0 ? [{ label: w.refunded, value: <bdi>{formatMinor(refundedMinor)}</bdi> }] : []),
    {
      label: w.amount,
      value: (
        <>
          <bdi>{formatMinor(detail.amountMinor)}</bdi>
          {coverMinor > 0 && <span className={styles.more}>{w.cover({ amount: formatMinor(coverMinor) })}</span>}
        </>
      ),
      total: true,
    },
  ]
}

/** These sentences start with a Latin name in every language, so `dir="auto"` would be wrong. */
const directionOf = (text: string) => (/[\u0590-\u08ff]/.test(text) ? 'rtl' : 'ltr')
