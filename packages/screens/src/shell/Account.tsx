import { useSession, useTenant } from '@minaret/domain'
import { pathAt } from '@minaret/plans'
import { Link } from '@minaret/ui'
import { screenName } from '../app/screenName.ts'
import { useHydrated } from '../app/useHydrated.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import styles from './shell.module.css'

/**
 * The link to the login page or the profile. The server does not know the session and renders both; before hydration the
 * document's `data-session` determines which is visible (`shell.module.css`).
 */
export function Account() {
  const { user } = useSession()
  if (useHydrated()) return <AccountLink to={user ? 'profile' : 'login'} />
  return (
    <>
      <AccountLink to="login" session="guest" />
      <AccountLink to="profile" session="user" />
    </>
  )
}

function AccountLink({ to, session }: { to: 'login' | 'profile'; session?: 'guest' | 'user' }) {
  const { t } = useMessages()
  const tenant = useTenant()
  return (
    <Link href={pathAt(to, tenant)} className={styles.account} data-whose={session}>
      {screenName(t, to)}
    </Link>
  )
}
