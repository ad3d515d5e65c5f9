import { useHome } from '@minaret/domain'
import { Notice, Section } from '@minaret/ui'
import { OwnText } from '../app/OwnText.tsx'
import { useWords } from '../app/WordsProvider.tsx'
import styles from './home.module.css'

/** What the mosque says just now. @param urgent what cannot wait, and stands above everything; else the rest */
export function Announcements({ urgent = false }: { urgent?: boolean }) {
  const { t } = useWords('home')
  const { data } = useHome()
  const shown = (data?.announcements ?? []).filter(({ kind }) => (kind === 'emergency') === urgent)
  if (shown.length === 0) return null
  const notices = shown.map(({ id, kind, title, text }) => (
    <Notice
      key={id}
      tone={urgent ? 'danger' : 'info'}
      shape={urgent ? 'banner' : 'box'}
      title={<OwnText>{title ?? t.home.kinds[kind]}</OwnText>}
    >
      <OwnText>{text}</OwnText>
    </Notice>
  ))
  return urgent ? notices : <Section className={styles.notices}>{notices}</Section>
}
