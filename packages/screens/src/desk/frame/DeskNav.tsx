import type { DeskMosque } from '@minaret/contract/desk'
import { Link } from '@minaret/ui'
import { type CSSProperties, Fragment, useState } from 'react'
import { useMessages } from '../../app/index.ts'
import styles from './deskNav.module.css'
import { MoreIcon, NavIcon } from './NavIcon.tsx'
import { type DeskPage, deskPath, pagesFor } from './pages.ts'

/** Number of pages in a phone's bar, besides "More". */
const barSize = 4

/** The number of columns as a CSS property. */
const columnStyle = (count: number): CSSProperties & { '--columns': number } => ({ '--columns': count })

/** The navigation by role: a bar at the bottom on a phone, a sidebar on wider viewports. */
export function DeskNav({ mosque, page }: { mosque: DeskMosque; page?: DeskPage }) {
  const { t } = useMessages('desk')
  const [isOpen, setOpen] = useState(false)
  const pages = pagesFor(mosque.roles)
  const barCount = pages.length > barSize + 1 ? barSize : pages.length
  const isBeyondBar = pages.findIndex((entry) => entry.page === page) >= barCount
  return (
    <nav
      className={styles.nav}
      style={columnStyle(barCount + (barCount < pages.length ? 1 : 0))}
      aria-label={t.desk.nav.label}
      data-open={isOpen || undefined}
    >
      {pages.map(({ page: target, group }, index) => (
        <Fragment key={target}>
          {index >= barCount && group !== 'main' && group !== pages[index - 1]?.group && (
            <p className={styles.group}>{t.desk.navGroups[group]}</p>
          )}
          <Link
            href={deskPath(mosque.slug, target)}
            aria-current={target === page ? 'page' : undefined}
            className={index < barCount ? styles.item : styles.beyond}
            onClick={() => setOpen(false)}
          >
            <NavIcon page={target} />
            {t.desk.nav[target]}
          </Link>
        </Fragment>
      ))}
      {barCount < pages.length && (
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
