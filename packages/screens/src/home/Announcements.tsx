import { useHome } from '@minaret/domain'
import { Section } from '@minaret/ui'
import { useWords } from '../app/WordsProvider.tsx'
import { OwnText } from '../app/OwnText.tsx'
import { AnnouncementNotice } from '../announcement/index.ts'
import styles from './home.module.css'

/** What the mosque says just now. @param urgent what cannot wait, and stands above everything; else the rest */
export function Announcements({ urgent = false }: { urgent?: boolean }) {
  const { t } = useWords('home')
  const { data } = useHome()
  const all = data?.announcements ?? []
  const shown = (urgent ? (['emergency', 'janazah'] as const) : (['ordinary'] as const)).flatMap((wanted) =>
    all.filter(({ kind }) => kind === wanted),
  )
  if (shown.length === 0) return null
  const notices = shown.map(({ id, kind, title, text }) => (
    <AnnouncementNotice
      key={id}
      kind={kind}
      title={<OwnText>{title ?? t.home.kinds[kind]}</OwnText>}
      text={<OwnText>{text}</OwnText>}
    />
  ))
  return urgent ? notices : <Section className={styles.notices}>{notices}</Section>
}
