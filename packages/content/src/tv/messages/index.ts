import { createCatalogue } from '@minaret/foundation/i18n'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { ur } from './ur.ts'

/** What is said to a TV display that is not known, in each language. */
export const tvMessages = createCatalogue({ en, ar, ur })
