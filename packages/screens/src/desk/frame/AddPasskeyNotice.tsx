import { ButtonLink, Notice } from '@minaret/ui'
import { useWords } from '../../app/index.ts'
import styles from './deskFrame.module.css'

/** For whoever logged in with a recovery code: where they add a passkey, so that they need no code next time. */
export function AddPasskeyNotice({ mosque }: { mosque: string }) {
  const { t } = useWords('desk')
  const say = t.desk.account
  return (
    <Notice tone="info" className={styles.demo} title={say.recovered}>
      <ButtonLink href={`/${mosque}/sessions`}>{say.addPasskey}</ButtonLink>
    </Notice>
  )
}
