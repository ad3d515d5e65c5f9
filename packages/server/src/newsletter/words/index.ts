import { createCatalogue } from '@minaret/foundation/words'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { ur } from './ur.ts'

/** What is said of the newsletter, in each language. */
export const newsletterMessages = createCatalogue({ en, ar, ur })
