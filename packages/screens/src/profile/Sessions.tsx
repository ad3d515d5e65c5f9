import { useLogout } from '@minaret/domain'
import { Button } from '@minaret/ui'
import { useMessages } from '../app/MessagesProvider.tsx'
import styles from './profile.module.css'

/** The button that ends every session of the account. */
export function Sessions() {
  const { t } = useMessages('profile')
  const { run, status } = useLogout()
  const texts = t.profile.sessions
  const isBusy = status === 'in progress'
  return (
    <section aria-labelledby="profile-sessions" className={styles.part}>
      <div>
        <h2 id="profile-sessions">{texts.title}</h2>
        <p className={styles.soft}>{texts.lead}</p>
      </div>
      <div className={styles.actions}>
        <Button tone="quiet" busy={isBusy} onClick={() => void run({ everywhere: true })}>
          {texts.everywhere}
        </Button>
      </div>
    </section>
  )
}
