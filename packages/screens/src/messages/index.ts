export type { Catalogue, CommonWords, Feature, Part, WordsOf } from './catalogue.ts'
export { choiceIn, directionOf, languageCookieFor, languageFor, languageQuery, offeredLanguages } from './choice.ts'
export { arrivedWords, endonymOf, features, languages, loadWords, shownLanguage } from './load.ts'
