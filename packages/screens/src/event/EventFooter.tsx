import type { EventDetail } from '@minaret/contract'
import { useWords } from '../app/WordsProvider.tsx'
import { whenOf } from '../event-cards/index.ts'
import { SharePage } from '../share/index.ts'
import { Where } from './Where.tsx'

/** Below the text: the place and share buttons. */
export function EventFooter({ event }: { event: EventDetail }) {
  const words = useWords('events')
  return (
    <>
      <Where event={event} />
      <SharePage text={`${event.title}, ${whenOf(event, words).text}`} title={words.t.events.share} />
    </>
  )
}
