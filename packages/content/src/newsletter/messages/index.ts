import { createCatalogue } from '@minaret/foundation/i18n'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { ur } from './ur.ts'

/** What is said of the newsletter, in each language. */
export const newsletterMessages = createCatalogue({ en, ar, ur })
