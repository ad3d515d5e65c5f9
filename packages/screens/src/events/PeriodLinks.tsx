import type { When } from '@minaret/domain'
import { Link } from '@minaret/ui'
import { useMessages } from '../app/MessagesProvider.tsx'
import { eventsUrl } from './eventsUrl.ts'
import styles from './events.module.css'

/** Links to upcoming and past events, each with its own URL. */
export function PeriodLinks({ when }: { when: When }) {
  const { t } = useMessages('events')
  const options = [
    { id: 'upcoming', label: t.events.coming },
    { id: 'past', label: t.events.past },
  ] as const
  return (
    <nav className={styles.filter} aria-label={t.events.period} data-print="hide">
      {options.map(({ id, label }) => (
        <Link key={id} href={eventsUrl(id)} aria-current={id === when ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  )
}
