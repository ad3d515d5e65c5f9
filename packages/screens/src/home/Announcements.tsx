import { useHome } from '@minaret/domain'
import { Section } from '@minaret/ui'
import { useMessages } from '../app/MessagesProvider.tsx'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { AnnouncementNotice } from '../announcement/index.ts'
import styles from './home.module.css'

/** The current announcements. @param urgent only the urgent ones, for the top of the page; otherwise only the others */
export function Announcements({ urgent = false }: { urgent?: boolean }) {
  const { t } = useMessages('home')
  const { data } = useHome()
  const announcements = data?.announcements ?? []
  const visibleAnnouncements = (urgent ? (['emergency', 'janazah'] as const) : (['ordinary'] as const)).flatMap(
    (shownKind) => announcements.filter(({ kind }) => kind === shownKind),
  )
  if (visibleAnnouncements.length === 0) return null
  const notices = visibleAnnouncements.map(({ id, kind, title, text }) => (
    <AnnouncementNotice
      key={id}
      kind={kind}
      title={<IsolatedText>{title ?? t.home.kinds[kind]}</IsolatedText>}
      text={<IsolatedText>{text}</IsolatedText>}
    />
  ))
  return urgent ? notices : <Section className={styles.notices}>{notices}</Section>
}
