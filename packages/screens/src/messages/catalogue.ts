import type { Catalogue } from './languages/index.gen.ts'

export type { Catalogue }

/** A part of a language's messages that loads separately: the common messages, or those of one feature. */
export type Part = keyof Catalogue

/** The name of a feature with its own messages. */
export type Feature = Exclude<Part, 'common'>

/** The messages of every page. */
export type CommonMessages = Catalogue['common']

/** The messages of a page: the common ones, and those of its features under their names. */
export type MessagesOf<F extends Feature = never> = CommonMessages & Pick<Catalogue, F>
