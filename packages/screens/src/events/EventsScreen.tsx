import {
  activityQueries,
  type Domain,
  eventQueries,
  useActivities,
  useEvents,
  useTenant,
  type When,
} from '@minaret/domain'
import { ButtonLink, EmptyState, PageHeader, Section, Skeleton } from '@minaret/ui'
import { LoadFailure } from '../app/LoadFailure.tsx'
import { PageMeta } from '../app/PageMeta.tsx'
import { usePageLocation } from '../app/LocationProvider.tsx'
import { screenName } from '../app/screenName.ts'
import { useTrail } from '../app/useTrail.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import { useFeedLanguage } from '../event-cards/index.ts'
import { WeeklyActivities } from '../weekly/index.ts'
import { Months } from './Months.tsx'
import { readEventsQuery, eventsUrl } from './eventsUrl.ts'
import styles from './events.module.css'
import { PeriodLinks } from './PeriodLinks.tsx'

/** The events page: upcoming or past events by month, and weekly activities. */
export function EventsScreen() {
  const { t, format } = useMessages('events')
  const { websiteName } = useTenant()
  const { when } = readEventsQuery(usePageLocation().search)
  const { data } = useTrail([], screenName(t, 'events'))
  const isPast = when === 'past'
  return (
    <>
      <PageMeta
        title={isPast ? t.events.pastTitle : screenName(t, 'events')}
        description={t.events.description({ name: format.inText(websiteName) })}
        data={[data]}
      />
      <PageHeader
        title={isPast ? t.events.pastTitle : screenName(t, 'events')}
        lead={isPast ? t.events.pastLead : t.events.lead}
        seed={websiteName}
      >
        <PeriodLinks when={when} />
      </PageHeader>
      <EventList />
      {!isPast && <WeeklySection />}
    </>
  )
}

function EventList() {
  const { t } = useMessages('events')
  const { when, after } = readEventsQuery(usePageLocation().search)
  const { host, origin } = usePageLocation()
  const feedLanguage = useFeedLanguage()
  const events = useEvents(when, after)
  const isPast = when === 'past'
  if (events.status !== 'success')
    return (
      <Section>
        {events.status === 'failure' ? (
          <LoadFailure title={t.events.failed} retry={events.retry} />
        ) : (
          <Skeleton shape="table" count={6} label={t.events.loading} />
        )}
      </Section>
    )
  if (events.data.length === 0)
    return (
      <Section width="narrow">
        <EmptyState
          seed="events"
          title={isPast ? t.events.nonePast : t.events.none}
          action={
            <ButtonLink href={eventsUrl(isPast ? 'upcoming' : 'past')}>
              {isPast ? t.events.seeComing : t.events.seePast}
            </ButtonLink>
          }
        >
          {isPast ? t.events.nonePastMore : t.events.noneMore}
        </EmptyState>
      </Section>
    )
  return (
    <>
      <Months events={events.data} />
      <Section>
        <EventLinks
          when={when}
          after={after}
          next={events.next}
          feed={`${host ?? origin}/calendar/events.ics${feedLanguage('?')}`}
        />
      </Section>
    </>
  )
}

function EventLinks({ when, after, next, feed }: { when: When; after?: string; next?: string; feed: string }) {
  const { t } = useMessages('events')
  const isPast = when === 'past'
  return (
    <div className={styles.actions} data-print="hide">
      {next && <ButtonLink href={eventsUrl(when, next)}>{isPast ? t.events.earlier : t.events.later}</ButtonLink>}
      {after && (
        <ButtonLink tone="quiet" href={eventsUrl(when)}>
          {t.events.first}
        </ButtonLink>
      )}
      {!isPast && (
        <ButtonLink tone="quiet" href={feed}>
          {t.events.follow}
        </ButtonLink>
      )}
    </div>
  )
}

function WeeklySection() {
  const { t } = useMessages('activities')
  // The server returns an empty list if the mosque has switched them off.
  const { data = [] } = useActivities()
  if (data.length === 0) return null
  return (
    <Section tone="quiet" title={t.activities.title} id="every-week">
      <WeeklyActivities activities={data} level={3} />
    </Section>
  )
}

/** Prefetches the events in the URL, and the weekly activities. */
export function prefetchEvents({ api, queryClient }: Domain, { search }: { search: URLSearchParams }) {
  const { when, after } = readEventsQuery(search)
  return Promise.all([
    queryClient.prefetchInfiniteQuery(eventQueries.list(api, when, after)),
    when === 'upcoming' && queryClient.prefetchInfiniteQuery(activityQueries.list(api)),
  ])
}
