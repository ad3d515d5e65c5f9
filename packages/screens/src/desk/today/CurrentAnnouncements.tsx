import type { DeskAnnouncement, DeskMosque } from '@minaret/contract/desk'
import { mayUse } from '@minaret/plans'
import { ButtonLink, Link } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { EndOrExtend } from '../announcement-actions/index.ts'
import { deskPath, MosqueText, useFormatEnd } from '../frame/index.ts'
import styles from './today.module.css'

/** Current announcements, with buttons to end or extend each, and a link to write one. */
export function CurrentAnnouncements({
  mosque,
  announcements,
}: {
  mosque: DeskMosque
  announcements: readonly DeskAnnouncement[]
}) {
  const { t } = useMessages('desk')
  const path = deskPath(mosque.slug, 'announcements')
  const formatEnd = useFormatEnd()
  return (
    <section aria-labelledby="on-now">
      <h2 id="on-now" className={styles.heading}>
        {t.desk.today.currentAnnouncements}
      </h2>
      {announcements.length > 0 && (
        <ul className={styles.announcements}>
          {announcements.map((announcement) => (
            <li key={announcement.id}>
              <Link href={path}>
                <MosqueText>{announcement.title ?? announcement.text}</MosqueText>
              </Link>
              {announcement.until !== undefined && (
                <p className={styles.quiet}>{t.desk.today.until(formatEnd(announcement.until))}</p>
              )}
              {mayUse('announcementChange', mosque.roles) && (
                <div className={styles.actions}>
                  <EndOrExtend
                    mosque={mosque.slug}
                    announcement={announcement}
                    title={announcement.title ?? announcement.text}
                  />
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayUse('announcementAdd', mosque.roles) && (
        <ButtonLink tone="quiet" href={`${path}/new`}>
          {t.desk.today.announce}
        </ButtonLink>
      )}
    </section>
  )
}
