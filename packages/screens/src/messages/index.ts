export type { Catalogue, CommonWords, Feature, Part, WordsOf } from './catalogue.ts'
export { directionOf } from '@minaret/messages/direction'
export { choiceIn, languageCookieFor, languageFor, languageQuery, offeredLanguages } from './choice.ts'
export {
  loadedMessages,
  endonymOf,
  languages,
  loadAllMessages,
  loadMessages,
  shownLanguage,
  loadListedMessages,
} from './load.ts'
