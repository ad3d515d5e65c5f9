import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { closing } from './closing.ts'
import styles from './languages.module.css'

/** A language the page can be read in. */
export interface LanguageLink {
  /** Where the server sets the choice: a page of its own, never the router's. */
  href: string
  /** The language's name in itself: "العربية". */
  label: string
  /** Its BCP 47 tag. */
  lang: string
  /** The one being read. */
  current?: boolean
}

export interface LanguagesProps {
  /** The languages the page can be read in. */
  languages: readonly LanguageLink[]
  /** What the list is: "Language". */
  label: string
}

/** The languages, one beside the other. */
export function LanguageRow({ languages, label }: LanguagesProps) {
  return (
    <nav aria-label={label} className={styles.row}>
      <ul>
        {languages.map(({ href, label: name, lang, current }) => (
          <li key={lang}>
            <a
              href={href}
              lang={lang}
              hrefLang={lang}
              // It sets a choice: no search engine has one to make.
              rel="nofollow"
              aria-current={current ? 'true' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The languages behind a globe and the name of the one being read. */
export function LanguageMenu({ languages, label }: LanguagesProps) {
  const current = languages.find((language) => language.current)
  return (
    <details className={styles.menu} ref={closing} data-menu="">
      <summary className={styles.summary}>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
          <path
            d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c5 5.5 5 12.5 0 18M12 3c-5 5.5-5 12.5 0 18"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.6"
          />
        </svg>
        {current ? (
          <>
            <span lang={current.lang}>{current.label}</span>
            <VisuallyHidden> {label}</VisuallyHidden>
          </>
        ) : (
          label
        )}
      </summary>
      <LanguageRow languages={languages} label={label} />
    </details>
  )
}
