import type { DeskMosque } from '@minaret/contract/desk'
import { Link } from '@minaret/ui'
import { type CSSProperties, Fragment, useState } from 'react'
import { useWords } from '../../app/index.ts'
import styles from './deskNav.module.css'
import { MoreIcon, NavIcon } from './NavIcon.tsx'
import { type DeskPage, deskPath, pagesFor } from './pages.ts'

/** Pages a phone's bar has room for beside "More". */
const barSize = 4

/** What the bar's columns are drawn by. */
const columns = (count: number): CSSProperties & { '--columns': number } => ({ '--columns': count })

/** The pages a role may open: at the phone's foot, where a thumb is, and at the side where there is room. */
export function DeskNav({ mosque, page }: { mosque: DeskMosque; page?: DeskPage }) {
  const { t } = useWords('desk')
  const [isOpen, setOpen] = useState(false)
  const pages = pagesFor(mosque.roles)
  const inBar = pages.length > barSize + 1 ? barSize : pages.length
  const isBeyondBar = pages.findIndex((each) => each.page === page) >= inBar
  return (
    <nav
      className={styles.nav}
      style={columns(inBar + (inBar < pages.length ? 1 : 0))}
      aria-label={t.desk.nav.label}
      data-open={isOpen || undefined}
    >
      {pages.map(({ page: each, group }, n) => (
        <Fragment key={each}>
          {n >= inBar && group !== 'every' && group !== pages[n - 1]?.group && (
            <p className={styles.group}>{t.desk.navGroups[group]}</p>
          )}
          <Link
            href={deskPath(mosque.slug, each)}
            aria-current={each === page ? 'page' : undefined}
            className={n < inBar ? styles.item : styles.beyond}
            onClick={() => setOpen(false)}
          >
            <NavIcon page={each} />
            {t.desk.nav[each]}
          </Link>
        </Fragment>
      ))}
      {inBar < pages.length && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          data-current={isBeyondBar || undefined}
          onClick={() => setOpen(!isOpen)}
          onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
        >
          <MoreIcon />
          {t.desk.nav.more}
        </button>
      )}
    </nav>
  )
}
