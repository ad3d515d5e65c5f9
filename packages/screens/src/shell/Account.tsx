import { useSession, useTenant } from '@minaret/domain'
import { pathAt } from '@minaret/plans'
import { Link } from '@minaret/ui'
import { screenName } from '../app/screenName.ts'
import { useHydrated } from '../app/useHydrated.ts'
import { useWords } from '../app/WordsProvider.tsx'
import styles from './shell.module.css'

/**
 * The way to one's account: to logging in, or to one's own page. The host knows nobody and draws both; which of them is in
 * sight is said by `data-session` of the document, before React is there (`shell.module.css`).
 */
export function Account() {
  const { user } = useSession()
  if (useHydrated()) return <Way to={user ? 'profile' : 'login'} />
  return (
    <>
      <Way to="login" whose="nobody" />
      <Way to="profile" whose="user" />
    </>
  )
}

function Way({ to, whose }: { to: 'login' | 'profile'; whose?: 'nobody' | 'user' }) {
  const { t } = useWords()
  const tenant = useTenant()
  return (
    <Link href={pathAt(to, tenant)} className={styles.account} data-whose={whose}>
      {screenName(t, to)}
    </Link>
  )
}
