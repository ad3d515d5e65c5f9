import { useSession, useTenant } from '@minaret/domain'
import { pathAt } from '@minaret/plans'
import { Link } from '@minaret/ui'
import { screenName } from '../app/screenName.ts'
import { useHydrated } from '../app/useHydrated.ts'
import { useWords } from '../app/WordsProvider.tsx'
import styles from './shell.module.css'

/** The way to one's account: to logging in, or to one's own page. The host draws the first, because it knows nobody. */
export function Account() {
  const { t } = useWords()
  const { user } = useSession()
  const tenant = useTenant()
  const to = useHydrated() && user ? 'profile' : 'login'
  return (
    <Link href={pathAt(to, tenant)} className={styles.account}>
      {screenName(t, to)}
    </Link>
  )
}
