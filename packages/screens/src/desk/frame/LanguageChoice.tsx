import { useDesk } from '@minaret/domain/desk'
import { useMessages } from '../../app/index.ts'
import { endonymOf, languages } from '../../messages/index.ts'
import styles from './deskFrame.module.css'

/** Buttons for the desk's languages, each labelled with its own name. */
export function LanguageChoice() {
  const { t } = useMessages()
  const { language: currentLanguage, chooseLanguage } = useDesk()
  return (
    <div role="group" aria-label={t.site.language} className={styles.languages}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === currentLanguage}
          onClick={() => chooseLanguage(language)}
        >
          {endonymOf(language)}
        </button>
      ))}
    </div>
  )
}
