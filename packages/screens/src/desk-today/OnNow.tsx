import type { DeskAnnouncement, DeskMosque } from '@minaret/contract/desk'
import { mayUse } from '@minaret/plans'
import { ButtonLink, List } from '@minaret/ui'
import { useWords } from '../app/index.ts'
import { deskPath, MosqueText } from '../desk-frame/index.ts'
import styles from './today.module.css'

/** What is announced now, each a way to change or end it, and a way to announce something. */
export function OnNow({ mosque, announcements }: { mosque: DeskMosque; announcements: readonly DeskAnnouncement[] }) {
  const { t, format } = useWords('desk')
  const path = deskPath(mosque.slug, 'announcements')
  const until = (instant: string) => {
    const { date, time } = format.instant(instant)
    return t.desk.today.until(`${date}, ${time}`)
  }
  return (
    <section aria-labelledby="on-now">
      <h2 id="on-now" className={styles.heading}>
        {t.desk.today.onNow}
      </h2>
      <List
        rows={announcements.map((one) => ({
          id: one.id,
          title: <MosqueText>{one.title ?? one.text}</MosqueText>,
          href: path,
          meta: one.until === undefined ? undefined : until(one.until),
        }))}
        empty={null}
      />
      {mayUse('announcementAdd', mosque.roles) && (
        <ButtonLink tone="quiet" href={`${path}/new`}>
          {t.desk.today.announce}
        </ButtonLink>
      )}
    </section>
  )
}
