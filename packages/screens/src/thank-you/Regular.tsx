import type { GiftDetail } from '@minaret/contract'
import { Card, SummaryList } from '@minaret/ui'
import { useWords } from '../app/WordsProvider.tsx'
import type { Standing } from './standing.ts'
import styles from './thank-you.module.css'

/** The dates of a regular gift, and how its donor changes or cancels it. */
export function Regular({ regular, standing }: { regular: NonNullable<GiftDetail['regular']>; standing: Standing }) {
  const { t, format } = useWords('thankYou')
  const words = t.thankYou.regular
  const day = (date: string) => t.prayer.date(format.day(date))
  const isEnded = standing === 'ended' || standing === 'expired'
  return (
    <Card tone="raised">
      <h2 className={styles.heading}>{words.rhythms[regular.rhythm]}</h2>
      <SummaryList
        items={[
          { label: words.first, value: day(regular.startsOn) },
          ...(regular.next && !isEnded && regular.next !== regular.startsOn
            ? [{ label: words.next, value: day(regular.next) }]
            : []),
          ...(regular.until ? [{ label: words.last, value: day(regular.until) }] : []),
        ]}
      />
      {!isEnded && (
        <>
          <h3 className={styles.subheading}>{words.howTitle}</h3>
          <p>{words.how}</p>
        </>
      )}
    </Card>
  )
}
