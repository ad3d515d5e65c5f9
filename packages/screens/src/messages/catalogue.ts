import type { Catalogue } from './languages/index.gen.ts'

export type { Catalogue }

/** What is loaded alone: the words every page may need, or those of one feature. */
export type Part = keyof Catalogue

/** A part that belongs to a feature. */
export type Feature = Exclude<Part, 'common'>

/** The words every page has. */
export type CommonWords = Catalogue['common']

/** The words a page of some features has: the common ones, and each feature's under its name. */
export type WordsOf<F extends Feature = never> = CommonWords & Pick<Catalogue, F>
