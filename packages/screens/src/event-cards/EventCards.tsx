import type { Event } from '@minaret/contract'
import { pathTo } from '@minaret/plans'
import { Grid, MediaCard } from '@minaret/ui'
import { dotted } from '../app/dotted.tsx'
import { OwnText } from '../app/OwnText.tsx'
import { useWords } from '../app/WordsProvider.tsx'
import { EventMark } from './EventMark.tsx'
import { seriesText } from './series.ts'
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
              <EventMark event={event} /> {dotted([whenOf(event, words).text, seriesText(event, words)])}
            </>
          }
          summary={<OwnText>{event.summary}</OwnText>}
          cue={words.t.events.cue}
        />
      ))}
    </Grid>
  )
}
