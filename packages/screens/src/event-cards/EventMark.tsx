import type { Event } from '@minaret/contract'
import { useWords } from '../app/WordsProvider.tsx'
import styles from './event-cards.module.css'
import { useNow } from './useNow.ts'
import { overAt } from './when.ts'

/** What is to be known of an event before its hour: that it was called off, or that it is on now. Mostly nothing. */
export function EventMark({ event }: { event: Event }) {
  const { t } = useWords('events')
  const now = useNow()
  if (event.cancelled)
    return (
      <strong className={styles.mark} data-tone="cancelled">
        {t.events.cancelled}
      </strong>
    )
  if (now < Date.parse(event.starts) || now >= overAt(event)) return null
  return <strong className={styles.mark}>{t.events.now}</strong>
}
