import { useHome } from '@minaret/domain'
import { pathTo, type Screen } from '@minaret/plans'
import { ButtonLink, Section, Skeleton } from '@minaret/ui'
import type { ReactNode } from 'react'
import { LoadFailure } from '../app/LoadFailure.tsx'
import { newsletterAnchor } from '../app/newsletterAnchor.ts'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import { CampaignCards } from '../campaign-cards/index.ts'
import { CauseRows } from '../cause-cards/index.ts'
import { EventCards } from '../event-cards/index.ts'
import { FridayLink } from '../friday-link/index.ts'
import { NewsCards } from '../news-cards/index.ts'
import { NewsletterForm } from '../newsletter/index.ts'
import { WeeklyActivities } from '../weekly/index.ts'
import { Banners } from './Banners.tsx'
import styles from './home.module.css'
import { VisitUs } from './VisitUs.tsx'

/** The home page's sections: banners, events, news, causes, campaigns, activities and contact. Empty ones are hidden. */
export function HomeParts() {
  return (
    <div className={styles.parts} data-home-parts="">
      <HomeContent />
      <VisitUs />
      <div id={newsletterAnchor}>
        <Section width="narrow" tone="quiet">
          <NewsletterForm />
        </Section>
      </div>
    </div>
  )
}

function HomeContent() {
  const { t } = useMessages('homeParts', 'activities')
  const home = useHome()
  if (home.status !== 'success')
    return (
      <Section>
        {home.status === 'failure' ? (
          <LoadFailure title={t.homeParts.failed} retry={home.retry} />
        ) : (
          <Skeleton shape="card" count={3} label={t.homeParts.loading} />
        )}
      </Section>
    )
  const { banners, events, news, causes, campaigns, activities } = home.data
  const texts = t.homeParts
  return (
    <>
      <Banners banners={banners.slice(0, 1)} wide />
      <Part items={events} title={texts.events} allLabel={texts.allEvents} screen="events">
        <EventCards events={events} level={3} />
      </Part>
      <Part items={news} title={texts.news} allLabel={texts.allNews} screen="news">
        <NewsCards news={news} level={3} />
      </Part>
      <Part
        items={causes}
        title={texts.causes}
        allLabel={texts.allCauses}
        screen="donate"
        tone="quiet"
        more={<FridayLink />}
      >
        <CauseRows causes={causes} level={3} />
      </Part>
      <Part items={campaigns} title={texts.appeals} allLabel={texts.allAppeals} screen="campaigns">
        <CampaignCards campaigns={campaigns} level={3} />
      </Part>
      <Banners banners={banners.slice(1)} />
      <Part items={activities} title={t.activities.title}>
        <WeeklyActivities activities={activities} level={3} />
      </Part>
    </>
  )
}

type PartProps = {
  /** The section's items; it is hidden without any. */
  items: readonly unknown[]
  title: string
  /** The label of the link to the full list. */
  allLabel?: string
  /** The screen with the full list. */
  screen?: Screen
  /** Another link beside it. */
  more?: ReactNode
  tone?: 'plain' | 'quiet'
  children: ReactNode
}

function Part({ items, title, allLabel, screen, more, tone, children }: PartProps) {
  const canOpen = useOpenScreens()
  if (items.length === 0 || (screen && !canOpen(screen))) return null
  return (
    <Section
      title={title}
      tone={tone}
      more={
        screen && (
          <div className={styles.links}>
            <ButtonLink tone="quiet" href={pathTo(screen)}>
              {allLabel}
            </ButtonLink>
            {more}
          </div>
        )
      }
    >
      {children}
    </Section>
  )
}
