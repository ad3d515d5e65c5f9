import { createCatalogue } from '@minaret/foundation/words'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { ur } from './ur.ts'

/** What is said of gifts, in each language. */
export const giftMessages = createCatalogue({ en, ar, ur })
