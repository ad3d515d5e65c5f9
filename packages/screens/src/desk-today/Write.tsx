import type { DeskMosque } from '@minaret/contract/desk'
import { mayEditContent } from '@minaret/plans'
import { ButtonLink } from '@minaret/ui'
import { useWords } from '../app/index.ts'
import { deskPath } from '../desk-frame/index.ts'
import styles from './today.module.css'

/** What is written most, one tap from the first page; everything else behind one more. */
export function Write({ mosque }: { mosque: DeskMosque }) {
  const { t } = useWords('desk')
  const { write } = t.desk.today
  const path = deskPath(mosque.slug, 'content')
  if (!mayEditContent('news', mosque.roles)) return null
  return (
    <section aria-labelledby="write">
      <h2 id="write" className={styles.heading}>
        {write.title}
      </h2>
      <div className={styles.actions}>
        <ButtonLink tone="quiet" href={`${path}/news/new`}>
          {write.news}
        </ButtonLink>
        <ButtonLink tone="quiet" href={`${path}/events/new`}>
          {write.events}
        </ButtonLink>
        <ButtonLink tone="quiet" href={path}>
          {write.more}
        </ButtonLink>
      </div>
    </section>
  )
}
