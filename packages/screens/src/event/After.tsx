import type { EventDetail } from '@minaret/contract'
import { useWords } from '../app/WordsProvider.tsx'
import { whenOf } from '../event-cards/index.ts'
import { ShareThis } from '../share/index.ts'
import { Where } from './Where.tsx'

/** Below the text: the place and share buttons. */
export function After({ event }: { event: EventDetail }) {
  const words = useWords('events')
  return (
    <>
      <Where event={event} />
      <ShareThis text={`${event.title}, ${whenOf(event, words).text}`} title={words.t.events.share} />
    </>
  )
}
