import type { ReactNode } from 'react'
import { Link } from '../link/Link.tsx'
import styles from './footer.module.css'

export interface FooterEndProps {
  /** The line with the year and the site's name. */
  copyright: ReactNode
  /** The line with the charity's name and number. */
  charity?: ReactNode
  /** The links to terms and privacy. */
  legal: readonly { href: string; label: ReactNode }[]
  /** The label of the legal links for screen readers. */
  legalLabel: string
  /** The site's credit: one sentence, a link if it has an `href`. */
  credit?: { href?: string; label: ReactNode }
}

/** The last lines of a footer. */
export function FooterEnd({ copyright, charity, legal, legalLabel, credit }: FooterEndProps) {
  return (
    <div className={styles.end}>
      <div className={styles.small}>
        <p>{copyright}</p>
        {charity && <p>{charity}</p>}
      </div>
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
      {credit?.href ? (
        <a className={styles.credit} href={credit.href} rel="noopener">
          {credit.label}
        </a>
      ) : (
        credit && <p>{credit.label}</p>
      )}
    </div>
  )
}
