import type { GiftDetail } from '@minaret/contract'
import { pathTo } from '@minaret/plans'
import { ButtonLink, Card } from '@minaret/ui'
import { OwnText } from '../app/OwnText.tsx'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useWords } from '../app/WordsProvider.tsx'
import styles from './thank-you.module.css'

/** What a sponsor adds because of a gift, if anything. */
export function SponsorMatch({ detail: { match, currency } }: { detail: GiftDetail }) {
  const { t, format } = useWords('thankYou')
  return (
    match && (
      <p className={styles.does}>
        {t.thankYou.match({
          sponsor: format.inText(match.sponsor),
          amount: format.amount(match.amountMinor, currency),
        })}
      </p>
    )
  )
}

/**
 * What a gift does, a prayer for its giver, and the same every Friday in one tap. The prayer is what Imam ash-Shafi‘i would have
 * whoever receives zakat say, as an-Nawawi quotes him in al-Adhkar.
 */
export function Thanks({ detail }: { detail: GiftDetail }) {
  const { t, format, language } = useWords('thankYou')
  const open = useOpenScreens()
  const { cause, campaignId, amountMinor, coverMinor = 0, currency, regular } = detail
  const { example } = cause
  const weekly = new URLSearchParams({ amount: String(amountMinor - coverMinor), currency, often: 'weekly' })
  const isWeeklyOffered = cause.jummah === true && !regular && campaignId === undefined && open('cause')
  const amount = format.amount(amountMinor - coverMinor, currency)
  return (
    <Card tone="raised" className={styles.thanks} data-print="hide">
      {example && (
        <p className={styles.does}>
          <b>
            <bdi>{format.amount(example.amountMinor, currency)}</bdi>
          </b>
          <OwnText>{example.text}</OwnText>
        </p>
      )}
      <SponsorMatch detail={detail} />
      <figure className={styles.dua}>
        <blockquote>
          <p className={styles.prayer} lang="ar" dir="rtl">
            {t.thankYou.dua.arabic}
          </p>
          {language !== 'ar' && <p>{t.thankYou.dua.meaning}</p>}
        </blockquote>
        <figcaption>{t.thankYou.dua.source}</figcaption>
      </figure>
      {isWeeklyOffered && (
        <ButtonLink href={`${pathTo('cause', { id: cause.id })}?${weekly}`}>
          {t.thankYou.everyFriday({ amount })}
        </ButtonLink>
      )}
    </Card>
  )
}
