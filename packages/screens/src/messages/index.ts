export type { Catalogue, CommonWords, Feature, Part, WordsOf } from './catalogue.ts'
export { choiceIn, directionOf, languageCookieFor, languageFor, languageQuery, offeredLanguages } from './choice.ts'
export { arrivedWords, endonymOf, languages, loadEveryWord, loadWords, shownLanguage, takeWords } from './load.ts'
