import type { NewsItem } from '@minaret/contract'
import { useHome, useTenant } from '@minaret/domain'
import { footerKind, pathTo } from '@minaret/plans'
import { List, Skeleton, Time } from '@minaret/ui'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { LegalLinks } from '../app/LegalLinks.tsx'
import { LoadFailure } from '../app/LoadFailure.tsx'
import { newsletterAnchor } from '../app/newsletterAnchor.ts'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import { CauseRows } from '../cause-cards/index.ts'
import { EventRows } from '../event-cards/index.ts'
import { NewsCards } from '../news-cards/index.ts'
import { NewsletterForm } from '../newsletter/index.ts'
import { Announcements } from './Announcements.tsx'
import { Banners } from './Banners.tsx'
import { GiveCard } from './GiveCard.tsx'
import styles from './home.module.css'
import { Learning } from './Learning.tsx'
import { NextActivities } from './NextActivities.tsx'
import { Part } from './Part.tsx'
import { QuickLinks } from './QuickLinks.tsx'
import { VisitUs } from './VisitUs.tsx'

/** The home page below the times. Empty sections are hidden. */
export function HomeParts() {
  return (
    <div className={styles.parts} data-home-parts="">
      <QuickLinks />
      <GiveCard />
      <div className={styles.sections}>
        <HomeContent />
        <VisitUs />
        <section id={newsletterAnchor} className={styles.newsletter}>
          <NewsletterForm />
        </section>
        <LegalPages />
      </div>
    </div>
  )
}

function HomeContent() {
  const { t } = useMessages('homeParts')
  const canOpen = useOpenScreens()
  const home = useHome()
  if (home.status === 'failure') return <LoadFailure title={t.homeParts.failed} retry={home.retry} />
  if (home.status !== 'success') return <Skeleton shape="table" count={3} label={t.homeParts.loading} />
  const { banners, news, causes, activities } = home.data
  const events = canOpen('events') ? home.data.events : []
  // The first one has the card for giving.
  const otherCauses = causes.slice(1)
  const texts = t.homeParts
  return (
    <>
      <Announcements />
      <div className={styles.column}>
        {(events.length > 0 || activities.length > 0) && (
          <Part title={texts.events} allLabel={texts.allEvents} screen="events">
            {events.length > 0 && <EventRows events={events} short />}
            <NextActivities activities={activities} />
          </Part>
        )}
        <Learning />
      </div>
      <div className={styles.column}>
        {news.length > 0 && (
          <Part title={texts.news} allLabel={texts.allNews} screen="news">
            <News news={news} />
          </Part>
        )}
        {otherCauses.length > 0 && (
          <Part title={texts.causes} allLabel={texts.allCauses} screen="donate">
            <CauseRows causes={otherCauses} level={3} />
          </Part>
        )}
      </div>
      <Banners banners={banners} />
    </>
  )
}

/** The newest item with its picture, the others as lines. */
function News({ news: [newest, ...older] }: { news: readonly NewsItem[] }) {
  const { format } = useMessages()
  return (
    <>
      {newest && <NewsCards news={[newest]} level={3} />}
      <List
        empty={null}
        rows={older.map(({ id, title, published }) => ({
          id,
          href: pathTo('newsDetail', { id }),
          title: <IsolatedText>{title}</IsolatedText>,
          meta: <Time dateTime={published}>{format.instant(published).date}</Time>,
        }))}
      />
    </>
  )
}

/** The legal pages, for sites without a footer. */
function LegalPages() {
  const { t } = useMessages()
  if (footerKind(useTenant()) !== 'none') return null
  return (
    <nav aria-label={t.footer.label} className={styles.legal}>
      <LegalLinks />
    </nav>
  )
}
