import type { ContentField, ContentValues } from '@minaret/contract/desk'
import { translatedKey } from '@minaret/domain/desk'
import { endonymOf } from '../../messages/index.ts'
import { useContentTexts } from './useContentTexts.ts'
import { isEmptyValue } from './values.ts'
import styles from './languages.module.css'

export type LanguagesProps = {
  fields: readonly ContentField[]
  values: ContentValues
  /** The mosque's main language, and the others of its website. */
  mainLanguage: string
  otherLanguages: readonly string[]
  /** The language edited beside the main one. */
  selectedLanguage: string | undefined
  onChoose(language: string | undefined): void
}

/** An item's languages, each with its number of missing fields. */
export function Languages({
  fields,
  values,
  mainLanguage,
  otherLanguages,
  selectedLanguage,
  onChoose,
}: LanguagesProps) {
  const { texts } = useContentTexts()
  const translatedFields = fields.filter((field) => field.translated)
  if (otherLanguages.length === 0 || translatedFields.length === 0) return null
  const filledFields = translatedFields.filter(({ key }) => !isEmptyValue(values[key]))
  const countMissing = (language: string) =>
    filledFields.filter(({ key }) => isEmptyValue(values[translatedKey(language, key)])).length
  const renderChoice = (language: string | undefined, name: string, state: string) => (
    <button
      key={name}
      type="button"
      className={styles.language}
      aria-pressed={selectedLanguage === language}
      onClick={() => onChoose(language)}
    >
      <strong lang={language ?? mainLanguage}>{name}</strong>
      <span>{state}</span>
    </button>
  )
  return (
    <div role="group" aria-label={texts.languages.title} className={styles.languageChoice}>
      {renderChoice(undefined, endonymOf(mainLanguage), texts.languages.main)}
      {otherLanguages.map((language) => {
        const missingCount = countMissing(language)
        const isUntranslated = translatedFields.every(({ key }) => isEmptyValue(values[translatedKey(language, key)]))
        const state = isUntranslated
          ? texts.languages.untranslated
          : missingCount === 0
            ? texts.languages.complete
            : texts.languages.missingFields({ count: missingCount })
        return renderChoice(language, endonymOf(language), state)
      })}
    </div>
  )
}
