export { type Language as MailLanguage, languageOf, languages as mailLanguages, ownLanguage } from '../i18n/language.ts'
