import { type ReactNode, type Ref, useState } from 'react'
import { ButtonLink } from '../button/Button.tsx'
import { Link } from '../link/Link.tsx'
import { bars, cross, search as glass } from '../mark/lines.ts'
import { Mark } from '../mark/Mark.tsx'
import { Star } from '../pattern/Pattern.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { closing } from './closing.ts'
import styles from './header.module.css'
import { LanguageMenu, LanguageRow, type LanguageLink } from './Languages.tsx'
import { useShown } from './useShown.ts'

/** A place in the menu. */
export interface NavItem {
  /** Where it leads. */
  href: string
  /** Its words. */
  label: ReactNode
  /** The page one is on. */
  current?: boolean
}

/** A part of the menu's sheet: links that belong together. */
export interface MenuPart {
  /** What they have in common. Without it they stand for themselves. */
  title?: string
  /** The links. */
  items: readonly NavItem[]
}

/** The mark of a tenant. */
export interface HeaderLogo {
  /** Where its picture is. Without one, and where it does not come, the kit's star stands in its place. */
  src?: string
  /** `wide` says the name itself, so the words are left to those who listen. Default `square`. */
  shape?: 'square' | 'round' | 'wide'
}

export interface SiteHeaderProps {
  /** Where the name leads, and what is read after it: "home". */
  home: { href: string; label: string }
  /** The name in words; shown beside the logo, or instead of it. */
  name: ReactNode
  /** The tenant's mark, before the name. */
  logo?: HeaderLogo
  /** The links in the bar, as many as it has room for; all are in the menu's sheet. Empty: there are none. */
  nav?: readonly NavItem[]
  /** What the menu's sheet has, part by part. Default: the links of the bar in one part. */
  menu?: readonly MenuPart[]
  /** What the menu is, for those who listen: "Main". */
  navLabel: string
  /** The word on the phone's menu control: "Menu". */
  menuLabel: string
  /** The languages the page can be read in; full-page links, because the server sets the choice. */
  languages?: readonly LanguageLink[]
  /** What the list of languages is: "Language". Needed with `languages`. */
  languagesLabel?: string
  /** A way to one's account. Drawn in the bar on the desk and again in the phone's sheet, of which one is in sight. */
  account?: ReactNode
  /** Where the site is searched: a mark in the bar on the desk, a line of the phone's sheet. */
  search?: { href: string; label: string }
  /** Quieter places at the end of the menu's sheet: legal pages, where no footer has them. */
  more?: readonly NavItem[]
  /** What they are, for those who listen. Needed with `more`. */
  moreLabel?: string
  /** The one action that is always in sight: "Donate". */
  action?: { href: string; label: ReactNode }
}

interface NavListProps {
  items: readonly NavItem[]
  /** How many are in sight; the rest is not to be reached here. */
  shown?: number
  ref?: Ref<HTMLUListElement>
}

function NavList({ items, shown = items.length, ref }: NavListProps) {
  return (
    <ul className={styles.list} ref={ref}>
      {items.map(({ href, label, current }, i) => (
        <li key={href} data-cut={i >= shown || undefined}>
          <Link href={href} aria-current={current ? 'page' : undefined} className={styles.link}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}

interface LogoProps extends HeaderLogo {
  onBroken: () => void
}

function Logo({ src, shape, onBroken }: LogoProps) {
  return (
    <span className={styles.logo} data-shape={!src && shape === 'wide' ? 'square' : shape} aria-hidden="true">
      {src ? (
        <img
          src={src}
          alt=""
          onError={onBroken}
          ref={(img) => {
            // It may have failed before any script ran. A drawing without a size of its own has no width either: it decodes.
            if (img?.complete && img.naturalWidth === 0) img.decode().catch(onBroken)
          }}
        />
      ) : (
        <Star filled />
      )}
    </span>
  )
}

/** Fewer links than this are found at a glance, and need no titles. */
const fewLinks = 7

/** The menu's links in their parts, or in one list where they are few. */
function MenuParts({ parts }: { parts: readonly MenuPart[] }) {
  const items = parts.flatMap((part) => part.items)
  if (items.length < fewLinks) return <NavList items={items} />
  return parts.map((part, i) => (
    <div key={part.title ?? i} className={styles.part}>
      {part.title && <p className={styles.partTitle}>{part.title}</p>}
      <NavList items={part.items} />
    </div>
  ))
}

/** More than this is too much for most bars: the menu's control is there before the bar has been measured. */
const manyEntries = 6

/** Name, menu and the one action. On the phone the menu is a `details`: it opens before any script has run. */
export function SiteHeader(props: SiteHeaderProps) {
  const { home, name, logo, nav = [], menu = [{ items: nav }], navLabel, menuLabel } = props
  const { languages = [], languagesLabel = '', account, search, more = [], moreLabel, action } = props
  const [list, shown] = useShown()
  const [broken, setBroken] = useState<string>()
  const src = logo?.src === broken ? undefined : logo?.src
  const links = menu.reduce((sum, { items }) => sum + items.length, 0)
  // The menu's control stands there where the bar lacks something of it.
  const cut = links > nav.length || (shown === undefined ? nav.length > manyEntries : shown < nav.length)

  return (
    <header className={styles.header} data-print="hide">
      <div className={styles.bar}>
        <Link href={home.href} className={styles.home}>
          {logo && <Logo {...logo} src={src} onBroken={() => setBroken(src)} />}
          {src && logo?.shape === 'wide' ? (
            <VisuallyHidden>{name}</VisuallyHidden>
          ) : (
            <span className={styles.name}>{name}</span>
          )}
          {/* After the visible name, never instead of it: who speaks to the page says what stands there (WCAG 2.5.3). */}
          <VisuallyHidden> {home.label}</VisuallyHidden>
        </Link>
        {nav.length > 0 && (
          <nav aria-label={navLabel} className={styles.wide}>
            <NavList items={nav} shown={shown} ref={list} />
          </nav>
        )}
        {search && (
          <Link href={search.href} className={styles.search}>
            <Mark line={glass} size={22} />
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
          <details className={styles.menu} ref={closing} data-menu="" data-cut={cut || more.length > 0 || undefined}>
            <summary className={styles.summary}>
              <Mark line={bars} size={24} className={styles.bars} />
              <Mark line={cross} size={24} className={styles.cross} />
              <span className={styles.menuWord}>{menuLabel}</span>
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
                      <Mark line={glass} size={22} />
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
