import type { EventDetail } from '@minaret/contract'
import { useMessages } from '../app/MessagesProvider.tsx'
import { formatEventDates } from '../event-cards/index.ts'
import { SharePage } from '../share/index.ts'
import { EventPlace } from './EventPlace.tsx'

/** Below the text: the place and share buttons. */
export function EventFooter({ event }: { event: EventDetail }) {
  const messages = useMessages('events')
  return (
    <>
      <EventPlace event={event} />
      <SharePage text={`${event.title}, ${formatEventDates(event, messages).text}`} title={messages.t.events.share} />
    </>
  )
}
