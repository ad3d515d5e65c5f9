import type { EventDetail } from '@minaret/contract'
import { ButtonLink, SummaryList, type SummaryItem } from '@minaret/ui'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { usePageLocation } from '../app/LocationProvider.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import { endOf, seriesText, useFeedLanguage, useNow, formatEventDates } from '../event-cards/index.ts'
import { contactLink } from '../contact-details/index.ts'
import styles from './event.module.css'
import { Zone } from './Zone.tsx'

/** The facts of an event, with booking and calendar links. */
export function Facts({ event }: { event: EventDetail }) {
  const messages = useMessages('events')
  const { t } = messages
  const { host, origin } = usePageLocation()
  const now = useNow()
  const feedLanguage = useFeedLanguage()
  const { id, place, audience, price, contact, booking, starts, cancelled, series } = event
  const isUpcoming = !cancelled && now < endOf(event)
  const bookingLink = booking === undefined ? undefined : contactLink(booking)
  const factItem = (label: string, value?: string): SummaryItem[] =>
    value ? [{ label, value: <IsolatedText>{value}</IsolatedText> }] : []
  return (
    <div className={styles.facts}>
      <SummaryList
        items={[
          {
            label: t.events.when,
            value: (
              <>
                <time dateTime={starts}>{formatEventDates(event, messages).text}</time>
                <Zone event={event} />
              </>
            ),
          },
          ...(series ? [{ label: t.events.series.label, value: <Series event={event} /> }] : []),
          ...factItem(t.events.where, place),
          ...factItem(t.events.whom, audience),
          ...factItem(t.events.price, price),
          ...(contact ? [{ label: t.events.contact, value: <Contact text={contact} /> }] : []),
          ...(isUpcoming && booking && !bookingLink ? factItem(t.events.book, booking) : []),
        ]}
      />
      {isUpcoming && (
        <div className={styles.actions} data-print="hide">
          {bookingLink && (
            <ButtonLink href={bookingLink.href} wide>
              {t.events.book}
            </ButtonLink>
          )}
          <ButtonLink
            tone={bookingLink ? 'quiet' : 'primary'}
            href={`${host ?? origin}/calendar/events.ics?event=${encodeURIComponent(id)}${feedLanguage('&')}`}
            wide
          >
            {t.events.add}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}

/** The series of an event and its next dates. */
function Series({ event }: { event: EventDetail }) {
  const messages = useMessages('events')
  const { t, format } = messages
  const { series, dates = [] } = event
  const texts = t.events.series
  const until = series?.until && texts.until({ date: t.prayer.date(format.day(series.until)) })
  return (
    <>
      {[seriesText(event, messages), until].filter(Boolean).join(texts.between)}
      {dates.length > 1 && (
        <details>
          <summary className={styles.more}>{texts.next}</summary>
          <ul className={styles.dates}>
            {dates.map(({ starts, ends }) => (
              <li key={starts}>
                <time dateTime={starts}>{formatEventDates({ ...event, starts, ends }, messages).text}</time>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function Contact({ text }: { text: string }) {
  const link = contactLink(text)
  if (!link) return <IsolatedText>{text}</IsolatedText>
  return (
    <a href={link.href} className={styles.contact}>
      <bdi dir="ltr">{link.text}</bdi>
    </a>
  )
}
