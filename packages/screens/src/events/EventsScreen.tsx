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
import { Failed } from '../app/Failed.tsx'
import { PageMeta } from '../app/PageMeta.tsx'
import { usePlace } from '../app/PlaceProvider.tsx'
import { screenName } from '../app/screenName.ts'
import { useTrail } from '../app/useTrail.tsx'
import { useWords } from '../app/WordsProvider.tsx'
import { useFeedLanguage } from '../event-cards/index.ts'
import { WeeklyActivities } from '../weekly/index.ts'
import { Months } from './Months.tsx'
import { readEventsQuery, pageAt } from './address.ts'
import styles from './events.module.css'
import { Which } from './Which.tsx'

/** What is on: month by month what is planned, or what took place, and what happens every week. */
export function EventsScreen() {
  const { t, format } = useWords('events')
  const { websiteName } = useTenant()
  const { when } = readEventsQuery(usePlace().search)
  const { trail, data } = useTrail([], screenName(t, 'events'))
  const past = when === 'past'
  return (
    <>
      <PageMeta
        title={past ? t.events.pastTitle : screenName(t, 'events')}
        description={t.events.description({ name: format.inText(websiteName) })}
        data={[data]}
      />
      <PageHeader
        trail={trail}
        title={past ? t.events.pastTitle : screenName(t, 'events')}
        lead={past ? t.events.pastLead : t.events.lead}
        seed={websiteName}
      >
        <Which when={when} />
      </PageHeader>
      <Planned />
      {!past && <EveryWeek />}
    </>
  )
}

function Planned() {
  const { t } = useWords('events')
  const { when, after } = readEventsQuery(usePlace().search)
  const { host, origin } = usePlace()
  const feedLanguage = useFeedLanguage()
  const events = useEvents(when, after)
  const past = when === 'past'
  if (events.status !== 'success')
    return (
      <Section>
        {events.status === 'failure' ? (
          <Failed title={t.events.failed} retry={events.retry} />
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
          title={past ? t.events.nonePast : t.events.none}
          action={
            <ButtonLink href={pageAt(past ? 'upcoming' : 'past')}>
              {past ? t.events.seeComing : t.events.seePast}
            </ButtonLink>
          }
        >
          {past ? t.events.nonePastMore : t.events.noneMore}
        </EmptyState>
      </Section>
    )
  return (
    <>
      <Months events={events.data} />
      <Section>
        <Ways
          when={when}
          after={after}
          next={events.next}
          feed={`${host ?? origin}/calendar/events.ics${feedLanguage('?')}`}
        />
      </Section>
    </>
  )
}

function Ways({ when, after, next, feed }: { when: When; after?: string; next?: string; feed: string }) {
  const { t } = useWords('events')
  const past = when === 'past'
  return (
    <div className={styles.ways} data-print="hide">
      {next && <ButtonLink href={pageAt(when, next)}>{past ? t.events.earlier : t.events.later}</ButtonLink>}
      {after && (
        <ButtonLink tone="quiet" href={pageAt(when)}>
          {t.events.first}
        </ButtonLink>
      )}
      {!past && (
        <ButtonLink tone="quiet" href={feed}>
          {t.events.follow}
        </ButtonLink>
      )}
    </div>
  )
}

function EveryWeek() {
  const { t } = useWords('activities')
  // The host has none to tell of where the mosque has switched them off.
  const { data = [] } = useActivities()
  if (data.length === 0) return null
  return (
    <Section tone="quiet" title={t.activities.title} id="every-week">
      <WeeklyActivities activities={data} level={3} />
    </Section>
  )
}

/** Starts loading the events the address asks for, and the week. */
export function prefetchEvents({ api, queryClient }: Domain, { search }: { search: URLSearchParams }) {
  const { when, after } = readEventsQuery(search)
  return Promise.all([
    queryClient.prefetchInfiniteQuery(eventQueries.list(api, when, after)),
    when === 'upcoming' && queryClient.prefetchInfiniteQuery(activityQueries.list(api)),
  ])
}
