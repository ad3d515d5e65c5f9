import type { GiftDetail } from '@minaret/contract'
import type { SummaryItem } from '@minaret/ui'
import { IsolatedText } from '../app/IsolatedText.tsx'
import type { Messages } from '../app/MessagesProvider.tsx'
import styles from './thank-you.module.css'

/**
 * The details of a gift. With a receipt, they match the emailed receipt, except for the donor's name, because anyone who
 * has the URL can see the page.
 */
export function factsOf(detail: GiftDetail, { t, format }: Pick<Messages<'thankYou'>, 't' | 'format'>): SummaryItem[] {
  const { receipt, cause, need, coverMinor = 0, refundedMinor = 0, currency } = detail
  const texts = t.thankYou
  const formatMinor = (minor: number) => format.amount(minor, currency)
  const formatInstant = (instant: string) => texts.dateAndTime(format.instant(instant))
  const renderMosque = ({ name, charityNumber, address }: NonNullable<typeof receipt>['mosque']) => (
    <>
      <IsolatedText>{name}</IsolatedText>
      {charityNumber && (
        <span className={styles.more}>{texts.receipt.charity({ number: format.inText(charityNumber) })}</span>
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
          { label: texts.receipt.number, value: <bdi>{receipt.number}</bdi> },
          { label: texts.receipt.from, value: renderMosque(receipt.mosque) },
        ]
      : []),
    ...(detail.campaign === undefined ? [] : [{ label: texts.campaign, value: format.inText(detail.campaign) }]),
    ...(need === undefined
      ? []
      : [{ label: texts.need.label, value: texts.need.states[need.outcome]({ title: format.inText(need.title) }) }]),
    { label: texts.cause, value: format.inText(cause.title) },
    ...(receipt ? [{ label: texts.receipt.fund, value: format.inText(receipt.fund) }] : []),
    { label: texts.reference, value: <bdi>{detail.reference}</bdi> },
    { label: texts.date, value: formatInstant(detail.paidAt ?? detail.created) },
    { label: texts.state, value: texts.stateNames[detail.state] },
    ...(receipt?.giftAid || detail.giftAid
      ? [
          {
            label: texts.giftAid,
            value: receipt?.giftAid ? (
              // The prefix is for emails; here the label replaces it.
              <span dir={directionOf(receipt.giftAid)}>{receipt.giftAid.replace(/^Gift Aid: /, '')}</span>
            ) : (
              texts.giftAidSaid[detail.giftAid ?? 'no']
            ),
          },
        ]
      : []),
    ...(refundedMinor > 0 ? [{ label: texts.refunded, value: <bdi>{formatMinor(refundedMinor)}</bdi> }] : []),
    {
      label: texts.amount,
      value: (
        <>
          <bdi>{formatMinor(detail.amountMinor)}</bdi>
          {coverMinor > 0 && <span className={styles.more}>{texts.cover({ amount: formatMinor(coverMinor) })}</span>}
        </>
      ),
      total: true,
    },
  ]
}

/** These sentences start with a Latin name in every language, so `dir="auto"` would be wrong. */
const directionOf = (text: string) => (/[\u0590-\u08ff]/.test(text) ? 'rtl' : 'ltr')
