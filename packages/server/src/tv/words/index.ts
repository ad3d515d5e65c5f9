import { createCatalogue } from '@minaret/foundation/words'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { ur } from './ur.ts'

/** What is said to a TV display that is not known, in each language. */
export const tvMessages = createCatalogue({ en, ar, ur })
