export {
  type Language as MailLanguage,
  languageOf,
  languages as mailLanguages,
  ownLanguage,
} from '../words/language.ts'
