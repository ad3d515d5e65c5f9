import { useEffect, useRef, type ReactNode } from 'react'
import { ButtonLink } from '../button/Button.tsx'
import { Link } from '../link/Link.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import styles from './header.module.css'

/** A place in the menu. */
export interface NavItem {
  href: string
  label: ReactNode
  /** The page one is on. */
  current?: boolean
}

export interface SiteHeaderProps {
  /** Where the name leads, and what is read after it: "home". */
  home: { href: string; label: string }
  /** The name in words; shown beside the logo, or instead of it. */
  name: ReactNode
  /** The tenant's mark; decorative when the name stands beside it. */
  logo?: ReactNode
  /** Hides the name on the screen where the logo already says it. */
  logoOnly?: boolean
  /** The menu. Empty: there is none. */
  nav?: readonly NavItem[]
  /** What the menu is, for those who listen: "Main". */
  navLabel: string
  /** The word on the phone's menu control: "Menu". */
  menuLabel: string
  /** The one action that is always in sight: "Donate". */
  action?: { href: string; label: ReactNode }
}

function NavList({ items }: { items: readonly NavItem[] }) {
  return (
    <ul className={styles.list}>
      {items.map(({ href, label, current }) => (
        <li key={href}>
          <Link href={href} aria-current={current ? 'page' : undefined} className={styles.link}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Name, menu and the one action. On the phone the menu is a `details`: it opens before any script has run. */
export function SiteHeader({ home, name, logo, logoOnly, nav = [], navLabel, menuLabel, action }: SiteHeaderProps) {
  const menu = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const details = menu.current
    // Going somewhere closes the menu: with a router the page does not reload, and not every router passes clicks on.
    const onClick = (event: MouseEvent) => {
      if (details && event.target instanceof Element && event.target.closest('a')) details.open = false
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details?.open) return
      details.open = false
      details.querySelector('summary')?.focus()
    }
    details?.addEventListener('click', onClick)
    details?.addEventListener('keydown', onKeyDown)
    return () => {
      details?.removeEventListener('click', onClick)
      details?.removeEventListener('keydown', onKeyDown)
    }
  }, [nav.length])

  return (
    <header className={styles.header} data-print="hide">
      <div className={styles.bar}>
        <Link href={home.href} className={styles.home}>
          {logo && (
            <span className={styles.logo} aria-hidden="true">
              {logo}
            </span>
          )}
          {logo && logoOnly ? <VisuallyHidden>{name}</VisuallyHidden> : <span className={styles.name}>{name}</span>}
          {/* After the visible name, never instead of it: who speaks to the page says what stands there (WCAG 2.5.3). */}
          <VisuallyHidden> {home.label}</VisuallyHidden>
        </Link>
        {nav.length > 0 && (
          <nav aria-label={navLabel} className={styles.wide}>
            <NavList items={nav} />
          </nav>
        )}
        {action && (
          <ButtonLink href={action.href} className={styles.action}>
            {action.label}
          </ButtonLink>
        )}
        {nav.length > 0 && (
          <details className={styles.menu} ref={menu}>
            <summary className={styles.summary}>
              <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
                <path
                  className={styles.bars}
                  d="M4 7h16M4 12h16M4 17h16"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.8"
                />
                <path
                  className={styles.cross}
                  d="M6 6l12 12M18 6L6 18"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.8"
                />
              </svg>
              <span className={styles.menuWord}>{menuLabel}</span>
            </summary>
            <nav aria-label={navLabel} className={styles.sheet}>
              <NavList items={nav} />
            </nav>
          </details>
        )}
      </div>
    </header>
  )
}
