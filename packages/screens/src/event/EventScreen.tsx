import type { EventDetail } from '@minaret/contract'
import { type Domain, eventQueries, isMissing, useEvent, useTenant } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { PageHeader, Picture, Section } from '@minaret/ui'
import { DetailLoading } from '../app/DetailLoading.tsx'
import { MissingPage } from '../app/MissingPage.tsx'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { PageMeta } from '../app/PageMeta.tsx'
import { usePageLocation } from '../app/LocationProvider.tsx'
import { RichText } from '../app/RichText.tsx'
import type { Params } from '../app/screen.ts'
import { screenName } from '../app/screenName.ts'
import { lazyPart } from '../app/lazyPart.tsx'
import { eventData } from '../app/structuredData.ts'
import { useTrail } from '../app/useTrail.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import { WithAside } from '../aside/index.ts'
import { formatEventDates } from '../event-cards/index.ts'
import { Facts } from './Facts.tsx'
import styles from './event.module.css'
import { StatusNotice } from './StatusNotice.tsx'

const LazyFooter = lazyPart(async () => (await import('./EventFooter.tsx')).EventFooter, 'share')

/** The page of one event. */
export function EventScreen({ params }: { params: Params }) {
  const { t } = useMessages('events')
  const event = useEvent(params.id ?? '')
  if (event.status === 'success') return <EventPage event={event.data} key={event.data.id} />
  if (event.status === 'failure' && isMissing(event.error)) return <MissingEvent />
  return (
    <DetailLoading
      title={screenName(t, 'events')}
      label={t.events.loadingOne}
      failure={event.status === 'failure' ? { title: t.events.failedOne, retry: event.retry } : undefined}
    />
  )
}

function EventPage({ event }: { event: EventDetail }) {
  const messages = useMessages('events')
  const tenant = useTenant()
  const { origin, path } = usePageLocation()
  const { id, title, summary, body, image } = event
  const { trail, data } = useTrail(['events'], title)
  const { text } = formatEventDates(event, messages)
  return (
    <>
      <PageMeta
        title={title}
        description={`${text}. ${summary}`}
        image={image}
        data={[eventData(event, path, { tenant, origin }), data]}
      />
      <PageHeader
        trail={trail}
        eyebrow={text}
        title={<IsolatedText>{title}</IsolatedText>}
        lead={<IsolatedText>{summary}</IsolatedText>}
        seed={id}
      />
      <Section>
        <StatusNotice event={event} />
        <WithAside aside={<Facts event={event} />}>
          {image && (
            <Picture
              image={{ ...image, sizes: '(min-width: 72rem) 42rem, 100vw' }}
              seed={id}
              ratio="16 / 9"
              priority
              className={styles.picture}
            />
          )}
          <RichText html={body} opening />
          <LazyFooter event={event} />
        </WithAside>
      </Section>
    </>
  )
}

/** The not-found page of an event. */
export function MissingEvent() {
  const { t } = useMessages('events')
  return (
    <MissingPage seed="events" title={t.events.missing} href={pathTo('events')} action={t.events.seeComing}>
      {t.events.missingMore}
    </MissingPage>
  )
}

/** Prefetches the event. Rejects if it does not exist. */
export const prefetchEvent = ({ api, queryClient }: Domain, { params }: { params: Params }) =>
  queryClient.ensureQueryData(eventQueries.view(api, params.id ?? ''))
