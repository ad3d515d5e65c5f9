import type { ReactNode } from 'react'
import { Link } from '../link/Link.tsx'
import styles from './page.module.css'

export interface FooterProps {
  /** The groups above: links, a sign-up, opening hours. Not every plan has them. */
  children?: ReactNode
  /** Privacy, terms and the like. */
  legal: readonly { href: string; label: ReactNode }[]
  /** What the list of legal links is, for those who listen. */
  legalLabel: string
  /** The line at the end: the charity's name and number. */
  note?: ReactNode
}

/** The end of every page. */
export function Footer({ children, legal, legalLabel, note }: FooterProps) {
  return (
    <footer className={styles.footer} data-print="hide">
      <div className={styles.footerInner}>
        {children}
        <div className={styles.legal}>
          {legal.length > 0 && (
            <nav aria-label={legalLabel}>
              <ul>
                {legal.map(({ href, label }) => (
                  <li key={href}>
                    <Link href={href}>{label}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          {note && <p>{note}</p>}
        </div>
      </div>
    </footer>
  )
}
