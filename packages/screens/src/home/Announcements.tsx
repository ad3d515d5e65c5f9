import { useHome } from '@minaret/domain'
import { Notice } from '@minaret/ui'
import { useMessages } from '../app/MessagesProvider.tsx'
import { IsolatedText } from '../app/IsolatedText.tsx'
import styles from './home.module.css'

/** The other current announcements in one box, each as a title and its text; null if there are none. */
export function Announcements() {
  const { t } = useMessages('home')
  const { data } = useHome()
  const announcements = (data?.announcements ?? []).filter(({ kind }) => kind === 'ordinary')
  if (announcements.length === 0) return null
  return (
    <Notice tone="info" className={styles.notices}>
      <ul>
        {announcements.map(({ id, title, text }) => (
          <li key={id}>
            <b>
              <IsolatedText>{title ?? t.home.kinds.ordinary}</IsolatedText>
            </b>{' '}
            <IsolatedText>{text}</IsolatedText>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
