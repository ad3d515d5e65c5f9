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

export type EventRowsProps = {
  events: readonly Event[]
  /** The list's label for screen readers, if it has no heading. */
  label?: string
  /** For events of several months, without their summaries: the chip has the month instead of the weekday. */
  short?: boolean
}

/** Events as rows: a chip with the date, title, time and place. */
export function EventRows({ events, label, short = false }: EventRowsProps) {
  const messages = useMessages('events')
  // Once, because creating a format takes longer than using it; not in `Format`, which every page loads.
  const month =
    short && new Intl.DateTimeFormat(messages.format.locale, { calendar: 'gregory', month: 'short', timeZone: 'UTC' })
  const rows = events.map((event) => {
    const { first, hours } = formatEventDates(event, messages)
    const { number, weekdayShort } = messages.format.day(first)
    return {
      id: event.id,
      href: pathTo('event', { id: event.id }),
      title: <IsolatedText>{event.title}</IsolatedText>,
      lead: (
        <time className={styles.day} dateTime={first}>
          <span className={styles.number}>{number}</span>{' '}
          <span className={styles.weekday}>{month ? month.format(new Date(first)) : weekdayShort}</span>
        </time>
      ),
      meta: (
        <>
          <EventBadge event={event} />{' '}
          {short
            ? joinWithDots([weekdayShort, hours, event.place])
            : joinWithDots([hours, seriesText(event, messages), event.place, event.audience])}
          {!short && (
            <p className={styles.summary}>
              <IsolatedText>{event.summary}</IsolatedText>
            </p>
          )}
        </>
      ),
    }
  })
  return <List rows={rows} label={label} hasVisibleLinks empty={null} />
}
