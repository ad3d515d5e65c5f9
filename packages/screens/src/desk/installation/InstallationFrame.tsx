import { useDeskLogout, useDeskSession } from '@minaret/domain/desk'
import { Button, Link } from '@minaret/ui'
import type { ReactNode } from 'react'
import { useMessages } from '../../app/index.ts'
import { LanguageChoice, ToastMessages } from '../frame/index.ts'
import styles from './installation.module.css'

const pages = ['waiting', 'mosques', 'limits', 'health', 'announcements', 'log'] as const
type InstallationPage = (typeof pages)[number]

/** The path of an installation page. */
const installationPath = (page: InstallationPage): string =>
  page === 'waiting' ? '/installation' : `/installation/${page}`

type Props = {
  page: InstallationPage
  /** The page title, for the browser's tab. */
  title: string
  children: ReactNode
}

/** The layout of every page for installation owners; it belongs to no mosque. */
export function InstallationFrame({ page, title, children }: Props) {
  const { t } = useMessages('desk', 'deskInstallation')
  const { name, nav } = t.deskInstallation
  return (
    <div className={styles.frame}>
      <title>{`${t.desk.titleOf({ page: title })} · ${name}`}</title>
      <a className={styles.skip} href="#content">
        {t.site.skip}
      </a>
      <header className={styles.header}>
        <Link href="/installation" className={styles.name}>
          {name}
        </Link>
        <AccountMenu />
      </header>
      <nav className={styles.nav} aria-label={nav.label}>
        {pages.map((target) => (
          <Link key={target} href={installationPath(target)} aria-current={target === page ? 'page' : undefined}>
            {nav[target]}
          </Link>
        ))}
      </nav>
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <ToastMessages />
    </div>
  )
}

function AccountMenu() {
  const { t } = useMessages('desk', 'deskInstallation')
  const { data: session } = useDeskSession()
  const logout = useDeskLogout(() => window.location.replace('/'))
  return (
    <details className={styles.account}>
      <summary>{t.desk.account.menu}</summary>
      <div className={styles.menu}>
        {session?.account && <p>{t.desk.account.loggedInAs({ name: session.account.name })}</p>}
        {session && session.mosques.length > 0 && <Link href="/">{t.desk.account.mosques}</Link>}
        <LanguageChoice />
        <Button tone="quiet" busy={logout.isPending} onClick={() => logout.mutate()}>
          {t.desk.account.logout}
        </Button>
      </div>
    </details>
  )
}
