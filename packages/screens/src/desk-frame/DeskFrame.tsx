import type { DeskMosque } from '@minaret/contract/desk'
import { useDeskLogout, useDeskSession, useDeskToasts } from '@minaret/domain/desk'
import { mayUse } from '@minaret/plans'
import { Button, Link, Notice } from '@minaret/ui'
import type { ReactNode } from 'react'
import { useWords } from '../app/index.ts'
import styles from './deskFrame.module.css'
import { NavIcon } from './NavIcon.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { UndoBar } from './UndoBar.tsx'

/** A page of a mosque's desk. */
export type DeskPage = 'today' | 'times' | 'staff' | 'log'

export type DeskFrameProps = {
  mosque: DeskMosque
  /** The page shown. */
  page: DeskPage
  /** Its title, as the browser's tab names it. */
  title: string
  children: ReactNode
}

/** Where a page of a mosque's desk is. */
export const deskPath = (slug: string, page: DeskPage): string => (page === 'today' ? `/${slug}` : `/${slug}/${page}`)

const allPages: readonly DeskPage[] = ['today', 'times', 'staff', 'log']

/** What stands around every page of a mosque's desk: its name, the pages its role may open, and the last change's Undo. */
export function DeskFrame({ mosque, page, title, children }: DeskFrameProps) {
  const { t } = useWords('desk')
  const { data: session } = useDeskSession()
  const pages = allPages.filter(
    (each) => each === 'today' || each === 'times' || mayUse(each === 'staff' ? 'staffList' : 'logList', mosque.roles),
  )
  return (
    <div className={styles.frame}>
      <title>{`${t.desk.titleOf(title)} · ${mosque.name}`}</title>
      <a className={styles.skip} href="#content">
        {t.site.skip}
      </a>
      <header className={styles.header}>
        <Link href={deskPath(mosque.slug, 'today')} className={styles.mosque}>
          {mosque.name}
        </Link>
        <AccountMenu mosque={mosque} />
      </header>
      <nav className={styles.nav} aria-label={t.desk.nav.label}>
        {pages.map((each) => (
          <Link key={each} href={deskPath(mosque.slug, each)} aria-current={each === page ? 'page' : undefined}>
            <NavIcon page={each} />
            {t.desk.nav[each]}
          </Link>
        ))}
      </nav>
      <main id="content" tabIndex={-1} className={styles.main}>
        {session?.account?.demonstration && (
          <Notice tone="demo" className={styles.demo}>
            {t.desk.demonstration.banner}
          </Notice>
        )}
        {children}
      </main>
      <div className={styles.messages}>
        <Messages />
        <UndoBar mosque={mosque.slug} />
      </div>
    </div>
  )
}

function AccountMenu({ mosque }: { mosque: DeskMosque }) {
  const { t } = useWords('desk')
  const { data: session } = useDeskSession()
  const logout = useDeskLogout()
  return (
    <details className={styles.account}>
      <summary>{t.desk.account.menu}</summary>
      <div className={styles.menu}>
        {session?.account && <p>{t.desk.account.signedInAs(session.account.name)}</p>}
        <p className={styles.roles}>{mosque.roles.map((role) => t.desk.roles[role]).join(', ')}</p>
        <Link href={mosque.address}>{t.desk.account.viewSite}</Link>
        {session && session.mosques.length > 1 && <Link href="/">{t.desk.account.switchMosque}</Link>}
        <LanguageChoice />
        <Button tone="quiet" busy={logout.isPending} onClick={() => logout.mutate()}>
          {t.desk.account.logout}
        </Button>
      </div>
    </details>
  )
}

/** Failures and successes that belong to no field. */
function Messages() {
  const { t } = useWords()
  const { messages, gone } = useDeskToasts()
  return (
    <div aria-live="polite" className={styles.toasts}>
      {messages.map(({ id, text, kind }) => (
        <div key={id} className={styles.toast} data-kind={kind}>
          <p>{text}</p>
          <button type="button" onClick={() => gone(id)}>
            {t.site.close}
          </button>
        </div>
      ))}
    </div>
  )
}
