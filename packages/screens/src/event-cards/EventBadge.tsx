import type { Event } from '@minaret/contract'
import { useMessages } from '../app/MessagesProvider.tsx'
import styles from './event-cards.module.css'
import { useNow } from './useNow.ts'
import { endOf } from './when.ts'

/** The badge of a cancelled event or one in progress; null for any other. */
export function EventBadge({ event }: { event: Event }) {
  const { t } = useMessages('events')
  const now = useNow()
  if (event.cancelled)
    return (
      <strong className={styles.badge} data-tone="cancelled">
        {t.events.cancelled}
      </strong>
    )
  if (now < Date.parse(event.starts) || now >= endOf(event)) return null
  return <strong className={styles.badge}>{t.events.now}</strong>
}
