import type { Event } from '@minaret/contract'
import { useWords } from '../app/WordsProvider.tsx'
import styles from './event-cards.module.css'
import { useNow } from './useNow.ts'
import { overAt } from './when.ts'

/** The badge of a cancelled event or one in progress; null for any other. */
export function EventBadge({ event }: { event: Event }) {
  const { t } = useWords('events')
  const now = useNow()
  if (event.cancelled)
    return (
      <strong className={styles.badge} data-tone="cancelled">
        {t.events.cancelled}
      </strong>
    )
  if (now < Date.parse(event.starts) || now >= overAt(event)) return null
  return <strong className={styles.badge}>{t.events.now}</strong>
}
