import { useLogout, useSession } from '@minaret/domain'
import { Button, ButtonLink } from '@minaret/ui'
import { useMessages } from '../app/MessagesProvider.tsx'
import styles from './account.module.css'
import { AccountFrame } from './AccountFrame.tsx'
import { useDestination } from './useDestination.ts'

/** Replaces an account form for a logged-in user. */
export function AlreadyLoggedIn() {
  const { t, format } = useMessages('account')
  const { user } = useSession()
  const { next, to } = useDestination()
  const { run } = useLogout()
  const texts = t.account.already
  return (
    <AccountFrame title={texts.title} lead={user?.name ? texts.more({ name: format.inText(user.name) }) : undefined}>
      <div className={styles.actions}>
        <ButtonLink size="large" href={to}>
          {next ? texts.onward : texts.profile}
        </ButtonLink>
        <Button tone="quiet" size="large" onClick={() => void run({})}>
          {texts.other}
        </Button>
      </div>
    </AccountFrame>
  )
}
