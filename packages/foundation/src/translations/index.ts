export { otherLanguageOf, readTranslations, translateRow, translateRows, translatedColumn } from './translations.ts'
