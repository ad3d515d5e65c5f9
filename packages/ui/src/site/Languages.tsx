import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { setUpMenu } from './setUpMenu.ts'
import styles from './languages.module.css'

/** A language of the page. */
export interface LanguageLink {
  /** The URL where the server saves the choice: a full page load, never a client-side route. */
  href: string
  /** The language's own name: "العربية". */
  label: string
  /** Its BCP 47 tag. */
  lang: string
  /** Whether it is the current language. */
  current?: boolean
}

export interface LanguagesProps {
  /** The page's languages. */
  languages: readonly LanguageLink[]
  /** The list's label: "Language". */
  label: string
}

/** The languages in a row. */
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
              // The link saves a choice, so search engines should not follow it.
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

/** A menu of the languages, with a globe and the current language's name. */
export function LanguageMenu({ languages, label }: LanguagesProps) {
  const current = languages.find((language) => language.current)
  return (
    <details className={styles.menu} ref={setUpMenu} data-menu="">
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
