import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Pattern } from '../pattern/Pattern.tsx'
import styles from './page.module.css'

export interface PageProps {
  /** The text of the skip link: "Skip to content". */
  skipLabel: string
  /** A banner at the top, for example the demonstration's notice. */
  banner?: ReactNode
  /** Usually a `SiteHeader`. */
  header?: ReactNode
  /** Usually a `PremiumFooter` or a `CampaignsFooter`, and an `OfflineNotice` after it. */
  footer?: ReactNode
  /** The content; give it one `h1`. */
  children: ReactNode
  className?: string
}

/** The frame of every page: a skip link, the landmarks, and a footer that stays at the bottom. */
export function Page({ skipLabel, banner, header, footer, children, className }: PageProps) {
  return (
    <div className={clsx(styles.page, className)}>
      <a className={styles.skip} href="#content">
        {skipLabel}
      </a>
      {banner && <aside>{banner}</aside>}
      {header}
      <main className={styles.main} id="content" tabIndex={-1}>
        {children}
      </main>
      {footer}
    </div>
  )
}

export interface SectionProps {
  /** The heading. If undefined, the section is a block with spacing and no landmark. */
  title?: ReactNode
  /** The heading's `id`, for links to it. */
  id?: string
  /** The heading level. Default 2. */
  level?: 2 | 3
  /** A link to all items, beside the heading. */
  more?: ReactNode
  /** `text` keeps lines readable, `wide` is the page's width, `narrow` is for forms. Default `wide`. */
  width?: 'wide' | 'text' | 'narrow'
  /** `quiet` has a background across the page. */
  tone?: 'plain' | 'quiet'
  /** The first block overlaps the end of a deep `PageHeader`. */
  lift?: boolean
  /** The content under the title. */
  children: ReactNode
  className?: string
}

/** A section of a page, with the page's spacing. */
export function Section({
  title,
  id,
  level = 2,
  more,
  width = 'wide',
  tone = 'plain',
  lift,
  children,
  className,
}: SectionProps) {
  const Heading = `h${level}` as const
  return (
    <section
      className={clsx(styles.section, className)}
      data-width={width}
      data-tone={tone}
      data-lift={lift || undefined}
    >
      <div className={styles.inner}>
        {title && (
          <div className={styles.head}>
            <Heading id={id}>{title}</Heading>
            {more}
          </div>
        )}
        {children}
      </div>
    </section>
  )
}

export interface PageHeaderProps {
  /** The page's `h1`. */
  title: ReactNode
  /** The trail to this page, at the top: usually a `Breadcrumb`. */
  trail?: ReactNode
  /** A line above the title: the area of the site. */
  eyebrow?: ReactNode
  /** One or two sentences. */
  lead?: ReactNode
  /** Content beside or below the text: actions, a meter. */
  children?: ReactNode
  /** Seed of the pattern at its end. */
  seed?: string
  /** `deep` has the tenant's deep background; the next section may overlap it with `lift`. Default `plain`. */
  tone?: 'plain' | 'deep'
  /** The same width as the section below it. Default `wide`. */
  width?: 'wide' | 'text' | 'narrow'
  className?: string
}

/**
 * The header of a page: its title and lead. `deep` where money or a story is the page (a cause, a campaign, a thank-you, a
 * section about the mosque), plain everywhere else; a `trail` on pages below another one, never on an index.
 */
export function PageHeader({
  title,
  trail,
  eyebrow,
  lead,
  children,
  seed,
  tone = 'plain',
  width = 'wide',
  className,
}: PageHeaderProps) {
  return (
    <div
      className={clsx(styles.pageHeader, className)}
      data-width={width}
      data-tone={tone}
      data-patterned={seed ? '' : undefined}
    >
      {seed && <Pattern seed={seed} tile={120} fade="radial" className={styles.headerPattern} />}
      <div className={styles.inner}>
        {trail && <div className={styles.trail}>{trail}</div>}
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </div>
  )
}

export interface GridProps {
  /** The items. */
  children: ReactNode
  /** Low items, such as `MediaRow`, that need little space between them. */
  dense?: boolean
  className?: string
}

/** Lays out items side by side, or in one column if there is no room. */
export function Grid({ children, dense, className }: GridProps) {
  return (
    <div className={clsx(styles.grid, className)} data-dense={dense || undefined}>
      {children}
    </div>
  )
}
