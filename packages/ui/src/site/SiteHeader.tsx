import type { ReactNode, Ref } from 'react'
import { ButtonLink } from '../button/Button.tsx'
import { Link } from '../link/Link.tsx'
import { bars, cross, search as glass } from '../icon/frameIcons.ts'
import { Icon } from '../icon/Icon.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { Brand, type HeaderLogo } from './Brand.tsx'
import { setUpMenu } from './setUpMenu.ts'
import styles from './header.module.css'
import { LanguageMenu, LanguageRow, type LanguageLink } from './Languages.tsx'
import { useFirstLineCount } from './useFirstLineCount.ts'

/** A link in the menu. */
export interface NavItem {
  /** The URL. */
  href: string
  /** The text. */
  label: ReactNode
  /** Whether it is the current page. */
  current?: boolean
}

/** A group of links in the menu. */
export interface MenuGroup {
  /** The group's title, if any. */
  title?: string
  /** The links. */
  items: readonly NavItem[]
}

export interface SiteHeaderProps {
  /** The link of the name, and the label announced after it: "home". */
  home: { href: string; label: string }
  /** The name as text, shown beside the logo or instead of it. */
  name: ReactNode
  /** The tenant's logo, before the name. */
  logo?: HeaderLogo
  /** The links in the bar, as many as fit; all are in the menu. */
  nav?: readonly NavItem[]
  /** The parts of the menu. Default: the links of the bar in one part. */
  menu?: readonly MenuGroup[]
  /** The navigation's label for screen readers: "Main". */
  navLabel: string
  /** The label of the menu button: "Menu". */
  menuLabel: string
  /** The page's languages; links to documents, because the server saves the choice. */
  languages?: readonly LanguageLink[]
  /** The label of the languages: "Language". Needed with `languages`. */
  languagesLabel?: string
  /** A link to the account. Rendered both in the bar for desktops and in the menu for phones; only one is visible. */
  account?: ReactNode
  /** The link to the search: an icon in the bar on desktops, a line in the menu on phones. */
  search?: { href: string; label: string }
  /** Secondary links at the end of the menu: legal pages, if no footer has them. */
  more?: readonly NavItem[]
  /** Their label for screen readers. Needed with `more`. */
  moreLabel?: string
  /** The main action, always visible: "Donate". */
  action?: { href: string; label: ReactNode }
  /** Whether it scrolls away with the page, on a page with one task. */
  scrolls?: boolean
}

interface NavListProps {
  items: readonly NavItem[]
  /** How many are visible; the others are not reachable here. */
  visibleCount?: number
  ref?: Ref<HTMLUListElement>
}

function NavList({ items, visibleCount = items.length, ref }: NavListProps) {
  return (
    <ul className={styles.list} ref={ref}>
      {items.map(({ href, label, current }, i) => (
        <li key={href} data-overflowing={i >= visibleCount || undefined}>
          <Link href={href} aria-current={current ? 'page' : undefined} className={styles.link}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Fewer links than this need no titles. */
const minLinksForTitles = 7

/** The menu's links in parts, or in one list if they are few. */
function MenuParts({ parts }: { parts: readonly MenuGroup[] }) {
  const items = parts.flatMap((part) => part.items)
  if (items.length < minLinksForTitles) return <NavList items={items} />
  return parts.map((part, i) => (
    <div key={part.title ?? i} className={styles.part}>
      {part.title && <p className={styles.partTitle}>{part.title}</p>}
      <NavList items={part.items} />
    </div>
  ))
}

/** More links than this overflow most bars: then the menu button is shown before the bar has been measured. */
const maxTypicalLinks = 6

/** The header: name, menu and main action. On phones the menu is a `details`, which opens before hydration. */
export function SiteHeader(props: SiteHeaderProps) {
  const { home, name, logo, nav = [], menu = [{ items: nav }], navLabel, menuLabel } = props
  const { languages = [], languagesLabel = '', account, search, more = [], moreLabel, action, scrolls } = props
  const [list, firstLineCount] = useFirstLineCount()
  const links = menu.reduce((sum, { items }) => sum + items.length, 0)
  // The menu button is shown if the bar does not have all links.
  const isMenuNeeded =
    links > nav.length || (firstLineCount === undefined ? nav.length > maxTypicalLinks : firstLineCount < nav.length)

  return (
    <header className={styles.header} data-scrolls={scrolls || undefined} data-print="hide">
      <div className={styles.bar}>
        <Link href={home.href} className={styles.home}>
          <Brand name={name} logo={logo} />
          {/* After the visible name, never instead of it: speech control users say the visible text (WCAG 2.5.3). */}
          <VisuallyHidden> {home.label}</VisuallyHidden>
        </Link>
        {nav.length > 0 && (
          <nav aria-label={navLabel} className={styles.desktopNav}>
            <NavList items={nav} visibleCount={firstLineCount} ref={list} />
          </nav>
        )}
        {search && (
          <Link href={search.href} className={styles.search}>
            <Icon path={glass} size={22} />
            <VisuallyHidden>{search.label}</VisuallyHidden>
          </Link>
        )}
        {account && <div className={styles.account}>{account}</div>}
        {languages.length > 1 && <LanguageMenu languages={languages} label={languagesLabel} />}
        {action && (
          <ButtonLink href={action.href} className={styles.action}>
            {action.label}
          </ButtonLink>
        )}
        {(links > 0 || languages.length > 1 || account || search || more.length > 0) && (
          <details
            className={styles.menu}
            ref={setUpMenu}
            data-menu=""
            data-overflowing={isMenuNeeded || more.length > 0 || undefined}
          >
            <summary className={styles.summary}>
              <Icon path={bars} size={24} className={styles.bars} />
              <Icon path={cross} size={24} className={styles.cross} />
              <span className={styles.menuLabel}>{menuLabel}</span>
            </summary>
            <div className={styles.sheet}>
              {links > 0 && (
                <nav aria-label={menuLabel} className={styles.parts}>
                  <MenuParts parts={menu} />
                </nav>
              )}
              {(search || account) && (
                <div className={styles.extra}>
                  {search && (
                    <Link href={search.href} className={styles.searchRow}>
                      <Icon path={glass} size={22} />
                      {search.label}
                    </Link>
                  )}
                  {account}
                </div>
              )}
              {languages.length > 1 && (
                <div className={styles.extra}>
                  <LanguageRow languages={languages} label={languagesLabel} />
                </div>
              )}
              {more.length > 0 && (
                <nav aria-label={moreLabel} className={styles.more}>
                  <NavList items={more} />
                </nav>
              )}
            </div>
          </details>
        )}
      </div>
    </header>
  )
}
