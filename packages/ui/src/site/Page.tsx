import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Pattern } from '../pattern/Pattern.tsx'
import styles from './page.module.css'

export interface PageProps {
  /** The words of the link that leads past the menu: "Skip to content". */
  skipLabel: string
  /** Runs above everything, for example the demonstration's notice. */
  banner?: ReactNode
  /** Usually a `SiteHeader`. */
  header?: ReactNode
  /** Usually a `PremiumFooter` or a `CampaignsFooter`, and an `OfflineNotice` after it. */
  footer?: ReactNode
  /** The content; give it one `h1`. */
  children: ReactNode
  className?: string
}

/** The frame of every page: a way past the menu, the landmarks, and a foot that stays at the foot. */
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
  /** Its heading. Without one it is a block with room around it and no landmark. */
  title?: ReactNode
  /** The heading's `id`, for links to it. */
  id?: string
  /** Which heading it is. Default 2. */
  level?: 2 | 3
  /** A way to all of it, beside the heading. */
  more?: ReactNode
  /** `text` keeps lines readable, `wide` is the page's width, `narrow` is for forms. Default `wide`. */
  width?: 'wide' | 'text' | 'narrow'
  /** `quiet` is set into the page as a band. */
  tone?: 'plain' | 'quiet'
  /** Its first block lies over the end of a deep `PageHeader`. */
  lift?: boolean
  /** What stands under the title. */
  children: ReactNode
  className?: string
}

/** A part of a page, in the page's rhythm. */
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
  /** The way down to this page, above everything: usually a `Breadcrumb`. */
  trail?: ReactNode
  /** A line above it: where one is. */
  eyebrow?: ReactNode
  /** One or two sentences. */
  lead?: ReactNode
  /** Beside or below the words: actions, a meter. */
  children?: ReactNode
  /** Draws the pattern of this seed along its end. */
  seed?: string
  /** `deep` stands on the tenant's deep plate, for a page's one moment; what follows may overlap it with `Section lift`. */
  tone?: 'plain' | 'deep'
  /** As the section below it. Default `wide`. */
  width?: 'wide' | 'text' | 'narrow'
  className?: string
}

/** The head of a page: what it is, in one look. */
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

/** Things side by side where there is room, one under the other where not. */
export function Grid({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={clsx(styles.grid, className)}>{children}</div>
}
