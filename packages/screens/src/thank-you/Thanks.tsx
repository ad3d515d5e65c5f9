import type { GiftDetail } from '@minaret/contract'
import { pathTo } from '@minaret/plans'
import { ButtonLink, Card } from '@minaret/ui'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import styles from './thank-you.module.css'

/** The sponsor's match of a gift, if any. */
export function SponsorMatch({ detail: { match, currency } }: { detail: GiftDetail }) {
  const { t, format } = useMessages('thankYou')
  return (
    match && (
      <p className={styles.impact}>
        {t.thankYou.match({
          sponsor: format.inText(match.sponsor),
          amount: format.amount(match.amountMinor, currency),
        })}
      </p>
    )
  )
}

/**
 * The gift's amount, what it pays for if it equals an example, a dua for its donor, and a link to give a smaller amount every Friday. Imam ash-Shafi‘i
 * recommends the dua to those who receive zakat, as quoted by an-Nawawi in al-Adhkar.
 */
export function Thanks({ detail }: { detail: GiftDetail }) {
  const { t, format, language } = useMessages('thankYou')
  const canOpen = useOpenScreens()
  const { amountMinor, cause, campaignId, currency, regular } = detail
  const { example, weeklyMinor } = cause
  const isWeeklyOffered = !regular && campaignId === undefined && canOpen('cause')
  return (
    <Card tone="raised" className={styles.thanks} data-print="hide">
      <p className={styles.impact}>
        <bdi className={styles.amount}>{format.amount(amountMinor, currency)}</bdi>
        {regular && t.thankYou.regular.rhythms[regular.rhythm]}
        {!regular && example && <IsolatedText>{example.text}</IsolatedText>}
      </p>
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
      {weeklyMinor !== undefined && isWeeklyOffered && (
        <ButtonLink
          href={`${pathTo('cause', { id: cause.id })}?${new URLSearchParams({ amount: String(weeklyMinor), currency, often: 'weekly' })}`}
        >
          {t.thankYou.everyFriday({ amount: format.amount(weeklyMinor, currency) })}
        </ButtonLink>
      )}
    </Card>
  )
}
