export type { Catalogue, CommonWords, Feature, Part, WordsOf } from './catalogue.ts'
export { choiceIn, directionOf, languageCookieFor, languageFor, languageQuery, offeredLanguages } from './choice.ts'
export {
  loadedMessages,
  endonymOf,
  languages,
  loadAllMessages,
  loadMessages,
  shownLanguage,
  loadListedMessages,
} from './load.ts'
