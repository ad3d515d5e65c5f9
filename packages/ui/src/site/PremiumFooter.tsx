import type { ReactNode } from 'react'
import { Link } from '../link/Link.tsx'
import { Mark } from '../mark/Mark.tsx'
import { Pattern } from '../pattern/Pattern.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import styles from './footer.module.css'
import { FooterEnd, type FooterEndProps } from './FooterEnd.tsx'
import { footerMarks, type MarkName } from './footerMarks.ts'

/** A link at the foot of the page. */
export interface FooterLink {
  /** Where it leads. */
  href: string
  /** Its words. */
  label: ReactNode
  /** Drawn before its words. */
  mark?: MarkName
  /** It leads away from the site: a plain anchor that tells the other side nothing of this page's window. */
  away?: boolean
}

/** Links under one heading. */
export interface FooterGroup {
  /** The heading. */
  title: ReactNode
  /** The links, in their order. */
  links: readonly FooterLink[]
  /** Words above the links: an address, opening hours. A line break in them is one on the page. */
  lines?: readonly ReactNode[]
  /** `marks` shows symbols alone, `buttons` is for the few that ask for something: a WhatsApp group, an app. Default `list`. */
  shape?: 'list' | 'marks' | 'buttons'
}

export interface PremiumFooterProps extends FooterEndProps {
  /** The footer's own logo. */
  logo?: ReactNode
  /** The title block: the mosque's name, above the groups. */
  title?: ReactNode
  /** Under the title: a sentence, or the form that signs one up to the newsletter. */
  children?: ReactNode
  /** Links, find us, follow us, apps, in their order. A group without lines and links is left out. */
  groups: readonly FooterGroup[]
  /** Seed of the pattern beside its title, usually the tenant's id. */
  seed: string
}

function Entry({ href, label, mark, away, bare }: FooterLink & { bare: boolean }) {
  // A number or an address keeps its own direction in a page that runs the other way.
  const text = <bdi>{label}</bdi>
  const words = (
    <>
      {mark && <Mark line={footerMarks[mark]} />}
      {bare ? <VisuallyHidden>{text}</VisuallyHidden> : text}
    </>
  )
  return away ? (
    <a href={href} rel="noopener">
      {words}
    </a>
  ) : (
    <Link href={href}>{words}</Link>
  )
}

function Group({ title, links, lines = [], shape = 'list' }: FooterGroup) {
  return (
    <section className={styles.group} data-shape={shape} data-many={links.length > 5 || undefined}>
      <h2>{title}</h2>
      {lines.map((line, i) => (
        <p key={i} className={styles.lines}>
          {line}
        </p>
      ))}
      {links.length > 0 && (
        <ul>
          {/* Two may lead to the same place: a number to call, and the same on WhatsApp's own page. */}
          {links.map((link, i) => (
            <li key={i}>
              <Entry {...link} bare={shape === 'marks' && link.mark !== undefined} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The premium plan's end of every page: a deep plate with everything one may still look for, in quiet columns. */
export function PremiumFooter({ logo, title, children, groups, seed, ...end }: PremiumFooterProps) {
  const shownGroups = groups.filter(({ links, lines = [] }) => links.length > 0 || lines.length > 0)
  const isList = ({ shape = 'list' }: FooterGroup) => shape === 'list'
  const lists = shownGroups.filter(isList)
  const short = shownGroups.filter((group) => !isList(group))
  const headed = logo || title || children
  return (
    <footer className={styles.footer} data-print="hide">
      {headed && <Pattern seed={seed} tile={132} fade="radial" className={styles.pattern} />}
      <div className={styles.inner}>
        {headed && (
          <div className={styles.head}>
            {logo && <div className={styles.logo}>{logo}</div>}
            {title && <p className={styles.title}>{title}</p>}
            {children && <div className={styles.aside}>{children}</div>}
          </div>
        )}
        {shownGroups.length > 0 && (
          <div className={styles.groups}>
            {lists.map((group, i) => (
              <Group key={i} {...group} />
            ))}
            {short.length > 0 && (
              <div className={styles.short}>
                {short.map((group, i) => (
                  <Group key={i} {...group} />
                ))}
              </div>
            )}
          </div>
        )}
        <FooterEnd {...end} />
      </div>
    </footer>
  )
}
