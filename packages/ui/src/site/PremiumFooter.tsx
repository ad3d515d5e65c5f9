import type { ReactNode } from 'react'
import { Link } from '../link/Link.tsx'
import { Icon } from '../icon/Icon.tsx'
import { Pattern } from '../pattern/Pattern.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import styles from './footer.module.css'
import { FooterEnd, type FooterEndProps } from './FooterEnd.tsx'
import { footerIcons, type FooterIcon } from './footerIcons.ts'

/** A link in the footer. */
export interface FooterLink {
  /** The URL. */
  href: string
  /** The text. */
  label: ReactNode
  /** The icon before the text. */
  icon?: FooterIcon
  /** Whether it is an external link: a plain anchor with `noopener`. */
  isExternal?: boolean
}

/** Links under one heading. */
export interface FooterGroup {
  /** The heading. */
  title: ReactNode
  /** The links, in order. */
  links: readonly FooterLink[]
  /** Lines above the links: an address, opening hours. Their line breaks are kept. */
  lines?: readonly ReactNode[]
  /**
   * `contact` shows only icons on phones, `icons` everywhere; `buttons` is for calls to action: a WhatsApp group, an app.
   * On phones all but `contact` are folded. Default `list`.
   */
  shape?: 'list' | 'contact' | 'icons' | 'buttons'
}

export interface PremiumFooterProps extends FooterEndProps {
  /** The footer's own logo. */
  logo?: ReactNode
  /** The title block: the mosque's name, above the groups. */
  title?: ReactNode
  /** Content under the title: a sentence, or the newsletter form. */
  children?: ReactNode
  /** The groups, in order: find us, links, follow us, apps. A group without lines and links is omitted. */
  groups: readonly FooterGroup[]
  /** Seed of the pattern beside its title, usually the tenant's id. */
  seed: string
}

function Entry({ href, label, icon, isExternal, isIconOnly: iconOnly }: FooterLink & { isIconOnly: boolean }) {
  // A number or a URL keeps its own direction in a right-to-left page.
  const text = <bdi>{label}</bdi>
  const content = (
    <>
      {icon && <Icon path={footerIcons[icon]} />}
      {iconOnly ? <VisuallyHidden>{text}</VisuallyHidden> : text}
    </>
  )
  return isExternal ? (
    <a href={href} rel="noopener">
      {content}
    </a>
  ) : (
    <Link href={href}>{content}</Link>
  )
}

function Group({ title, links, lines = [], shape = 'list' }: FooterGroup) {
  return (
    <section className={styles.group} data-shape={shape}>
      <h2>{title}</h2>
      {lines.map((line, i) => (
        <p key={i} className={styles.lines}>
          {line}
        </p>
      ))}
      {links.length > 0 && (
        <ul>
          {/* Two links may have the same URL, so the index is the key. */}
          {links.map((link, i) => (
            <li key={i}>
              <Entry {...link} isIconOnly={shape === 'icons' && link.icon !== undefined} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface FoldProps {
  /** The heading, which folds it. */
  title: ReactNode
  /** Whether it has two columns. */
  isWide?: boolean
  /** The content. */
  children: ReactNode
}

/**
 * A column on desktops, folded on phones. The content follows its `details` instead of being in it, because CSS cannot open a
 * `details` in every browser.
 */
function Fold({ title, isWide, children }: FoldProps) {
  return (
    <div className={styles.fold} data-wide={isWide || undefined}>
      <details className={styles.toggle}>
        <summary>{title}</summary>
      </details>
      <div className={styles.folded}>{children}</div>
    </div>
  )
}

/** The premium plan's footer: columns of links on a deep background, folded on phones. */
export function PremiumFooter({ logo, title, children, groups, seed, ...end }: PremiumFooterProps) {
  const visibleGroups = groups.filter(({ links, lines = [] }) => links.length > 0 || lines.length > 0)
  const isCompact = ({ shape }: FooterGroup) => shape === 'icons' || shape === 'buttons'
  const compactGroups = visibleGroups.filter(isCompact)
  const hasHeader = logo || title || children
  return (
    <footer className={styles.footer} data-print="hide">
      {hasHeader && <Pattern seed={seed} tile={132} fade="radial" className={styles.pattern} />}
      <div className={styles.inner}>
        {hasHeader && (
          <div className={styles.head}>
            {logo && <div className={styles.logo}>{logo}</div>}
            {title && <p className={styles.title}>{title}</p>}
            {children && <div className={styles.aside}>{children}</div>}
          </div>
        )}
        {visibleGroups.length > 0 && (
          <div className={styles.groups}>
            {visibleGroups
              .filter((group) => !isCompact(group))
              .map((group, i) =>
                group.shape === 'contact' ? (
                  <Group key={i} {...group} />
                ) : (
                  <Fold key={i} title={group.title} isWide={group.links.length > 5}>
                    <Group {...group} />
                  </Fold>
                ),
              )}
            {compactGroups.length > 0 && (
              <Fold title={compactGroups[0]?.title}>
                <div className={styles.short}>
                  {compactGroups.map((group, i) => (
                    <Group key={i} {...group} />
                  ))}
                </div>
              </Fold>
            )}
          </div>
        )}
        <FooterEnd {...end} />
      </div>
    </footer>
  )
}
