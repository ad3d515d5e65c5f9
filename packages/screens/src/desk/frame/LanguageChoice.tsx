import { useDesk } from '@minaret/domain/desk'
import { useMessages } from '../../app/index.ts'
import { endonymOf, languages } from '../../messages/index.ts'
import styles from './deskFrame.module.css'

/** A choice of the desk's languages, each by its own name. */
export function LanguageChoice() {
  const { t } = useMessages()
  const { language: current, chooseLanguage } = useDesk()
  return (
    <div role="group" aria-label={t.site.language} className={styles.languages}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === current}
          onClick={() => chooseLanguage(language)}
        >
          {endonymOf(language)}
        </button>
      ))}
    </div>
  )
}
