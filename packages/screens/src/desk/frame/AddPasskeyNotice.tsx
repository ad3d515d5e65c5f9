import { ButtonLink, Notice } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import styles from './deskFrame.module.css'

/** Shown after a login with a recovery code: a link to add a passkey for the next login. */
export function AddPasskeyNotice({ mosque }: { mosque: string }) {
  const { t } = useMessages('desk')
  const texts = t.desk.account
  return (
    <Notice tone="info" className={styles.demo} title={texts.recovered}>
      <ButtonLink href={`/${mosque}/sessions`}>{texts.addPasskey}</ButtonLink>
    </Notice>
  )
}
