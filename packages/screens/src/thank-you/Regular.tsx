import type { GiftDetail } from '@minaret/contract'
import { Card, SummaryList } from '@minaret/ui'
import { useMessages } from '../app/MessagesProvider.tsx'
import type { GiftStatus } from './giftStatus.ts'
import styles from './thank-you.module.css'

/** The dates of a regular gift, and how its donor changes or cancels it. */
export function Regular({ regular, status }: { regular: NonNullable<GiftDetail['regular']>; status: GiftStatus }) {
  const { t, format } = useMessages('thankYou')
  const texts = t.thankYou.regular
  const formatDay = (date: string) => t.prayer.date(format.day(date))
  const isEnded = status === 'ended' || status === 'expired'
  return (
    <Card tone="raised">
      <h2 className={styles.heading}>{texts.rhythms[regular.rhythm]}</h2>
      <SummaryList
        items={[
          { label: texts.first, value: formatDay(regular.startsOn) },
          ...(regular.next && !isEnded && regular.next !== regular.startsOn
            ? [{ label: texts.next, value: formatDay(regular.next) }]
            : []),
          ...(regular.until ? [{ label: texts.last, value: formatDay(regular.until) }] : []),
        ]}
      />
      {!isEnded && (
        <>
          <h3 className={styles.subheading}>{texts.howTitle}</h3>
          <p>{texts.how}</p>
        </>
      )}
    </Card>
  )
}
