import type { DonorListed } from '@minaret/contract/desk'
import { useMessages } from '../../app/index.ts'
import styles from './donors.module.css'

/** A donor's details in a list: contact and giving. */
export function DonorSummary({ donor }: { donor: DonorListed }) {
  const { t, format } = useMessages('deskDonors')
  const texts = t.deskDonors
  const { email, phone, gifts, totals, lastGift, regular, people } = donor
  const givenAmounts = totals.map(({ amountMinor, currency }) => format.amount(amountMinor, currency))
  const details = [
    ...(gifts > 0 ? [texts.gifts({ count: gifts }), ...givenAmounts] : []),
    ...(lastGift ? [texts.last({ day: format.day(lastGift).date })] : []),
    ...(regular ? [texts.givesRegularly] : []),
    ...(people > 1 ? [texts.merged({ count: people })] : []),
  ]
  return (
    <>
      {(email || phone) && (
        <p className={styles.text}>
          <bdi dir="ltr">{[email, phone].filter(Boolean).join(' · ')}</bdi>
        </p>
      )}
      <p className={styles.hint}>{details.join(' · ')}</p>
    </>
  )
}
