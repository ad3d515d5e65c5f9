export type { Catalogue, CommonWords, Feature, Part, WordsOf } from './catalogue.ts'
export { arrivedWords, features, languages, loadWords, shownLanguage } from './load.ts'
