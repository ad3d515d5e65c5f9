export { otherLanguageOf, readTranslations, translateRow, translateRows, wordIn } from './translations.ts'
