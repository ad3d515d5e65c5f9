export {
  getTranslationLanguage,
  readTranslations,
  translateRow,
  translateRows,
  translatedColumn,
} from './translations.ts'
