import type { Event } from '@minaret/contract'
import { pathTo } from '@minaret/plans'
import { Grid, MediaCard } from '@minaret/ui'
import { joinWithDots } from '../app/dotted.tsx'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import { EventBadge } from './EventBadge.tsx'
import { seriesText } from './series.ts'
import { formatEventDates } from './when.ts'

export type EventCardsProps = {
  events: readonly Event[]
  level: 2 | 3
}

/** Event cards, linked to their pages. */
export function EventCards({ events, level }: EventCardsProps) {
  const messages = useMessages('events')
  return (
    <Grid>
      {events.map((event) => (
        <MediaCard
          key={event.id}
          href={pathTo('event', { id: event.id })}
          title={<IsolatedText>{event.title}</IsolatedText>}
          level={level}
          image={event.image}
          seed={event.id}
          eyebrow={
            <>
              <EventBadge event={event} />{' '}
              {joinWithDots([formatEventDates(event, messages).text, seriesText(event, messages)])}
            </>
          }
          summary={<IsolatedText>{event.summary}</IsolatedText>}
          cue={messages.t.events.cue}
        />
      ))}
    </Grid>
  )
}
