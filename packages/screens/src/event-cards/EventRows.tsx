import type { Event } from '@minaret/contract'
import { pathTo } from '@minaret/plans'
import { List } from '@minaret/ui'
import { joinWithDots } from '../app/dotted.tsx'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import styles from './event-cards.module.css'
import { EventBadge } from './EventBadge.tsx'
import { seriesText } from './series.ts'
import { formatEventDates } from './when.ts'

/** The events of one month as rows: date, title, time and place. @param label the month, for screen readers */
export function EventRows({ events, label }: { events: readonly Event[]; label: string }) {
  const messages = useMessages('events')
  const rows = events.map((event) => {
    const { first, hours } = formatEventDates(event, messages)
    const { number, weekdayShort } = messages.format.day(first)
    return {
      id: event.id,
      href: pathTo('event', { id: event.id }),
      title: <IsolatedText>{event.title}</IsolatedText>,
      lead: (
        <time className={styles.day} dateTime={first}>
          <span className={styles.number}>{number}</span> <span className={styles.weekday}>{weekdayShort}</span>
        </time>
      ),
      meta: (
        <>
          <EventBadge event={event} /> {joinWithDots([hours, seriesText(event, messages), event.place, event.audience])}
          <p className={styles.summary}>
            <IsolatedText>{event.summary}</IsolatedText>
          </p>
        </>
      ),
    }
  })
  return <List rows={rows} label={label} hasVisibleLinks empty={null} />
}
