import { createCatalogue } from '@minaret/foundation/words'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { ur } from './ur.ts'

/** What is said of a registration for the maktab, in each language. */
export const maktabMessages = createCatalogue({ en, ar, ur })
