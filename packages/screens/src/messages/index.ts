export type { Catalogue, CommonMessages, Feature, Part, MessagesOf } from './catalogue.ts'
export { directionOf } from '@minaret/messages/direction'
export { parseLanguageChoice, languageCookieFor, languageFor, languageQuery, offeredLanguages } from './choice.ts'
export {
  loadedMessages,
  endonymOf,
  languages,
  loadAllMessages,
  loadMessages,
  supportedLanguage,
  loadListedMessages,
} from './load.ts'
