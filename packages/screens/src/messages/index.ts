export type { Catalogue, CommonWords, Feature, Part, WordsOf } from './catalogue.ts'
export {
  choiceIn,
  directionOf,
  endonymOf,
  languageCookieFor,
  languageFor,
  languageQuery,
  offeredLanguages,
} from './choice.ts'
export { arrivedWords, features, languages, loadWords, shownLanguage } from './load.ts'
