export {
  type Language as MailLanguage,
  chooseLanguage,
  languages as mailLanguages,
  getTenantLanguage,
} from '../i18n/language.ts'
