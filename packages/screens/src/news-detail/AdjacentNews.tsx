import type { NewsDetail } from '@minaret/contract'
import { pathTo } from '@minaret/plans'
import { Link, Section } from '@minaret/ui'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import styles from './news-detail.module.css'

/** Links to the previous and next news items, and to the list. */
export function AdjacentNews({ newer, older }: Pick<NewsDetail, 'newer' | 'older'>) {
  const { t } = useMessages('news')
  const neighbours = [
    { to: older, label: t.news.previous, rel: 'next' },
    { to: newer, label: t.news.next, rel: 'prev' },
  ]
  return (
    <Section
      width="text"
      tone="quiet"
      title={t.news.around}
      more={<Link href={pathTo('news')}>{t.news.all}</Link>}
      className={styles.around}
    >
      {(newer || older) && (
        <nav className={styles.neighbours} aria-label={t.news.around}>
          {neighbours.map(
            ({ to, label, rel }) =>
              to && (
                <Link key={rel} href={pathTo('newsDetail', { id: to.id })} rel={rel} className={styles.neighbour}>
                  <span className={styles.label}>{label}</span>
                  <IsolatedText>{to.title}</IsolatedText>
                </Link>
              ),
          )}
        </nav>
      )}
    </Section>
  )
}
