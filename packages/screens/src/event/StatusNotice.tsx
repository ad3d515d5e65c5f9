import type { EventDetail } from '@minaret/contract'
import { pathTo } from '@minaret/plans'
import { ButtonLink, Notice } from '@minaret/ui'
import { useMessages } from '../app/MessagesProvider.tsx'
import { endOf, useNow, formatEventDates } from '../event-cards/index.ts'

/** The notice of an event that is cancelled, over or in progress; null for any other. */
export function StatusNotice({ event }: { event: EventDetail }) {
  const messages = useMessages('events')
  const { t, format } = messages
  const now = useNow()
  const others = <ButtonLink href={pathTo('events')}>{t.events.seeComing}</ButtonLink>
  if (event.cancelled)
    return (
      <Notice tone="danger" title={t.events.cancelled} action={others}>
        {t.events.cancelledMore}
      </Notice>
    )
  if (now >= endOf(event))
    return (
      <Notice title={t.events.over} action={others}>
        {t.events.overMore({ day: t.prayer.date(format.day(formatEventDates(event, messages).first)) })}
      </Notice>
    )
  return now >= Date.parse(event.starts) ? <Notice tone="success" title={t.events.now} /> : null
}
