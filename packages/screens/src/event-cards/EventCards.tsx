import type { Event } from '@minaret/contract'
import { pathTo } from '@minaret/plans'
import { Grid, MediaCard } from '@minaret/ui'
import { OwnText } from '../app/OwnText.tsx'
import { useWords } from '../app/WordsProvider.tsx'
import { EventMark } from './EventMark.tsx'
import { whenOf } from './when.ts'

export type EventCardsProps = {
  events: readonly Event[]
  level: 2 | 3
}

/** A few events as cards, each leading to its page. */
export function EventCards({ events, level }: EventCardsProps) {
  const words = useWords('events')
  return (
    <Grid>
      {events.map((event) => (
        <MediaCard
          key={event.id}
          href={pathTo('event', { id: event.id })}
          title={<OwnText>{event.title}</OwnText>}
          level={level}
          image={event.image}
          seed={event.id}
          eyebrow={
            <>
              <EventMark event={event} /> {whenOf(event, words).text}
            </>
          }
          summary={<OwnText>{event.summary}</OwnText>}
          cue={words.t.events.cue}
        />
      ))}
    </Grid>
  )
}
