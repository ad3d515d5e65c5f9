import type { DonorListed } from '@minaret/contract/desk'
import { useWords } from '../../app/index.ts'
import styles from './donors.module.css'

/** The details of a donor in a list: contact and giving. */
export function DonorFacts({ donor }: { donor: DonorListed }) {
  const { t, format } = useWords('deskDonors')
  const say = t.deskDonors
  const { email, phone, gifts, totals, lastGift, regular, people } = donor
  const given = totals.map(({ amountMinor, currency }) => format.amount(amountMinor, currency))
  const facts = [
    ...(gifts > 0 ? [say.gifts({ count: gifts }), ...given] : []),
    ...(lastGift ? [say.last({ day: format.day(lastGift).date })] : []),
    ...(regular ? [say.givesRegularly] : []),
    ...(people > 1 ? [say.merged({ count: people })] : []),
  ]
  return (
    <>
      {(email || phone) && (
        <p className={styles.words}>
          <bdi dir="ltr">{[email, phone].filter(Boolean).join(' · ')}</bdi>
        </p>
      )}
      <p className={styles.hint}>{facts.join(' · ')}</p>
    </>
  )
}
