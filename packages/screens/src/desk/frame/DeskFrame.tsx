import type { DeskMosque } from '@minaret/contract/desk'
import { useDeskLogout, useDeskSession } from '@minaret/domain/desk'
import { Button, keepClear, Link, Notice } from '@minaret/ui'
import type { ReactNode } from 'react'
import { useMessages } from '../../app/index.ts'
import styles from './deskFrame.module.css'
import { DeskNav } from './DeskNav.tsx'
import { AddPasskeyNotice } from './AddPasskeyNotice.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { Toasts } from './Toasts.tsx'
import { type DeskPage, deskPath } from './pages.ts'
import { SupportBanner } from './SupportBanner.tsx'
import { UndoBar } from './UndoBar.tsx'
import { useFormatRoles } from './useFormatRoles.ts'

export type DeskFrameProps = {
  mosque: DeskMosque
  /** The current page; undefined if it is not in the navigation. */
  page?: DeskPage
  /** The page title, for the browser's tab. */
  title: string
  children: ReactNode
}

/** The layout of every page of a mosque's desk: header, navigation by role, toasts and undo bar. */
export function DeskFrame({ mosque, page, title, children }: DeskFrameProps) {
  const { t } = useMessages('desk')
  const { data: session } = useDeskSession()
  return (
    <div className={styles.frame}>
      <title>{`${t.desk.titleOf({ page: title })} · ${mosque.name}`}</title>
      <a className={styles.skip} href="#content">
        {t.site.skip}
      </a>
      <header className={styles.header}>
        <Link href={deskPath(mosque.slug, 'today')} className={styles.mosque} dir="auto">
          {mosque.name}
        </Link>
        <AccountMenu mosque={mosque} />
      </header>
      <DeskNav mosque={mosque} {...(page ? { page } : {})} />
      <main id="content" tabIndex={-1} className={styles.main}>
        {session?.account?.demonstration && (
          <Notice tone="demo" className={styles.demo}>
            {t.desk.demonstration.banner}
          </Notice>
        )}
        {session?.account?.recovered && <AddPasskeyNotice mosque={mosque.slug} />}
        {mosque.supportUntil && <SupportBanner until={mosque.supportUntil} />}
        {children}
      </main>
      <div className={styles.messages} ref={keepClear}>
        <Toasts />
        <UndoBar mosque={mosque.slug} />
      </div>
    </div>
  )
}

function AccountMenu({ mosque }: { mosque: DeskMosque }) {
  const { t } = useMessages('desk')
  const { data: session } = useDeskSession()
  const formatRoles = useFormatRoles()
  const logout = useDeskLogout(() => window.location.replace('/'))
  return (
    <details className={styles.account}>
      <summary>{t.desk.account.menu}</summary>
      <div className={styles.menu}>
        {session?.account && <p>{t.desk.account.loggedInAs({ name: session.account.name })}</p>}
        <p className={styles.roles}>{formatRoles(mosque.roles)}</p>
        <Link href={mosque.address}>{t.desk.account.viewSite}</Link>
        {session && session.mosques.length > 1 && <Link href="/">{t.desk.account.switchMosque}</Link>}
        {session?.installation && <Link href="/installation">{t.desk.account.installation}</Link>}
        <Link href={`/${mosque.slug}/sessions`}>{t.desk.account.sessions}</Link>
        <LanguageChoice />
        <Button tone="quiet" busy={logout.isPending} onClick={() => logout.mutate()}>
          {t.desk.account.logout}
        </Button>
      </div>
    </details>
  )
}
