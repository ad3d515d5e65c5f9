import type { When } from '@minaret/domain'
import { Link } from '@minaret/ui'
import { useWords } from '../app/WordsProvider.tsx'
import { pageAt } from './address.ts'
import styles from './events.module.css'

/** Chooses between what is coming up and what is past, as links: each has its address. */
export function Which({ when }: { when: When }) {
  const { t } = useWords('events')
  const ways = [
    { id: 'upcoming', label: t.events.coming },
    { id: 'past', label: t.events.past },
  ] as const
  return (
    <nav className={styles.which} aria-label={t.events.which} data-print="hide">
      {ways.map(({ id, label }) => (
        <Link key={id} href={pageAt(id)} aria-current={id === when ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  )
}
